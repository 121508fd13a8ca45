// The fused ranking for a told story, which is not a typed search: an item's nearest passages and its whole count alike, its
// words for less, and the spotted topics a little. The weights were chosen on evals/assistant-questions.yml alone; the second
// batch beside it was written without knowing them and only measures.
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import { scoreByWords } from '#features/site-search/index/word-index.ts';
import { DIMENSIONS } from '#features/site-search/meaning/vectors.ts';
import { type Ranked, rankItems } from '#features/site-search/rank-items.ts';
import type { ReadQuery } from '#features/site-search/read-query.ts';
import type { Understood } from '../write/understand.server.ts';

const WEIGHTS = { nearest: 0.3, whole: 0.6, nearestThree: 0.5, words: 0.35, topic: 0.16 };
/** A topic speaks of everything in it, an entry of the directory of little, and a term answers few questions. */
const HANDICAP = { topic: 0.1, resource: 0.05, term: 0.03, guide: 0, faq: 0, case: 0 };
/** Items whose passages are compared one by one: the wholes say which are worth it. */
const MAX_CANDIDATES = 300;
const MAX_RANKED = 60;

export function rankSources(index: SearchIndex, query: ReadQuery, understood: Understood, vector?: Float32Array): Ranked[] {
  const lift = topicLift(understood);
  const isHere = ({ state }: SearchItem) => !state || state === understood.jurisdiction;
  if (!vector) {
    const ranked = rankItems(index, query, understood.jurisdiction).filter(({ item }) => isHere(item));
    return byScore(ranked.map(({ item, score }) => ({ item, score: score + lift(item) })));
  }
  const words = scoreByWords(index.words, query.terms);
  const mostWords = words.reduce((most, score) => Math.max(most, score), 1e-9);
  const wholes = index.items.map((item, number) => ({ item, number, whole: isHere(item) ? wholeOf(index, number, vector) : -1 }));
  const promising = wholes.toSorted((a, b) => b.whole - a.whole).slice(0, MAX_CANDIDATES);
  return byScore(
    promising.map(({ item, number, whole }) => {
      const near = nearestOf(index, number, vector);
      const meant = WEIGHTS.nearest * (near[0] ?? 0) + WEIGHTS.whole * whole + WEIGHTS.nearestThree * mean(near);
      const said = WEIGHTS.words * ((words[number] as number) / mostWords);
      return { item, score: meant + said + lift(item) - HANDICAP[item.kind] };
    }),
  );
}

function topicLift({ topics }: Understood): (item: SearchItem) => number {
  const scoreOf = new Map(topics.map(({ id, score }) => [id, score]));
  return (item) => WEIGHTS.topic * Math.max(0, ...item.topics.map((id) => scoreOf.get(id) ?? 0));
}

function byScore(ranked: Ranked[]): Ranked[] {
  return ranked.sort((a, b) => b.score - a.score).slice(0, MAX_RANKED);
}

function wholeOf({ meaning }: SearchIndex, number: number, vector: Float32Array): number {
  return product(meaning.wholes, number, vector) * (meaning.wholeScales[number] as number);
}

/** The cosines of the three nearest passages, nearest first. */
function nearestOf({ meaning }: SearchIndex, number: number, vector: Float32Array): number[] {
  const cosines: number[] = [];
  for (let row = meaning.starts[number] as number; row < (meaning.starts[number + 1] as number); row++) {
    cosines.push(product(meaning.rows, row, vector) * (meaning.scales[row] as number));
  }
  return cosines.sort((a, b) => b - a).slice(0, 3);
}

function product(block: Int8Array, row: number, vector: Float32Array): number {
  let sum = 0;
  for (let i = 0, from = row * DIMENSIONS; i < DIMENSIONS; i++) sum += (vector[i] as number) * (block[from + i] as number);
  return sum;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
