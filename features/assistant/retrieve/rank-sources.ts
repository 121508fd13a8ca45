// Ranking for questions in prose, as opposed to search queries: the sources of an answer.
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { RankedItem } from '#features/search/rank-items.ts';
import { scoreItems } from '#features/search/scoring/score-items.ts';
import { ANSWER_WEIGHTS } from '#features/search/scoring/weights.ts';
import { pickBest } from '#lib/pick-best.ts';
import type { UnderstoodQuestion } from '../understand/understand.server.ts';

const MAX_RANKED = 60;

/** `isWanted` narrows what is ranked. */
export function rankSources(
  index: SearchIndex,
  understood: UnderstoodQuestion,
  isWanted: (item: SearchItem) => boolean = () => true,
): RankedItem[] {
  // State rules are chosen by asked-rule.ts.
  const isCandidate = (item: SearchItem) =>
    item.kind !== 'rule' &&
    (!item.state || item.state === understood.jurisdiction) &&
    isWanted(item);
  const { scores } = scoreItems(index, understood, ANSWER_WEIGHTS, isCandidate);
  const scored = index.items
    .entries()
    .filter(([, item]) => isCandidate(item))
    .map(([number, item]) => [item, scores[number] as number] as const);
  return pickBest(scored, MAX_RANKED).map(([item, score]) => ({ item, score }));
}
