// Items by words that their texts have. One is taken for the one that is meant only if it alone has
// all of the words: a rule or a day that is nearly right is wrong. Else those with the most words
// are to choose from.
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';

const MAX_CHOICES = 8;
const MIN_SHARE = 0.5;
/** Words that nearly every rule and deadline has. */
const COMMON = new Set(['state', 'law', 'rule', 'deadlin', 'dai', 'long', 'time', 'much', 'file']);

const listStems = (text: string) => {
  const stems = pickContentWords(tokenizeWords(text)).map(({ stem }) => stem);
  const rare = stems.filter((stem) => !COMMON.has(stem));
  return rare.length > 0 ? rare : stems;
};

/** `isNear`: none of the choices has all of the words. `equals`: the first, and all like it. */
export type Chosen<T> = { only?: T; choices: T[]; isNear: boolean; equals: T[] };

/** How people name what our rules call the time limit to sue. */
export const TIME_LIMIT =
  /\b(?:statutes? of limitations?|limitations? periods?|prescripti(?:ve|on) periods?|s\.?o\.?l\b\.?)/gi;

/** Whether every telling word stands in one of the texts. */
export function hasAllWords(words: string, texts: readonly string[]): boolean {
  const known = new Set(listStems(texts.join(' ')));
  return listStems(words.replace(TIME_LIMIT, '')).every((stem) => known.has(stem));
}

/** `listTexts`: the first is the item's name, whose words count most. */
export function findByWords<T>(
  items: readonly T[],
  words: string,
  listTexts: (item: T) => string[],
): Chosen<T> {
  const query = [...new Set(listStems(words.replace(TIME_LIMIT, '')))];
  if (query.length === 0) return { choices: [], isNear: false, equals: [] };
  const scored = items
    .map((item) => {
      const [name = '', ...rest] = listTexts(item);
      const inName = new Set(listStems(name));
      const inAll = new Set([...inName, ...listStems(rest.join(' '))]);
      const found = query.filter((word) => inAll.has(word)).length;
      const named = query.filter((word) => inName.has(word)).length;
      return { item, found, named };
    })
    .filter(({ found }) => found >= query.length * MIN_SHARE)
    .sort((a, b) => b.found - a.found || b.named - a.named);
  const complete = scored.filter(({ found }) => found === query.length);
  const [only, another] = complete;
  if (only && !another) return { only: only.item, choices: [], isNear: false, equals: [] };
  const [first] = scored;
  const equals = scored.filter(
    ({ found, named }) => found === first?.found && named === first.named,
  );
  const pick = (some: typeof scored) => some.slice(0, MAX_CHOICES).map(({ item }) => item);
  return { choices: pick(scored), isNear: !only, equals: pick(equals) };
}
