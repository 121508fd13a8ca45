// One ranking from three signals: meaning (cosine similarity, scaled to 0–1 within the query),
// words (BM25, scaled the same way, at a fifth of the weight, which measured best) and exact
// matches of the query text. Items that contain the query as a substring are always in the list, at
// the end if nothing else supports them.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import { type ItemName, mentionsName } from './index/item-names.ts';
import type { SearchItem } from './index/search-item.ts';
import { scoreByWords } from './index/word-index.ts';
import { scoreByMeaning } from './meaning/meaning-index.ts';
import type { ParsedQuery } from './read-query.ts';
import { isReferenceKind } from './search-kinds.ts';

export type RankedItem = {
  item: SearchItem;
  score: number;
  /** Similarity in meaning, independent of the other items; absent without embeddings. */
  cosine?: number;
};

const WORDS_WEIGHT = 0.2;
/** A topic is similar to everything in it, but the answer itself should rank above it. */
const KIND_PENALTY = {
  topic: 0.08,
  guide: 0,
  faq: 0,
  resource: 0,
  rule: 0.15,
  term: 0.3,
  case: 0.35,
};
/** If no item reaches this cosine, nothing in the library is about the query. */
const MIN_COSINE = 0.3;
const MIN_COVERAGE = 0.5;
/** The minimum score of a result, as a share of the best similarity. */
const MIN_MEANING_SHARE = 0.55;
const MIN_WORDS_SHARE = 0.3;
const EXACT_BONUS = { title: 0.5, term: 0.45, substring: 0.2, name: 2 };
/** Without meaning, the weight of a term or a case relative to an answer with the same words. */
const REFERENCE_WORDS_WEIGHT = 0.35;
/** Scores are scaled by the best answer, unless it is below this share of the best term or case. */
const MIN_ANSWER_SHARE = 0.6;
const STATE_BONUS = { named: 0.15, chosen: 0.15 };
/** For a rule whose cell of the named or chosen state is filled. */
const RULE_BONUS = 0.13;

export function rankItems(
  index: SearchIndex,
  query: ParsedQuery,
  jurisdiction: Jurisdiction,
  vector?: Float32Array,
): RankedItem[] {
  if (query.flat === '') return [];
  const wordScores = scaleScores(scoreByWords(index.words, query.terms), index.answerCount);
  const { meaning, cosines, isOffTopic } = scoreMeaning(index, query, vector);

  const size = index.items.length;
  const scores = new Float32Array(size);
  const substringMatches = new Uint8Array(size);
  let bestSimilarity = 0;
  for (const [itemIndex, item] of index.items.entries()) {
    const name = index.names[itemIndex] as ItemName;
    const hasSubstring = (index.substringText[itemIndex] as string).includes(query.flat);
    substringMatches[itemIndex] = hasSubstring ? 1 : 0;
    if (isOffTopic || !matchesJurisdiction(item, name, query, jurisdiction)) continue;
    const similarity = getSimilarity(item, wordScores[itemIndex] as number, meaning?.[itemIndex]);
    const exactBonus = getExactBonus(item, name, query, hasSubstring);
    if (similarity <= 0 && exactBonus < EXACT_BONUS.name) continue;
    if (!isReferenceKind(item.kind)) bestSimilarity = Math.max(bestSimilarity, similarity);
    scores[itemIndex] = similarity + exactBonus + getStateBonus(item, query, jurisdiction);
  }
  const threshold = bestSimilarity * (meaning ? MIN_MEANING_SHARE : MIN_WORDS_SHARE);
  const phraseMatches = findItemsWithPhrases(index, query);

  const ranked: (RankedItem & { itemIndex: number })[] = [];
  for (const [itemIndex, item] of index.items.entries()) {
    const score = scores[itemIndex] as number;
    const isResult = phraseMatches ? phraseMatches[itemIndex] : score > 0 && score >= threshold;
    // Items found only by substring come last, ordered by their word score.
    if (isResult) ranked.push({ item, itemIndex, score: score + 1, cosine: cosines?.[itemIndex] });
    else if (substringMatches[itemIndex])
      ranked.push({ item, itemIndex, score: (wordScores[itemIndex] as number) / 2 });
  }
  return ranked.sort((a, b) => b.score - a.score || a.itemIndex - b.itemIndex);
}

