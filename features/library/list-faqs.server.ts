// The FAQ, grouped by topic. The search is the plain one of the specification: a case-insensitive substring of question or
// answer. The site search does the clever part.

import { plainProse } from '#lib/language/reading-grade.ts';
import { renderMarkdown } from '#lib/markdown.ts';
import { type CheckedItem, checkedItem } from './checked-item.ts';
import type { LibraryDeps } from './library-deps.ts';
import type { Library } from './load-library.server.ts';
import type { Faq, TopicId } from './schema/schema.ts';

export type FaqView = {
  id: string;
  topic: TopicId;
  question: string;
  html: string;
  related: { id: TopicId; title: string }[];
  checked: CheckedItem;
};
export type FaqGroup = { topic: { id: TopicId; title: string; icon: string; order: number }; faqs: FaqView[]; total: number };

/** With nothing asked for, a page of all answers would be heavy on a phone: each topic shows its first few and a link to the rest. */
const SHOWN_UNASKED = 3;

export function faqView(faq: Faq, library: Library, now: Date): FaqView {
  return {
    id: faq.id,
    topic: faq.topic,
    question: faq.question,
    html: renderMarkdown(faq.body),
    related: faq.related.flatMap((id) =>
      library.topics.filter((t) => t.id === id).map(({ id: topicId, title }) => ({ id: topicId, title })),
    ),
    checked: checkedItem(faq, now),
  };
}

export function listFaqs({ library, clock }: Pick<LibraryDeps, 'library' | 'clock'>, filter: { q: string; topic: string }): FaqGroup[] {
  const words = filter.q.trim().toLowerCase();
  const most = words === '' && !filter.topic ? SHOWN_UNASKED : Number.POSITIVE_INFINITY;
  const now = clock.now();
  return library.topics
    .filter((t) => !filter.topic || t.id === filter.topic)
    .map(({ id, title, icon, order }) => {
      const found = library.faqs.filter(
        (f) => f.topic === id && (words === '' || `${f.question}\n${plainProse(f.body)}`.toLowerCase().includes(words)),
      );
      return { topic: { id, title, icon, order }, faqs: found.slice(0, most).map((f) => faqView(f, library, now)), total: found.length };
    })
    .filter((group) => group.faqs.length > 0);
}
