// One ranking from three kinds of evidence: meaning (cosine, scaled to 0–1 within the query), words (BM25, likewise, at a
// fifth of the weight, as measured in stack.md) and exactness (what was typed stands there as typed). The spec's
// substring rule is a floor under all of it: whatever it would find is in the list, if need be at the end.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { SearchIndex } from './build-search-index.server.ts';
import { type ItemName, saysName } from './item-names.ts';
import type { SearchItem } from './list-items.ts';
import { scoreByMeaning } from './meaning-index.ts';
import type { ReadQuery } from './read-query.ts';
import { scoreByWords } from './word-index.ts';

export type Ranked = { item: SearchItem; score: number };

const WORDS_WEIGHT = 0.2;
/** A topic speaks of everything in it: the answer itself should come before it. */
const TOPIC_HANDICAP = 0.08;
/** Below this cosine nothing in the library is about the query at all. */
const LEAST_COSINE = 0.3;
const LEAST_COVERAGE = 0.5;
/** How far below the best an item may lie and still be a result. */
const MEANING_SPAN = 0.55;
const WORDS_SPAN = 0.3;
const EXACT = { title: 0.5, term: 0.45, floor: 0.2 };
const STATE = { named: 0.15, chosen: 0.15 };

export function rankItems(index: SearchIndex, query: ReadQuery, jurisdiction: Jurisdiction, vector?: Float32Array): Ranked[] {
  if (query.flat === '') return [];
  const words = scaled(scoreByWords(index.words, query.terms));
  const { meaning, foreign } = readMeaning(index, query, vector);

  const size = index.items.length;
  const [scores, onFloor] = [new Float32Array(size), new Uint8Array(size)];
  let likest = 0;
  for (const [number, item] of index.items.entries()) {
    const name = index.names[number] as ItemName;
    const floor = (index.floor[number] as string).includes(query.flat);
    onFloor[number] = floor ? 1 : 0;
    if (foreign || !isHere(item, name, query, jurisdiction)) continue;
    const said = words[number] as number;
    const handicap = item.kind === 'topic' ? TOPIC_HANDICAP : 0;
    const like = meaning ? (meaning[number] as number) + WORDS_WEIGHT * said - handicap : said;
    if (like <= 0) continue;
    likest = Math.max(likest, like);
    scores[number] = like + exactness(name, query, floor) + homeBonus(item, query, jurisdiction);
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
  if (largest(cosines) >= LEAST_COSINE) return { meaning: scaled(cosines), foreign: false };
  return { foreign: query.coverage < LEAST_COVERAGE };
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

function exactness(name: ItemName, query: ReadQuery, onFloor: boolean): number {
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

function scaled(values: Float32Array): Float32Array {
  const most = largest(values);
  return most === 0 ? values : values.map((value) => Math.max(0, value) / most);
}
