// What to ask next: questions that our own library answers, nearest first, so that none of them leads nowhere.

import type { AnswerSource } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Understood } from './understand.server.ts';

const MOST = 3;

export function followUps({ library }: { library: Library }, { topics }: Understood, sources: AnswerSource[], question: string): string[] {
  const [main, ...others] = sources.filter(({ kind }) => kind === 'faq').map(({ title }) => title);
  const ofTopic = library.faqs.filter(({ topic }) => topic === topics[0]?.id).map((faq) => faq.question);
  const asked = question.trim().toLowerCase();
  return [...new Set([...others, ...ofTopic])].filter((text) => text !== main && text.toLowerCase() !== asked).slice(0, MOST);
}
