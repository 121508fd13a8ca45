// What the box offers while a visitor types: words only, from memory, well under two milliseconds, so that it can be asked
// on every key. The last word counts as unfinished.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { marksIn } from './highlight.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import type { ItemName } from './index/item-names.ts';
import { scoreByWords } from './index/word-index.ts';
import { isHere } from './rank-items.ts';
import { readQuery } from './read-query.ts';
import type { SearchKind, Suggestion } from './schema.ts';

const MAX_SUGGESTIONS = 8;
const MAX_TYPED_LENGTH = 100;
const MIN_SHARE = 0.25;
/** A topic is the safest offer, a single outside address the narrowest. */
const KIND_BONUS: Record<SearchKind, number> = { topic: 0.15, guide: 0.05, faq: 0.05, resource: 0, term: -0.1, case: -0.2 };

export function suggest(index: SearchIndex, input: { query: string; jurisdiction: Jurisdiction }): Suggestion[] {
  const query = readQuery(index.words, index.everyday, input.query, { longest: MAX_TYPED_LENGTH, typing: true });
  if (query.spaced === '') return [];
  const words = scoreByWords(index.words, query.terms);
  const most = words.reduce((a, b) => Math.max(a, b), 0);
  const found: { number: number; score: number }[] = [];
  for (const [number, item] of index.items.entries()) {
    const name = index.names[number] as ItemName;
    const share = most > 0 ? (words[number] as number) / most : 0;
    const begins = name.title.startsWith(` ${query.spaced}`) ? 0.6 : name.title.includes(` ${query.spaced}`) ? 0.3 : 0;
    if (share < MIN_SHARE && begins === 0) continue;
    if (!isHere(item, name, query, input.jurisdiction)) continue;
    found.push({ number, score: share + begins + KIND_BONUS[item.kind] + (item.state ? 0.1 : 0) });
  }
  found.sort((a, b) => b.score - a.score || a.number - b.number);
  return found.slice(0, MAX_SUGGESTIONS).map(({ number }) => {
    const item = index.items[number] as SearchIndex['items'][number];
    return { kind: item.kind, label: item.title, href: item.href, topic: item.topic, marks: marksIn(item.title, query) };
  });
}
