// Items by words that their texts have: those with all words, else those with most of them.
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';

const MAX_FOUND = 8;
const MIN_SHARE = 0.5;
/** Words that nearly every rule and deadline has. */
const COMMON = new Set(['state', 'law', 'rule', 'deadlin', 'dai', 'long', 'time', 'much', 'file']);

const listStems = (text: string) => {
  const stems = pickContentWords(tokenizeWords(text)).map(({ stem }) => stem);
  const rare = stems.filter((stem) => !COMMON.has(stem));
  return rare.length > 0 ? rare : stems;
};

/** `listTexts`: the first is the item's name, whose words count most. */
export function findByWords<T>(
  items: readonly T[],
  words: string,
  listTexts: (item: T) => string[],
): T[] {
  const query = [...new Set(listStems(words))];
  if (query.length === 0) return [];
  const scored = items.map((item) => {
    const [name = '', ...rest] = listTexts(item);
    const inName = new Set(listStems(name));
    const inAll = new Set([...inName, ...listStems(rest.join(' '))]);
    const found = query.filter((word) => inAll.has(word)).length;
    const named = query.filter((word) => inName.has(word)).length;
    return { item, found, named, spare: inName.size - named };
  });
  const max = Math.max(...scored.map(({ found }) => found));
  if (max < query.length * MIN_SHARE) return [];
  const best = scored
    .filter(({ found }) => found === max)
    .sort((a, b) => b.named - a.named || a.spare - b.spare);
  const [first, second] = best;
  // One whose name alone has all of the words is meant.
  const isNamed = first?.named === query.length && second && second.named < query.length;
  return (isNamed ? best.slice(0, 1) : best.slice(0, MAX_FOUND)).map(({ item }) => item);
}