/**
 * `isOffTopic`: nothing in the library is similar and most words are unknown to it, so that only
 * substring matches are left.
 */
function scoreMeaning(
  index: SearchIndex,
  query: ParsedQuery,
  vector?: Float32Array,
): { meaning?: Float32Array; cosines?: Float32Array; isOffTopic: boolean } {
  if (!vector) return { isOffTopic: false };
  const cosines = scoreByMeaning(index.meaning, vector);
  if (findMax(cosines) >= MIN_COSINE)
    return { meaning: scaleScores(cosines, index.answerCount), cosines, isOffTopic: false };
  return { isOffTopic: query.coverage < MIN_COVERAGE };
}

/**
 * Which items contain every quoted phrase; undefined when there is no phrase or no item has all of
 * them.
 */
function findItemsWithPhrases(index: SearchIndex, { phrases }: ParsedQuery): boolean[] | undefined {
  if (phrases.length === 0) return undefined;
  const matches = index.fullText.map((text) => phrases.every((phrase) => text.includes(phrase)));
  return matches.includes(true) ? matches : undefined;
}

/** False for another state's resources, unless the query names the state or the resource. */
export function matchesJurisdiction(
  item: SearchItem,
  name: ItemName,
  query: ParsedQuery,
  jurisdiction: Jurisdiction,
): boolean {
  return (
    !item.state ||
    item.state === jurisdiction ||
    query.states.has(item.state) ||
    mentionsName(query.highlightStems, name)
  );
}

/** Without vectors, words decide alone and no kind is penalized. */
function getSimilarity(
  { kind }: SearchItem,
  wordScore: number,
  meaningScore: number | undefined,
): number {
  if (meaningScore !== undefined)
    return meaningScore + WORDS_WEIGHT * wordScore - KIND_PENALTY[kind];
  return isReferenceKind(kind) ? REFERENCE_WORDS_WEIGHT * Math.min(1, wordScore) : wordScore;
}

function getExactBonus(
  item: SearchItem,
  name: ItemName,
  query: ParsedQuery,
  hasSubstring: boolean,
): number {
  if (isReferenceKind(item.kind))
    return name.title === ` ${query.joinedWords} ` || name.terms.has(query.joinedWords)
      ? EXACT_BONUS.name
      : 0;
  if (query.joinedWords.length > 1 && name.title.includes(` ${query.joinedWords} `))
    return EXACT_BONUS.title;
  if (name.terms.has(query.joinedWords)) return EXACT_BONUS.term;
  return hasSubstring ? EXACT_BONUS.substring : 0;
}

function getStateBonus(item: SearchItem, query: ParsedQuery, jurisdiction: Jurisdiction): number {
  if (item.inState) return item.inState[[...query.states][0] ?? jurisdiction] ? RULE_BONUS : 0;
  if (!item.state) return 0;
  if (query.states.has(item.state)) return STATE_BONUS.named;
  return item.state === jurisdiction ? STATE_BONUS.chosen : 0;
}

function findMax(values: Float32Array): number {
  let max = 0;
  for (const value of values) if (value > max) max = value;
  return max;
}

/**
 * Scales to 0–1 by the best answer, or by the best term or case where no answer comes close to it.
 */
function scaleScores(values: Float32Array, answerCount: number): Float32Array {
  const max = Math.max(
    findMax(values.subarray(0, answerCount)),
    MIN_ANSWER_SHARE * findMax(values),
  );
  return max === 0 ? values : values.map((value) => Math.max(0, value) / max);
}
