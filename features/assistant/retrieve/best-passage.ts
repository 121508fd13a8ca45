// Which passage of an item answers the question: the nearest in meaning where vectors are known, helped by the words; by the
// words alone where not.

import { type LibraryPassage, passagesOf } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import { DIMENSIONS } from '#features/site-search/meaning/vectors.ts';
import type { ReadQuery } from '#features/site-search/read-query.ts';
import { wordsOf } from '#lib/language/words.ts';
import type { Understood } from '../write/understand.server.ts';

export type Relevance = {
  /** From 0 to 1: which share of the question's telling words stands in the text. */
  ofText: (text: string) => number;
  /** Cosines of the item's text passages with the question, by their text; empty where not all are known. */
  ofPassages: (item: SearchItem) => Map<string, number>;
};

const MAX_DEADLINES = 2;
const MIN_DEADLINE = 0.2;
const WORDS_WEIGHT = 0.5;

export function relevanceTo(index: SearchIndex, { terms }: ReadQuery, vector?: Float32Array): Relevance {
  const weights = [...terms].map(([stem, weight]) => [stem, weight * (index.words.postings.get(stem)?.idf ?? 0)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return {
    ofText(text) {
      const stems = new Set(wordsOf(text).map((w) => w.stem));
      return weights.reduce((sum, [stem, weight]) => (stems.has(stem) ? sum + weight : sum), 0) / total;
    },
    ofPassages(item) {
      return vector ? cosinesOf(index, item, vector) : new Map();
    },
  };
}

/** The meaning index keeps an item's rows in the order of its passages, situations left out; with one missing, none is sure. */
function cosinesOf({ items, meaning }: SearchIndex, item: SearchItem, vector: Float32Array): Map<string, number> {
  const number = items.indexOf(item);
  const passages = item.passages.filter(({ kind }) => kind !== 'situation');
  const [from, to] = [meaning.starts[number] ?? 0, meaning.starts[number + 1] ?? 0];
  if (to - from !== passages.length) return new Map();
  return new Map(
    passages.flatMap(({ text, kind }, place) => {
      if (kind !== 'text') return [];
      const row = from + place;
      let sum = 0;
      for (let i = 0; i < DIMENSIONS; i++) sum += (vector[i] as number) * (meaning.rows[row * DIMENSIONS + i] as number);
      return [[text, sum * (meaning.scales[row] as number)] as const];
    }),
  );
}

/** The passages of one item that answer best; of a topic also what varies, when it matters, and the deadlines that fit. */
export function bestPassage(library: Library, item: SearchItem, { stateMatters }: Understood, relevance: Relevance): LibraryPassage[] {
  const all = passagesOf(library, item.kind, item.id);
  const cosines = [...relevance.ofPassages(item)];
  const score = (passage: LibraryPassage) => {
    const opening = passage.text.slice(0, 60);
    const near = cosines.filter(([text]) => text.includes(opening)).map(([, cosine]) => cosine);
    return Math.max(0, ...near) + WORDS_WEIGHT * relevance.ofText(`${passage.part ?? ''} ${passage.text}`);
  };
  const isDeadline = ({ blocks }: LibraryPassage) => blocks[0]?.section === 'deadlines';
  const isVaries = ({ blocks }: LibraryPassage) => blocks[0]?.section === 'varies';
  const ranked = all.filter((p) => !isDeadline(p)).map((passage) => ({ passage, score: score(passage) }));
  ranked.sort((a, b) => b.score - a.score);
  const best = ranked.find(({ passage }) => item.kind !== 'topic' || !isVaries(passage)) ?? ranked[0];
  if (!best) return all.slice(0, 1);
  if (item.kind !== 'topic') return [best.passage];
  const varies = stateMatters ? all.filter((passage) => isVaries(passage)).slice(0, 1) : [];
  const deadlines = all
    .filter(isDeadline)
    .map((passage) => ({ passage, score: relevance.ofText(passage.text) }))
    .filter((d) => d.score >= MIN_DEADLINE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_DEADLINES)
    .map((d) => d.passage);
  return [best.passage, ...varies, ...deadlines];
}
