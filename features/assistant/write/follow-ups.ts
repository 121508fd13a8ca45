// Suggests follow-up questions that the library answers, closest first.

import type { AnswerSource } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { UnderstoodQuestion } from './understand.server.ts';

const MAX_FOLLOW_UPS = 3;

export function listFollowUps(
  { library }: { library: Library },
  { topics }: UnderstoodQuestion,
  sources: AnswerSource[],
  question: string,
): string[] {
  const [main, ...others] = sources.filter(({ kind }) => kind === 'faq').map(({ title }) => title);
  const topicQuestions = library.faqs
    .filter(({ topic }) => topic === topics[0]?.id)
    .map((faq) => faq.question);
  const normalizedQuestion = question.trim().toLowerCase();
  return [...new Set([...others, ...topicQuestions])]
    .filter((text) => text !== main && text.toLowerCase() !== normalizedQuestion)
    .slice(0, MAX_FOLLOW_UPS);
}
