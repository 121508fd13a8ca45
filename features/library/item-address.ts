// The address of each item, and where an old address leads. A question is a place on its topic's
// page, which no redirect reaches: links of that kind in saved texts are put right when they are
// read.
import { findNamed, type NamedKind } from './earlier-names.ts';
import type { Library } from './load-library.server.ts';

export type AddressedKind = Exclude<NamedKind, 'cases'>;
type Named = Pick<Library, 'faqs' | 'names'>;

/** `id`: of an item that is there. */
export function getItemHref(
  { faqs }: Pick<Library, 'faqs'>,
  kind: AddressedKind,
  id: string,
): string {
  if (kind !== 'faqs') return `/${kind === 'terms' ? 'dictionary' : kind}/${id}`;
  const faq = findNamed(faqs, id);
  return faq ? `/topics/${faq.topic}#faq-${faq.id}` : `/faq/${id}`;
}

const QUESTION_LINK = /^\/topics\/[a-z-]+#faq-([a-z0-9-]+)$/;

/** Of a question that was deleted, the address that says so. */
export function followLink(library: Named, href: string): string {
  const [, id] = QUESTION_LINK.exec(href) ?? [];
  if (!id) return href;
  const found = library.names.resolve('faqs', id);
  if (found === undefined) return href;
  return found === 'gone' ? `/faq/${id}` : getItemHref(library, 'faqs', found);
}

/** Every `href` in a saved value. */
export function followLinks<Value>(library: Named, value: Value): Value {
  const follow = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(follow);
    if (!part || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [
        key,
        key === 'href' && typeof inner === 'string' ? followLink(library, inner) : follow(inner),
      ]),
    );
  };
  return follow(value) as Value;
}

export type JoinedFaq = { id: string; question: string; to: string; topicTitle: string };

/**
 * Earlier names of questions, whose places on a topic's page stay: of those that are answered on
 * this page, and of those that stood here and are answered in another topic.
 */
export function listEarlierPlaces(
  { faqs, topics }: Pick<Library, 'faqs' | 'topics'>,
  topic: string,
) {
  const places = faqs.flatMap((faq) =>
    (faq.formerly ?? []).map((name) => {
      const [id = '', from] = name.split('/').toReversed();
      return { id, faq, from: from ?? faq.topic };
    }),
  );
  const here = places.filter(({ from }) => from === topic);
  return {
    /** By the question of today, the ids that it had. */
    anchors: (id: string) =>
      here.flatMap(({ faq, id: earlier }) => (faq.topic === topic && faq.id === id ? earlier : [])),
    joined: here
      .filter(({ faq }) => faq.topic !== topic)
      .map(({ id, faq }): JoinedFaq => {
        const title = topics.find((one) => one.id === faq.topic)?.title ?? faq.topic;
        return {
          id,
          question: faq.question,
          to: `/topics/${faq.topic}#faq-${faq.id}`,
          topicTitle: title,
        };
      }),
  };
}
