// Follow-up questions on the same problem that the library answers, closest first.
import type { AnswerSource } from '#features/grounding/answer.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';

const MAX_FOLLOW_UPS = 3;
/** Of the leads, what is still on the same problem. */
const MAX_RANK = 10;

/** `leads`: what was found, closest first. */
export function listFollowUps(
  leads: readonly SearchItem[],
  sources: readonly AnswerSource[],
  question: string,
): string[] {
  const main = sources.find(({ kind }) => kind === 'faq' || kind === 'guide');
  const topic = leads.find(({ kind, id }) => kind === main?.kind && id === main.id)?.topic;
  const normalized = question.trim().toLowerCase();
  return leads
    .slice(0, MAX_RANK)
    .filter((item) => item.kind === 'faq' && item.topic === topic && item.id !== main?.id)
    .map(({ title }) => title)
    .filter((title) => title.toLowerCase() !== normalized)
    .slice(0, MAX_FOLLOW_UPS);
}
