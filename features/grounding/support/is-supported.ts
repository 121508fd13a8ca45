// Decides whether a passage says what a sentence says. Deterministic rules, no model, so every
// verdict has a reason that can be named. First the words must occur in the passage, close
// together; then rules look for contradictions despite the right words. Biased toward "not
// supported": a false negative costs the reader a look at the source, a false positive misleads.
// docs/how-answers-are-checked.md explains it in plain words; evals/support-pairs.yml measures it.

import { flattenText, tokenizeWords } from '#lib/language/words.ts';
import { memoizeUpTo } from '#lib/memo.ts';
import { splitSentences } from '../model-text/split-sentences.ts';
import { type ParsedClaim, parseClaim, splitClauses, type Token } from './support-claims.ts';
import { findContradiction } from './support-contradictions.ts';
import { findNames } from './support-facts.ts';
import type { FaultKind, MatchedWindow } from './support-fault.ts';
import { ACTORS, getCanonicalStem } from './support-words.ts';

export type Support =
  | { verdict: 'supported' }
  | { verdict: 'not'; because: FaultKind; detail?: string };

/** The weight of a word, higher when fewer items of the library use it. */
export type WordWeight = (stem: string) => number;

/** Share of the sentence's word weight that must occur in the passage. */
const MIN_COVERAGE = 0.8;
/** The same for one clause and its window. */
const MIN_WINDOW_COVERAGE = 0.6;
/** Share of adjacent word pairs of a clause that must be adjacent in the passage, too. */
const MIN_ADJACENCY = 0.6;
/** Words this far apart still count as adjacent. */
const MAX_ADJACENT_DISTANCE = 6;
/** Coverage that a second sentence must add to be part of the window. */
const MIN_PAIR_GAIN = 0.15;

export function checkSupport(
  sentence: string,
  passage: string,
  getWeight: WordWeight = () => 1,
): Support {
  const { whole, normalized, parts } = readPassage(passage);
  if (normalized.has(flattenText(sentence))) return { verdict: 'supported' };
  const claim = parseClaim(sentence);
  const content = claim.tokens.filter((token) => token.content);
  if (content.length < 2) return reject('words');
  if (measureCoverage(content, whole.names, getWeight) < MIN_COVERAGE)
    return reject('words', listMissingWords(content, whole.names));
  const unknownName = findNames(sentence).find((name) => !isMentioned(name, whole));
  if (unknownName) return reject('name', unknownName);
  const actor = content.find(
    ({ stem, name, caseName }) => !caseName && ACTORS.has(stem) && !whole.names.has(name),
  );
  if (actor) return reject('roles', actor.word);
  if (countLongestMissingRun(content, whole.names) > 1)
    return reject('words', listMissingWords(content, whole.names));
  for (const text of splitClauses(sentence)) {
    const clause = parseClaim(text);
    const match = findBestWindow(clause, parts, getWeight);
    if (!match || match.coverage < MIN_WINDOW_COVERAGE)
      return reject('words', listMissingWords(clause.tokens, match?.window.names ?? new Set()));
    if (measureAdjacency(clause, match.window, parts) < MIN_ADJACENCY)
      return reject('words', 'apart');
    const fault = findContradiction(clause, claim, { ...match, passage: whole });
    if (fault) return reject(fault.because, fault.detail);
  }
  return { verdict: 'supported' };
}

type ParsedPassage = { whole: ParsedClaim; normalized: ReadonlySet<string>; parts: ParsedClaim[] };
const MAX_CACHED_PASSAGES = 400;

/** Every sentence of an answer is compared with the same few passages, so each is parsed once. */
const readPassage = memoizeUpTo(MAX_CACHED_PASSAGES, (passage: string): ParsedPassage => {
  // A question states nothing.
  const sentences = splitSentences(passage).filter((text) => !text.endsWith('?'));
  const texts = sentences.flatMap(splitListItems).filter((text) => !text.endsWith('?'));
  return {
    whole: parseClaim(passage),
    normalized: new Set(sentences.map(flattenText)),
    parts: texts.map(parseClaim),
  };
});

