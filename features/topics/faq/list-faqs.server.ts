// The FAQs, grouped by topic. The filter is a case-insensitive substring of question or answer; the
// site search handles synonyms, typos and meaning.

import { type CheckedItem, toCheckedItem } from '#features/library/checked-item.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Faq, TopicId } from '#features/library/schema/schema.ts';
import { toPlainProse } from '#lib/language/reading-grade.ts';
import { renderContent } from '#lib/markdown.ts';

export type FaqView = {
  id: string;
  topic: TopicId;
  question: string;
  html: string;
  related: { id: TopicId; title: string }[];
  rules: string[];
  checked: CheckedItem;
  /** Ids that it had before, whose places stay. */
  anchors?: string[];
};
export type FaqGroup = {
  topic: { id: TopicId; title: string; icon: string; order: number };
  faqs: FaqView[];
  more: { id: string; question: string }[];
  total: number;
};

/**
 * Without a filter, a page of all answers would be heavy on a phone: each topic shows its first
 * few, the other questions, and a link to their answers.
 */
const MAX_UNFILTERED_PER_TOPIC = 2;

export function toFaqView(faq: Faq, library: Library, now: Date): FaqView {
  return {
    id: faq.id,
    topic: faq.topic,
    question: faq.question,
    html: renderContent(faq.body),
    related: faq.related.flatMap((id) =>
      library.topics
        .filter((t) => t.id === id)
        .map(({ id: topicId, title }) => ({ id: topicId, title })),
    ),
    rules: faq.rules,
    checked: toCheckedItem(faq, now, { library, name: `faqs/${faq.id}` }),
  };
}

export function listFaqs(
  { library, clock }: Pick<LibraryDeps, 'library' | 'clock'>,
  filter: { q: string; topic: string },
): FaqGroup[] {
  const query = filter.q.trim().toLowerCase();
  const maxPerTopic =
    query === '' && !filter.topic ? MAX_UNFILTERED_PER_TOPIC : Number.POSITIVE_INFINITY;
  const now = clock.now();
  return library.topics
    .filter((t) => !filter.topic || t.id === filter.topic)
    .map(({ id, title, icon, order }) => {
      const matches = library.faqs.filter(
        (f) =>
          f.topic === id &&
          (query === '' || `${f.question}\n${toPlainProse(f.body)}`.toLowerCase().includes(query)),
      );
      return {
        topic: { id, title, icon, order },
        faqs: matches.slice(0, maxPerTopic).map((f) => toFaqView(f, library, now)),
        more: matches.slice(maxPerTopic).map((f) => ({ id: f.id, question: f.question })),
        total: matches.length,
      };
    })
    .filter((group) => group.faqs.length > 0);
}
