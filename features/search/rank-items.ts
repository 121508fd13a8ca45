// The ranking of a search: meaning and words by scoring/score-items.ts, and exact matches of the
// query text. Items that contain the query as a substring are always in the list, at
// the end if nothing else supports them.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import { type ItemName, mentionsName } from './index/item-names.ts';
import type { SearchItem } from './index/search-item.ts';
import { scoreByMeaning } from './meaning/meaning-index.ts';
import type { ParsedQuery } from './read-query.ts';
import { findMax, scoreItems } from './scoring/score-items.ts';
import { SEARCH_WEIGHTS } from './scoring/weights.ts';
import { isReferenceKind } from './search-kinds.ts';

export type RankedItem = { item: SearchItem; score: number };

/** If no item reaches this cosine, nothing in the library is about the query. */
const MIN_COSINE = 0.3;
const MIN_COVERAGE = 0.5;
/** The minimum score of a result, as a share of the best similarity. */
const MIN_MEANING_SHARE = 0.55;
const MIN_WORDS_SHARE = 0.3;
const EXACT_BONUS = { title: 0.5, term: 0.45, substring: 0.2, name: 2 };
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
  const isNear =
    vector !== undefined && findMax(scoreByMeaning(index.meaning, vector)) >= MIN_COSINE;
  // Only substring matches are left where most words are unknown to the library, too.
  const isOffTopic = vector !== undefined && !isNear && query.coverage < MIN_COVERAGE;
  const signals = { query, ...(isNear && { vector }) };
  const { scores: similarities, words, meaning } = scoreItems(index, signals, SEARCH_WEIGHTS);
  const size = index.items.length;
  const scores = new Float32Array(size);
  const substringMatches = new Uint8Array(size);
  let bestSimilarity = 0;
  for (const [itemIndex, item] of index.items.entries()) {
    const name = index.names[itemIndex] as ItemName;
    const hasSubstring = (index.substringText[itemIndex] as string).includes(query.flat);
    substringMatches[itemIndex] = hasSubstring ? 1 : 0;
    if (isOffTopic || !matchesJurisdiction(item, name, query, jurisdiction)) continue;
    const similarity = similarities[itemIndex] as number;
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
    if (isResult) ranked.push({ item, itemIndex, score: score + 1 });
    else if (substringMatches[itemIndex])
      ranked.push({ item, itemIndex, score: (words[itemIndex] as number) / 2 });
  }
  return ranked.sort((a, b) => b.score - a.score || a.itemIndex - b.itemIndex);
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
