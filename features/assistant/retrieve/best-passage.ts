// Picks the passages of an item that answer the question: by meaning and words where vectors are
// available, otherwise by words.

import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { scorePassages } from '#features/search/meaning/meaning-index.ts';
import type { ParsedQuery } from '#features/search/read-query.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { memoizeUpTo } from '#lib/memo.ts';
import type { UnderstoodQuestion } from '../understand/understand.server.ts';

export type Relevance = {
  /** From 0 to 1: share of the question's word weight that occurs in the text. */
  scoreText: (text: string) => number;
  /**
   * Cosine similarities of the item's text passages with the question, by text; empty unless all
   * vectors are available.
   */
  scorePassages: (item: SearchItem) => Map<string, number>;
};

const MAX_DEADLINES = 2;
const MIN_DEADLINE = 0.2;
const WORDS_WEIGHT = 0.5;
/** Enough to find the passage that a text begins in. */
const OPENING_LENGTH = 60;

export function createRelevance(
  index: SearchIndex,
  { terms }: ParsedQuery,
  vector?: Float32Array,
): Relevance {
  const weights = [...terms].map(
    ([stem, weight]) => [stem, weight * (index.words.postings.get(stem)?.idf ?? 0)] as const,
  );
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return {
    scoreText(text) {
      const stems = listStems(text);
      return (
        weights.reduce((sum, [stem, weight]) => (stems.has(stem) ? sum + weight : sum), 0) / total
      );
    },
    scorePassages(item) {
      return vector ? computeCosines(index, item, vector) : new Map();
    },
  };
}

/** The own questions of what may lead, above all, are the same for many who ask. */
const MAX_MEMOIZED_TEXTS = 10_000;
const MAX_MEMOIZED_LENGTH = 200;
const listStems = memoizeUpTo(
  MAX_MEMOIZED_TEXTS,
  (text: string): ReadonlySet<string> => new Set(tokenizeWords(text).map(({ stem }) => stem)),
  (text) => text.length <= MAX_MEMOIZED_LENGTH,
);

/**
 * The meaning index stores an item's rows in the order of its passages, without situations; if one
 * is missing, none can be assigned.
 */
function computeCosines(
  { items, meaning }: SearchIndex,
  item: SearchItem,
  vector: Float32Array,
): Map<string, number> {
  const number = items.indexOf(item);
  const passages = item.passages.filter(({ kind }) => kind !== 'situation');
  const cosines = scorePassages(meaning, number, vector);
  if (cosines.length !== passages.length) return new Map();
  return new Map(
    passages.flatMap(({ text, kind }, offset) => {
      if (kind !== 'text') return [];
      return [[text, cosines[offset] as number] as const];
    }),
  );
}

/** How close a text of the item is to the question: by the passage it begins in, and its words. */
export function createItemRelevance(
  item: SearchItem,
  relevance: Relevance,
): (text: string, part?: string) => number {
  const cosines = [...relevance.scorePassages(item)];
  return (text, part = '') => {
    const opening = text.slice(0, OPENING_LENGTH);
    const matching = cosines
      .filter(([passage]) => passage.includes(opening))
      .map(([, cosine]) => cosine);
    return Math.max(0, ...matching) + WORDS_WEIGHT * relevance.scoreText(`${part} ${text}`);
  };
}

/** What it is a deadline for; its explanation shares words with much. */
const getDeadlineName = ({ text }: LibraryPassage) => text.split(': ', 1)[0] ?? text;

/**
 * The best passage of an item; for a topic also what varies by state, if it matters, and relevant
 * deadlines.
 */
export function findBestPassages(
  library: Library,
  item: SearchItem,
  { stateMatters }: UnderstoodQuestion,
  relevance: Relevance,
): LibraryPassage[] {
  const all = listPassages(library, item.kind, item.id);
  const scoreText = createItemRelevance(item, relevance);
  const score = ({ text, part }: LibraryPassage) => scoreText(text, part);
  const isDeadline = ({ blocks }: LibraryPassage) => blocks[0]?.section === 'deadlines';
  const isVaries = ({ blocks }: LibraryPassage) => blocks[0]?.section === 'varies';
  const ranked = all
    .filter((p) => !isDeadline(p))
    .map((passage) => ({ passage, score: score(passage) }));
  ranked.sort((a, b) => b.score - a.score);
  const best =
    ranked.find(({ passage }) => item.kind !== 'topic' || !isVaries(passage)) ?? ranked[0];
  if (!best) return all.slice(0, 1);
  if (item.kind !== 'topic') return [best.passage];
  const varies = stateMatters ? all.filter((passage) => isVaries(passage)).slice(0, 1) : [];
  const deadlines = all
    .filter(isDeadline)
    .map((passage) => ({ passage, score: relevance.scoreText(getDeadlineName(passage)) }))
    .filter((d) => d.score >= MIN_DEADLINE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_DEADLINES)
    .map((d) => d.passage);
  return [best.passage, ...varies, ...deadlines];
}