/** Splits a list inside one sentence: each item can support a claim by itself. */
const splitListItems = (sentence: string) => {
  const items = sentence.split(/;\s+|,\s+(?=while\s)/);
  return items.every((item) => item.split(' ').length >= 4) ? items : [sentence];
};

/** Length of the longest run of words that are not in the passage. */
function countLongestMissingRun(content: Token[], names: ReadonlySet<string>): number {
  let run = 0;
  let longest = 0;
  for (const { name } of content) {
    run = names.has(name) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function measureCoverage(
  content: Token[],
  names: ReadonlySet<string>,
  getWeight: WordWeight,
): number {
  let covered = 0;
  let total = 0;
  for (const { stem, name } of content) {
    const weight = getWeight(stem);
    total += weight;
    if (names.has(name)) covered += weight;
  }
  return total === 0 ? 1 : covered / total;
}

const listMissingWords = (tokens: Token[], names: ReadonlySet<string>) =>
  tokens
    .filter(({ content, name }) => content && !names.has(name))
    .map(({ word }) => word)
    .join(', ');

/**
 * The sentence of the passage that covers most of the clause, or two adjacent ones when they cover
 * clearly more.
 */
function findBestWindow(
  clause: ParsedClaim,
  parts: ParsedClaim[],
  getWeight: WordWeight,
): MatchedWindow | undefined {
  const content = clause.tokens.filter((token) => token.content && !token.caseName);
  let best: [ParsedClaim, number] | undefined;
  let bestPair: [ParsedClaim, number] | undefined;
  for (const [index, part] of parts.entries()) {
    const alone = measureCoverage(content, part.names, getWeight);
    if (!best || alone > best[1]) best = [part, alone];
    const next = parts[index + 1];
    if (!next) continue;
    const both = measureCoverage(content, part.names.union(next.names), getWeight);
    if (!bestPair || both > bestPair[1]) bestPair = [parseClaim(`${part.text} ${next.text}`), both];
  }
  if (!best) return undefined;
  const [window, coverage] = bestPair && bestPair[1] - MIN_PAIR_GAIN > best[1] ? bestPair : best;
  return { window, bestSentence: best[0], coverage };
}

/**
 * Share of adjacent word pairs of the clause, both in the window, that are close together in one
 * sentence of the passage.
 */
function measureAdjacency(clause: ParsedClaim, window: ParsedClaim, parts: ParsedClaim[]): number {
  const content = clause.tokens.filter(
    (token) => token.content && !token.caseName && window.names.has(token.name),
  );
  let adjacent = 0;
  for (let i = 1; i < content.length; i++) {
    const [a, b] = [content[i - 1]?.name ?? '', content[i]?.name ?? ''];
    if (a === b || parts.some((part) => areNear(part, a, b))) adjacent++;
  }
  return content.length < 2 ? 1 : adjacent / (content.length - 1);
}

function areNear({ tokens, names }: ParsedClaim, a: string, b: string): boolean {
  if (!names.has(a) || !names.has(b)) return false;
  let lastA = Number.NEGATIVE_INFINITY;
  let lastB = Number.NEGATIVE_INFINITY;
  return tokens.some(({ name }, index) => {
    if (name === a) lastA = index;
    if (name === b) lastB = index;
    return Math.abs(lastA - lastB) <= MAX_ADJACENT_DISTANCE;
  });
}

function isMentioned(name: string, { text, names }: ParsedClaim): boolean {
  return (
    text.includes(name) ||
    tokenizeWords(name).every(({ stem }) => names.has(getCanonicalStem(stem)))
  );
}

function reject(because: FaultKind, detail?: string): Support {
  return { verdict: 'not', because, ...(detail && { detail }) };
}
