// One ranking from three kinds of evidence: meaning (cosine, scaled to 0–1 within the query), words (BM25, likewise, at a
// fifth of the weight, as measured in stack.md) and exactness (what was typed stands there as typed). The spec's
// substring rule is a floor under all of it: whatever it would find is in the list, if need be at the end.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import { type ItemName, saysName } from './index/item-names.ts';
import type { SearchItem } from './index/search-item.ts';
import { scoreByWords } from './index/word-index.ts';
import { scoreByMeaning } from './meaning/meaning-index.ts';
import type { ReadQuery } from './read-query.ts';
import { isReference } from './search-kinds.ts';

export type Ranked = { item: SearchItem; score: number };

const WORDS_WEIGHT = 0.2;
/** A topic speaks of everything in it: the answer itself should come before it. */
const HANDICAP = { topic: 0.08, guide: 0, faq: 0, resource: 0, term: 0.3, case: 0.35 };
/** Below this cosine nothing in the library is about the query at all. */
const MIN_COSINE = 0.3;
const MIN_COVERAGE = 0.5;
/** How far below the best an item may lie and still be a result. */
const MEANING_SPAN = 0.55;
const WORDS_SPAN = 0.3;
const EXACT = { title: 0.5, term: 0.45, floor: 0.2, name: 2 };
/** By words alone, a term or a case counts for so much of an answer with the same words. */
const REFERENCE_WORDS = 0.35;
/** A best answer this far below the best term or case is none. */
const NO_ANSWER = 0.6;
const STATE = { named: 0.15, chosen: 0.15 };

export function rankItems(index: SearchIndex, query: ReadQuery, jurisdiction: Jurisdiction, vector?: Float32Array): Ranked[] {
  if (query.flat === '') return [];
  const words = scaled(scoreByWords(index.words, query.terms), index.answers);
  const { meaning, foreign } = readMeaning(index, query, vector);

  const size = index.items.length;
  const [scores, onFloor] = [new Float32Array(size), new Uint8Array(size)];
  let likest = 0;
  for (const [number, item] of index.items.entries()) {
    const name = index.names[number] as ItemName;
    const floor = (index.floor[number] as string).includes(query.flat);
    onFloor[number] = floor ? 1 : 0;
    if (foreign || !isHere(item, name, query, jurisdiction)) continue;
    const like = likeness(item, words[number] as number, meaning?.[number]);
    const exact = exactness(item, name, query, floor);
    if (like <= 0 && exact < EXACT.name) continue;
    if (!isReference(item.kind)) likest = Math.max(likest, like);
    scores[number] = like + exact + homeBonus(item, query, jurisdiction);
  }
  const cut = likest * (meaning ? MEANING_SPAN : WORDS_SPAN);
  const withPhrases = itemsWithPhrases(index, query);

  const ranked: (Ranked & { number: number })[] = [];
  for (const [number, item] of index.items.entries()) {
    const score = scores[number] as number;
    const wanted = withPhrases ? withPhrases[number] : score > 0 && score >= cut;
    // Floor items that are not wanted otherwise come last, in the order of what little else speaks for them.
    if (wanted) ranked.push({ item, number, score: score + 1 });
    else if (onFloor[number]) ranked.push({ item, number, score: (words[number] as number) / 2 });
  }
  return ranked.sort((a, b) => b.score - a.score || a.number - b.number);
}

/** Foreign: nothing in the library means this, and most of its words are strange to it, so that only the floor is left. */
function readMeaning(index: SearchIndex, query: ReadQuery, vector?: Float32Array): { meaning?: Float32Array; foreign: boolean } {
  if (!vector) return { foreign: false };
  const cosines = scoreByMeaning(index.meaning, vector);
  if (largest(cosines) >= MIN_COSINE) return { meaning: scaled(cosines, index.answers), foreign: false };
  return { foreign: query.coverage < MIN_COVERAGE };
}

/** Which items hold every phrase in quotation marks; nothing when there is no phrase, or nobody has it. */
function itemsWithPhrases(index: SearchIndex, { phrases }: ReadQuery): boolean[] | undefined {
  if (phrases.length === 0) return undefined;
  const holds = index.full.map((text) => phrases.every((phrase) => text.includes(phrase)));
  return holds.includes(true) ? holds : undefined;
}

/** Another state's resources are kept out, unless the query names the state or the resource. */
export function isHere(item: SearchItem, name: ItemName, query: ReadQuery, jurisdiction: Jurisdiction): boolean {
  return !item.state || item.state === jurisdiction || query.states.has(item.state) || saysName(query.shown, name);
}

/** Without meaning, words decide alone; a topic then needs no handicap. */
function likeness({ kind }: SearchItem, said: number, meant: number | undefined): number {
  if (meant !== undefined) return meant + WORDS_WEIGHT * said - HANDICAP[kind];
  return isReference(kind) ? REFERENCE_WORDS * Math.min(1, said) : said;
}

function exactness(item: SearchItem, name: ItemName, query: ReadQuery, onFloor: boolean): number {
  if (isReference(item.kind)) return name.title === ` ${query.spaced} ` || name.terms.has(query.spaced) ? EXACT.name : 0;
  if (query.spaced.length > 1 && name.title.includes(` ${query.spaced} `)) return EXACT.title;
  if (name.terms.has(query.spaced)) return EXACT.term;
  return onFloor ? EXACT.floor : 0;
}

function homeBonus(item: SearchItem, query: ReadQuery, jurisdiction: Jurisdiction): number {
  if (!item.state) return 0;
  if (query.states.has(item.state)) return STATE.named;
  return item.state === jurisdiction ? STATE.chosen : 0;
}

function largest(values: Float32Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

/** By the best answer; by the best term or case only where no answer comes near it. */
function scaled(values: Float32Array, answers: number): Float32Array {
  const most = Math.max(largest(values.subarray(0, answers)), NO_ANSWER * largest(values));
  return most === 0 ? values : values.map((value) => Math.max(0, value) / most);
}
