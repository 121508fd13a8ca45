// Finding an entry by what a person typed: as it is, in the plural, by another of its names, with other hyphens, or with a
// typing slip. Built once for a library; pure.
import type { Term } from '#features/library/schema/law-schema.ts';
import { editDistance } from '#lib/language/edit-distance.ts';
import { stemOf } from '#lib/language/words.ts';

export type TermIndex = {
  byId: Map<string, Term>;
  /** Every name, as it is and in the singular. */
  byName: Map<string, Term>;
  /** Stems, where only one entry has them. */
  byStems: Map<string, Term | null>;
  names: { key: string; term: Term }[];
  /** Which entries speak of a word, in their names (worth more) or in the questions they answer. */
  byWord: Map<string, Map<Term, number>>;
};

/** What people type around the word itself. */
const ASKING =
  /^(?:what (?:is|are|does)|whats|define|definition of|meaning of|what s)\s+(?:an? |the )?|\s+(?:mean|means|meaning|definition|legal term|in law)$/g;

export function termKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.]|\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const singular = (key: string) =>
  key
    .split(' ')
    .map((word) => word.replace(/(?<=[^s])ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<=[^su])s$/, ''))
    .join(' ');

const stems = (key: string) => key.split(' ').map(stemOf).join(' ');

export function createTermIndex(terms: Term[]): TermIndex {
  const index: TermIndex = { byId: new Map(), byName: new Map(), byStems: new Map(), names: [], byWord: new Map() };
  const weigh = (text: string, term: Term, weight: number) => {
    for (const word of new Set(termKey(text).split(' ').map(stemOf))) {
      const weights = index.byWord.get(word) ?? new Map<Term, number>();
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
      index.byWord.set(word, weights);
    }
  };
  for (const term of terms) {
    index.byId.set(term.id, term);
    for (const key of [term.term, ...term.also].map(termKey)) {
      index.byName.set(key, term);
      index.names.push({ key, term });
      const stem = stems(key);
      const earlier = index.byStems.get(stem);
      index.byStems.set(stem, earlier === undefined || earlier === term ? term : null);
      weigh(key, term, 3);
    }
    for (const question of term.questions) weigh(question, term, 1);
  }
  for (const { key, term } of index.names) {
    const one = singular(key);
    if (!index.byName.has(one)) index.byName.set(one, term);
  }
  return index;
}

export type Found = { term: Term; exact: boolean };

/** The entry that was meant, if that is clear. */
export function findTerm(index: TermIndex, typed: string): Found | null {
  const key = termKey(typed);
  const addressed = index.byId.get(key.replaceAll(' ', '-'));
  if (addressed) return { term: addressed, exact: true };
  const asked = key.replace(ASKING, '').trim();
  for (const name of [key, asked]) {
    const term = index.byName.get(name) ?? index.byName.get(singular(name)) ?? index.byStems.get(stems(name));
    if (term) return { term, exact: true };
  }
  const [near, next] = withSlips(index, asked);
  const clear = near && (!next || next.term === near.term || near.slips < next.slips);
  return clear ? { term: near.term, exact: false } : null;
}

/** The entries nearest to what was typed, best first. */
export function nearestTerms(index: TermIndex, typed: string, most = 8): Term[] {
  const key = termKey(typed).replace(ASKING, '').trim();
  const scores = new Map<Term, number>();
  const add = (term: Term, score: number) => scores.set(term, (scores.get(term) ?? 0) + score);
  for (const { term, slips } of withSlips(index, key)) add(term, 6 - slips);
  for (const { key: name, term } of index.names) {
    if (key.length > 2 && (name.startsWith(key) || ` ${name} `.includes(` ${key} `))) add(term, 4);
  }
  for (const word of new Set(key.split(' ').map(stemOf))) {
    const weights = index.byWord.get(word);
    if (!weights) continue;
    for (const [term, weight] of weights) add(term, (weight * 2) / Math.log2(2 + weights.size));
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0].term.length - b[0].term.length)
    .slice(0, most)
    .map(([term]) => term);
}

/** Names within a slip or two, fewest first. */
function withSlips(index: TermIndex, key: string): { term: Term; slips: number }[] {
  if (key.length < 4) return [];
  const limit = key.length < 7 ? 1 : key.length < 12 ? 2 : 3;
  return index.names
    .map(({ key: name, term }) => ({ term, slips: editDistance(key, name, limit) }))
    .filter(({ slips }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips);
}

const indexes = new WeakMap<object, TermIndex>();

/** The index of a library, built on first need. */
export function termIndexOf(library: { terms: Term[] }): TermIndex {
  let index = indexes.get(library.terms);
  if (!index) {
    index = createTermIndex(library.terms);
    indexes.set(library.terms, index);
  }
  return index;
}
