// What an item is called, ready to be compared with what was typed: titles, tags and terms as bare words.
import type { SearchItem } from './list-items.ts';
import { contentWords, wordsOf } from './words.ts';

export type ItemName = {
  /** The words of the title with a space before, between and after, so that whole words can be looked for. */
  title: string;
  terms: Set<string>;
  stems: string[];
};

export function createItemNames(item: SearchItem): ItemName {
  return {
    title: ` ${bareWords(item.title)} `,
    terms: new Set([item.organization ?? '', ...item.tags, ...item.terms].map(bareWords)),
    stems: [...new Set(contentWords(wordsOf(item.title)).map((w) => w.stem))],
  };
}

/** Most words of the title were typed, at least two of them: "legal services nyc eviction" names Legal Services NYC. */
export function saysName(said: ReadonlySet<string>, { stems }: ItemName): boolean {
  const count = stems.filter((stem) => said.has(stem)).length;
  return count >= 2 && count / stems.length > 0.6;
}

function bareWords(text: string): string {
  return wordsOf(text)
    .map((w) => w.word)
    .join(' ');
}
