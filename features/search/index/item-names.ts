// An item's title, tags and terms as bare words, so that they can be compared with a query.
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';
import type { SearchItem } from './search-item.ts';
import type { WordIndex } from './word-index.ts';

export type ItemName = {
  /**
   * The words of the title with a space before, between and after, so that `includes` matches whole
   * words.
   */
  title: string;
  terms: Set<string>;
  stems: string[];
  /** Stems that hardly any other item has: "nyc", not "legal". */
  rare: ReadonlySet<string>;
  /**
   * From 0 to 1: how common the rarest word of the title is in the library. People type "bail" more
   * often than "bailee".
   */
  commonness: number;
};

const MAX_ITEMS_FOR_RARE_WORD = 12;

/** What the item says by itself. */
export const listNameWords = (item: SearchItem): Omit<ItemName, 'rare' | 'commonness'> => ({
  title: ` ${joinWords(item.title)} `,
  terms: new Set([item.organization ?? '', ...item.tags, ...item.terms].map(joinWords)),
  stems: [...new Set(pickContentWords(tokenizeWords(item.title)).map((w) => w.stem))],
});

export function createItemName(
  name: ReturnType<typeof listNameWords>,
  words: Pick<WordIndex, 'postings' | 'size'>,
): ItemName {
  const { stems } = name;
  const countItems = (stem: string) => words.postings.get(stem)?.texts.length ?? 0;
  return {
    ...name,
    rare: new Set(stems.filter((stem) => countItems(stem) <= MAX_ITEMS_FOR_RARE_WORD)),
    commonness: Math.log1p(Math.min(...stems.map(countItems))) / Math.log1p(words.size),
  };
}

/**
 * The query has most words of the title, at least one of them rare: "legal services nyc eviction"
 * names Legal Services NYC.
 */
export function mentionsName(queryStems: ReadonlySet<string>, { stems, rare }: ItemName): boolean {
  const matchedStems = stems.filter((stem) => queryStems.has(stem));
  return (
    matchedStems.length >= 2 &&
    matchedStems.length / stems.length > 0.6 &&
    matchedStems.some((stem) => rare.has(stem))
  );
}

function joinWords(text: string): string {
  return tokenizeWords(text)
    .map((w) => w.word)
    .join(' ');
}
