// Finds a dictionary entry for a query: as typed, in the plural, by an alternative name, with
// different hyphens, or with a typo. The index is built once per library; no side effects.

import type { Term } from '#features/library/schema/law-schema.ts';
import { measureEditDistance } from '#lib/language/edit-distance.ts';
import { stemWord } from '#lib/language/words.ts';
import { memoize } from '#lib/memo.ts';
import { readDefinitionNames } from './question-wording.ts';

export type TermIndex = {
  byId: Map<string, Term>;
  /** Every name, as written and in the singular. */
  byName: Map<string, Term>;
  /** Null where two entries have the same stems. */
  byStems: Map<string, Term | null>;
  names: { key: string; term: Term }[];
  /** Entries per word, weighted: a word in a name counts for more than one in a question. */
  byWord: Map<string, Map<Term, number>>;
};

export function toTermKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.]|\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const toSingular = (key: string) =>
  key
    .split(' ')
    .map((word) =>
      word.replace(/(?<=[^s])ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[^su])s$/, ''),
    )
    .join(' ');

const toStems = (key: string) => key.split(' ').map(stemWord).join(' ');

export function createTermIndex(terms: Term[]): TermIndex {
  const index: TermIndex = {
    byId: new Map(),
    byName: new Map(),
    byStems: new Map(),
    names: [],
    byWord: new Map(),
  };
  const addWeights = (text: string, term: Term, weight: number) => {
    for (const word of new Set(toTermKey(text).split(' ').map(stemWord))) {
      const weights = index.byWord.get(word) ?? new Map<Term, number>();
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
      index.byWord.set(word, weights);
    }
  };
  for (const term of terms) {
    index.byId.set(term.id, term);
    for (const key of [term.term, ...term.also].map(toTermKey)) {
      index.byName.set(key, term);
      index.names.push({ key, term });
      const stem = toStems(key);
      const existing = index.byStems.get(stem);
      index.byStems.set(stem, existing === undefined || existing === term ? term : null);
      addWeights(key, term, 3);
    }
    for (const question of term.questions) addWeights(question, term, 1);
  }
  for (const { key, term } of index.names) {
    const singularKey = toSingular(key);
    if (!index.byName.has(singularKey)) index.byName.set(singularKey, term);
  }
  return index;
}

/** `edits`: by how many letters the query differs from this name of the entry. */
export type TermMatch = { term: Term; name: string; edits: number };

/** The entry that the query means, if that is unambiguous. */
export function findTerm(index: TermIndex, query: string): TermMatch | null {
  const key = toTermKey(query);
  for (const name of [key, ...readDefinitionNames(key)]) {
    const term = findTermByName(index, name) ?? findTermByStems(index, name);
    if (term) return { term, name, edits: 0 };
  }
  const [best, second] = findSimilarNames(index, readBareName(key));
  const isUnambiguous = best && (!second || second.term === best.term || best.rank < second.rank);
  return isUnambiguous ? { term: best.term, name: best.name, edits: best.distance } : null;
}

/** The entry with this name, as written or in the singular. */
export function findTermByName(index: TermIndex, name: string): Term | undefined {
  return (
    index.byId.get(name.replaceAll(' ', '-')) ??
    index.byName.get(name) ??
    index.byName.get(toSingular(name))
  );
}

/** The entry whose name has the same words with other endings: "arraigned" is the arraignment. */
export function findTermByStems(index: TermIndex, name: string): Term | undefined {
  return index.byStems.get(toStems(name)) ?? undefined;
}

/** Without the words that ask for a meaning. */
const readBareName = (key: string) =>
  readDefinitionNames(key).reduce(
    (shortest, name) => (name.length < shortest.length ? name : shortest),
    key,
  );

/** The entries most similar to the query, best first. */
export function findNearestTerms(index: TermIndex, query: string, limit = 8): Term[] {
  const key = readBareName(toTermKey(query));
  const scores = new Map<Term, number>();
  const add = (term: Term, score: number) => scores.set(term, (scores.get(term) ?? 0) + score);
  for (const { term, distance } of findSimilarNames(index, key)) add(term, 6 - distance);
  for (const { key: name, term } of index.names) {
    if (key.length > 2 && (name.startsWith(key) || ` ${name} `.includes(` ${key} `))) add(term, 4);
  }
  for (const word of new Set(key.split(' ').map(stemWord))) {
    const weights = index.byWord.get(word);
    if (!weights) continue;
    for (const [term, weight] of weights) add(term, (weight * 2) / Math.log2(2 + weights.size));
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0].term.length - b[0].term.length)
    .slice(0, limit)
    .map(([term]) => term);
}

type SimilarName = { term: Term; name: string; distance: number; rank: number };

/** Names within a small edit distance, nearest first. People rarely mistype the first letter. */
function findSimilarNames(index: TermIndex, key: string): SimilarName[] {
  if (key.length < 4) return [];
  const limit = key.length < 7 ? 1 : key.length < 12 ? 2 : 3;
  return index.names
    .map(({ key: name, term }) => ({ term, name, distance: measureEditDistance(key, name, limit) }))
    .filter(({ distance }) => distance <= limit)
    .map((similar) => ({
      ...similar,
      rank: similar.distance + (similar.name[0] === key[0] ? 0 : 0.5),
    }))
    .sort((a, b) => a.rank - b.rank);
}

const getIndex = memoize(createTermIndex);

/** The index of a library, built on first use. */
export const getTermIndex = (library: { terms: Term[] }): TermIndex => getIndex(library.terms);
