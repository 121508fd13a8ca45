// Finds a dictionary entry for a query: as typed, in the plural, by an alternative name, with different hyphens, or with a
// typo. The index is built once per library; no side effects.
import type { Term } from '#features/library/schema/law-schema.ts';
import { measureEditDistance } from '#lib/language/edit-distance.ts';
import { stemWord } from '#lib/language/words.ts';

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

/** What people type around the term itself: "what is a …", "… meaning". */
const QUESTION_WORDING =
  /^(?:what (?:is|are|does)|whats|define|definition of|meaning of|what s)\s+(?:an? |the )?|\s+(?:mean|means|meaning|definition|legal term|in law)$/g;

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
    .map((word) => word.replace(/(?<=[^s])ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[^su])s$/, ''))
    .join(' ');

const toStems = (key: string) => key.split(' ').map(stemWord).join(' ');

export function createTermIndex(terms: Term[]): TermIndex {
  const index: TermIndex = { byId: new Map(), byName: new Map(), byStems: new Map(), names: [], byWord: new Map() };
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

export type TermMatch = { term: Term; exact: boolean };

/** The entry that the query means, if that is unambiguous. */
export function findTerm(index: TermIndex, query: string): TermMatch | null {
  const key = toTermKey(query);
  const termById = index.byId.get(key.replaceAll(' ', '-'));
  if (termById) return { term: termById, exact: true };
  const bareKey = key.replace(QUESTION_WORDING, '').trim();
  for (const name of [key, bareKey]) {
    const term = index.byName.get(name) ?? index.byName.get(toSingular(name)) ?? index.byStems.get(toStems(name));
    if (term) return { term, exact: true };
  }
  const [best, second] = findSimilarNames(index, bareKey);
  const isUnambiguous = best && (!second || second.term === best.term || best.distance < second.distance);
  return isUnambiguous ? { term: best.term, exact: false } : null;
}

/** The entries most similar to the query, best first. */
export function findNearestTerms(index: TermIndex, query: string, limit = 8): Term[] {
  const key = toTermKey(query).replace(QUESTION_WORDING, '').trim();
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

/** Names within a small edit distance, nearest first. */
function findSimilarNames(index: TermIndex, key: string): { term: Term; distance: number }[] {
  if (key.length < 4) return [];
  const limit = key.length < 7 ? 1 : key.length < 12 ? 2 : 3;
  return index.names
    .map(({ key: name, term }) => ({ term, distance: measureEditDistance(key, name, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
}

const indexes = new WeakMap<object, TermIndex>();

/** The index of a library, built on first use. */
export function getTermIndex(library: { terms: Term[] }): TermIndex {
  let index = indexes.get(library.terms);
  if (!index) {
    index = createTermIndex(library.terms);
    indexes.set(library.terms, index);
  }
  return index;
}
