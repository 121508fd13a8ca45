// What an item is called, ready to be compared with what was typed: titles, tags and terms as bare words.

import { contentWords, wordsOf } from '#lib/language/words.ts';
import type { SearchItem } from './search-item.ts';
import type { WordIndex } from './word-index.ts';

export type ItemName = {
  /** The words of the title with a space before, between and after, so that whole words can be looked for. */
  title: string;
  terms: Set<string>;
  stems: string[];
  /** Those that hardly any other item has: "nyc", not "legal". */
  rare: ReadonlySet<string>;
};

const MAX_BEARERS = 12;

export function createItemName(item: SearchItem, words: Pick<WordIndex, 'postings'>): ItemName {
  const stems = [...new Set(contentWords(wordsOf(item.title)).map((w) => w.stem))];
  return {
    title: ` ${bareWords(item.title)} `,
    terms: new Set([item.organization ?? '', ...item.tags, ...item.terms].map(bareWords)),
    stems,
    rare: new Set(stems.filter((stem) => (words.postings.get(stem)?.items.length ?? 0) <= MAX_BEARERS)),
  };
}

/** Most words of the title were typed, one of them its own: "legal services nyc eviction" names Legal Services NYC. */
export function saysName(said: ReadonlySet<string>, { stems, rare }: ItemName): boolean {
  const spoken = stems.filter((stem) => said.has(stem));
  return spoken.length >= 2 && spoken.length / stems.length > 0.6 && spoken.some((stem) => rare.has(stem));
}

function bareWords(text: string): string {
  return wordsOf(text)
    .map((w) => w.word)
    .join(' ');
}
