// Suggestions while a visitor types: words only, from memory, well under two milliseconds, so that it can run on every
// keystroke. The last word is treated as unfinished.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { findMarks } from './highlight.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import type { ItemName } from './index/item-names.ts';
import { scoreByWords } from './index/word-index.ts';
import { matchesJurisdiction } from './rank-items.ts';
import { readQuery } from './read-query.ts';
import type { SearchKind, Suggestion } from './schema.ts';

const MAX_SUGGESTIONS = 8;
const MAX_INPUT_LENGTH = 100;
const MIN_SHARE = 0.25;
/** A topic is the safest suggestion, a single external resource the narrowest. */
const KIND_BONUS: Record<SearchKind, number> = { topic: 0.15, guide: 0.05, faq: 0.05, resource: 0, rule: 0, term: -0.1, case: -0.2 };

export function suggest(index: SearchIndex, input: { query: string; jurisdiction: Jurisdiction }): Suggestion[] {
  const query = readQuery(index.words, index.everyday, input.query, { maxLength: MAX_INPUT_LENGTH, typing: true });
  if (query.joinedWords === '') return [];
  const wordScores = scoreByWords(index.words, query.terms);
  const maxScore = wordScores.reduce((a, b) => Math.max(a, b), 0);
  const matches: { itemIndex: number; score: number }[] = [];
  for (const [itemIndex, item] of index.items.entries()) {
    const name = index.names[itemIndex] as ItemName;
    const share = maxScore > 0 ? (wordScores[itemIndex] as number) / maxScore : 0;
    const prefixBonus = name.title.startsWith(` ${query.joinedWords}`) ? 0.6 : name.title.includes(` ${query.joinedWords}`) ? 0.3 : 0;
    if (share < MIN_SHARE && prefixBonus === 0) continue;
    if (!matchesJurisdiction(item, name, query, input.jurisdiction)) continue;
    matches.push({ itemIndex, score: share + prefixBonus + KIND_BONUS[item.kind] + (item.state ? 0.1 : 0) });
  }
  matches.sort((a, b) => b.score - a.score || a.itemIndex - b.itemIndex);
  return matches.slice(0, MAX_SUGGESTIONS).map(({ itemIndex }) => {
    const item = index.items[itemIndex] as SearchIndex['items'][number];
    return { kind: item.kind, label: item.title, href: item.href, topic: item.topic, marks: findMarks(item.title, query) };
  });
}
