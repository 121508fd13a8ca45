// Hybrid ranking for questions in prose, as opposed to search queries: an item's nearest passages
// and its whole text weigh most, its words less, and the spotted topics a little. The weights were
// tuned on evals/assistant-questions.yml only; the second batch of questions is held out. What the
// lead model says of an item is added; its weight was chosen with writers that it had not read.

import { getCosines } from '#features/models/vectors.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import { scoreByWords } from '#features/site-search/index/word-index.ts';
import { scorePassages } from '#features/site-search/meaning/meaning-index.ts';
import { type RankedItem, rankItems } from '#features/site-search/rank-items.ts';
import type { ParsedQuery } from '#features/site-search/read-query.ts';
import type { UnderstoodQuestion } from '../write/understand.server.ts';

const WEIGHTS = {
  nearest: 0.3,
  whole: 0.6,
  nearestThree: 0.5,
  words: 0.35,
  topic: 0.16,
  lead: 0.8,
};
/** Topics are broad, directory entries short, and terms answer few questions. */
const HANDICAP = { topic: 0.1, resource: 0.05, term: 0.03, guide: 0, faq: 0, case: 0, rule: 0 };
/** Items whose passages are compared one by one, preselected by their whole text. */
const MAX_CANDIDATES = 300;
const MAX_RANKED = 60;

/** `isWanted` narrows what is ranked. */
export function rankSources(
  index: SearchIndex,
  query: ParsedQuery,
  understood: UnderstoodQuestion,
  vector?: Float32Array,
  isWanted: (item: SearchItem) => boolean = () => true,
): RankedItem[] {
  const getTopicBoost = createTopicBoost(understood);
  // State rules are chosen by asked-rule.ts.
  const isCandidate = (item: SearchItem) =>
    item.kind !== 'rule' &&
    (!item.state || item.state === understood.jurisdiction) &&
    isWanted(item);
  if (!vector) {
    const ranked = rankItems(index, query, understood.jurisdiction).filter(({ item }) =>
      isCandidate(item),
    );
    return sortByScore(
      ranked.map(({ item, score }) => ({ item, score: score + getTopicBoost(item) })),
    );
  }
  const words = scoreByWords(index.words, query.terms);
  const maxWordScore = words.reduce((max, score) => Math.max(max, score), 1e-9);
  const averages = getCosines(index.meaning.averages, vector);
  const wholes = index.items.map((item, number) => ({
    item,
    number,
    whole: isCandidate(item) ? (averages[number] as number) : -1,
  }));
  const promising = wholes
    .filter(({ item }) => item.kind !== 'rule' && isWanted(item))
    .toSorted((a, b) => b.whole - a.whole)
    .slice(0, MAX_CANDIDATES);
  return sortByScore(
    promising.map(({ item, number, whole }) => {
      const nearest = [...scorePassages(index.meaning, number, vector)]
        .sort((a, b) => b - a)
        .slice(0, 3);
      const meaningScore =
        WEIGHTS.nearest * (nearest[0] ?? 0) +
        WEIGHTS.whole * whole +
        WEIGHTS.nearestThree * mean(nearest);
      const wordScore = WEIGHTS.words * ((words[number] as number) / maxWordScore);
      const leadScore =
        WEIGHTS.lead * (understood.leadChances?.get(`${item.kind}:${item.id}`) ?? 0);
      const score =
        meaningScore + wordScore + getTopicBoost(item) + leadScore - HANDICAP[item.kind];
      return { item, score };
    }),
  );
}

function createTopicBoost({ topics }: UnderstoodQuestion): (item: SearchItem) => number {
  const topicScores = new Map(topics.map(({ id, score }) => [id, score]));
  return (item) =>
    WEIGHTS.topic * Math.max(0, ...item.topics.map((id) => topicScores.get(id) ?? 0));
}

function sortByScore(ranked: RankedItem[]): RankedItem[] {
  return ranked.sort((a, b) => b.score - a.score).slice(0, MAX_RANKED);
}

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
