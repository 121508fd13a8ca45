// Whether a passage says what a sentence says. A written rule, no model: the same answer every time, for a reason that can be named.
// It asks first whether the words are there, close together, and then looks for the ways in which a sentence with the right words can
// still say something else. It leans to "not": a true sentence shown as unconfirmed costs a look at the source, the other way more.
// docs/how-answers-are-checked.md explains it in plain words; evals/support-pairs.yml measures it.

import { flat, wordsOf } from '#lib/language/words.ts';
import { splitSentences } from '../model-text/split-sentences.ts';
import { type ParsedClaim, parseClaim, splitClauses, type Token } from './support-claims.ts';
import { contradicts } from './support-contradictions.ts';
import { namesOf } from './support-facts.ts';
import type { Missing, Place } from './support-fault.ts';
import { ACTORS, sameAs } from './support-words.ts';

export type Support = { verdict: 'supported' } | { verdict: 'not'; because: Missing; detail?: string };

/** How telling a word is: from how few of the library's items use it. Without it all words weigh the same. */
export type WeightOf = (stem: string) => number;

/** Shares of the sentence's words that must stand in the passage, and in one place of it. */
const ENOUGH = 0.8;
const ENOUGH_TOGETHER = 0.6;
/** Of neighbouring words of the sentence, how many must be neighbours there too. */
const ENOUGH_NEIGHBOURS = 0.6;
/** How many words apart neighbours may stand there. */
const NEAR = 6;
/** What a second sentence must add to be looked at with the first. */
const WORTH_A_SECOND = 0.15;

export function supports(sentence: string, passage: string, weightOf: WeightOf = () => 1): Support {
  const { whole, flats, parts } = readPassage(passage);
  if (flats.has(flat(sentence))) return { verdict: 'supported' };
  const said = parseClaim(sentence);
  const content = said.tokens.filter((token) => token.content);
  if (content.length < 2) return not('words');
  if (coverage(content, whole.names, weightOf) < ENOUGH) return not('words', missing(content, whole.names));
  const strange = namesOf(sentence).find((name) => !isNamed(name, whole));
  if (strange) return not('name', strange);
  const actor = content.find(({ stem, name, caseName }) => !caseName && ACTORS.has(stem) && !whole.names.has(name));
  if (actor) return not('roles', actor.word);
  if (missingInRow(content, whole.names) > 1) return not('words', missing(content, whole.names));
  for (const text of splitClauses(sentence)) {
    const unit = parseClaim(text);
    const place = nearest(unit, parts, weightOf);
    if (!place || place.share < ENOUGH_TOGETHER) return not('words', missing(unit.tokens, place?.window.names ?? new Set()));
    if (neighbours(unit, place.window, parts) < ENOUGH_NEIGHBOURS) return not('words', 'apart');
    const fault = contradicts(unit, said, { ...place, whole });
    if (fault) return not(fault.because, fault.detail);
  }
  return { verdict: 'supported' };
}

type ReadPassage = { whole: ParsedClaim; flats: ReadonlySet<string>; parts: ParsedClaim[] };
/** Every sentence of an answer is held against the same few passages: each is read once. */
const read = new Map<string, ReadPassage>();
const MAX_READ = 400;

function readPassage(passage: string): ReadPassage {
  const known = read.get(passage);
  if (known) return known;
  // A question claims nothing.
  const sentences = splitSentences(passage).filter((text) => !text.endsWith('?'));
  const texts = sentences.flatMap(piecesOf).filter((text) => !text.endsWith('?'));
  const fresh = { whole: parseClaim(passage), flats: new Set(sentences.map(flat)), parts: texts.map(parseClaim) };
  if (read.size >= MAX_READ) read.delete(read.keys().next().value ?? '');
  read.set(passage, fresh);
  return fresh;
}

/** A list in one sentence: each of its items speaks for itself. */
const piecesOf = (sentence: string) => {
  const pieces = sentence.split(/;\s+|,\s+(?=while\s)/);
  return pieces.every((piece) => piece.split(' ').length >= 4) ? pieces : [sentence];
};

/** The longest row of words that the passage does not have. */
function missingInRow(content: Token[], names: ReadonlySet<string>): number {
  let [row, longest] = [0, 0];
  for (const { name } of content) {
    row = names.has(name) ? 0 : row + 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

function coverage(content: Token[], names: ReadonlySet<string>, weightOf: WeightOf): number {
  let [found, all] = [0, 0];
  for (const { stem, name } of content) {
    const weight = weightOf(stem);
    all += weight;
    if (names.has(name)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

const missing = (tokens: Token[], names: ReadonlySet<string>) =>
  tokens
    .filter(({ content, name }) => content && !names.has(name))
    .map(({ word }) => word)
    .join(', ');

/** The sentence of the passage that has most of the words, or two neighbours when they have clearly more. */
function nearest(unit: ParsedClaim, parts: ParsedClaim[], weightOf: WeightOf): Place | undefined {
  const content = unit.tokens.filter((token) => token.content && !token.caseName);
  let [single, pair]: [ParsedClaim, number][] = [];
  for (const [at, part] of parts.entries()) {
    const share = coverage(content, part.names, weightOf);
    if (!single || share > single[1]) single = [part, share];
    const next = parts[at + 1];
    if (!next) continue;
    const both = coverage(content, part.names.union(next.names), weightOf);
    if (!pair || both > pair[1]) pair = [parseClaim(`${part.text} ${next.text}`), both];
  }
  if (!single) return undefined;
  const [window, share] = pair && pair[1] - WORTH_A_SECOND > single[1] ? pair : single;
  return { window, single: single[0], share };
}

/** How many pairs of neighbouring words, both known to the place, stand near each other in one sentence of the passage. */
function neighbours(unit: ParsedClaim, window: ParsedClaim, parts: ParsedClaim[]): number {
  const content = unit.tokens.filter((token) => token.content && !token.caseName && window.names.has(token.name));
  let together = 0;
  for (let i = 1; i < content.length; i++) {
    const [a, b] = [content[i - 1]?.name ?? '', content[i]?.name ?? ''];
    if (a === b || parts.some((part) => areNear(part, a, b))) together++;
  }
  return content.length < 2 ? 1 : together / (content.length - 1);
}

function areNear({ tokens, names }: ParsedClaim, a: string, b: string): boolean {
  if (!names.has(a) || !names.has(b)) return false;
  let [lastA, lastB] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return tokens.some(({ name }, at) => {
    if (name === a) lastA = at;
    if (name === b) lastB = at;
    return Math.abs(lastA - lastB) <= NEAR;
  });
}

function isNamed(name: string, { text, names }: ParsedClaim): boolean {
  return text.includes(name) || wordsOf(name).every(({ stem }) => names.has(sameAs(stem)));
}

function not(because: Missing, detail?: string): Support {
  return { verdict: 'not', because, ...(detail && { detail }) };
}
