// On which side of a matter a person is who asks, and whether an item may lead the answer: never
// one that is for the other side. The assistant and the short answer of a search both ask here.
import { OPPOSITE_SIDES, type Side } from '#features/library/schema/sides.ts';
import { memoize } from '#lib/memo.ts';
import type { SearchItem } from '../index/search-item.ts';
import { flattenWords } from './asked-words.ts';
import { SIDE_WORDS } from './side-words.ts';

export type Sides = ReadonlySet<Side>;

const opposites = new Map<Side, Side>(
  Object.values(OPPOSITE_SIDES).flatMap(([one, other]): [Side, Side][] => [
    [one, other],
    [other, one],
  ]),
);
const isOpposed = (sides: Sides, side: Side) => sides.has(opposites.get(side) as Side);

/** Who seems to be on both sides of a matter is on none that we could tell. */
export function readSides(text: string): Sides {
  const flat = flattenWords(text);
  const sides = new Set(
    SIDE_WORDS.flatMap(({ side, shows, unless }) =>
      shows.test(flat) && !unless?.test(flat) ? side : [],
    ),
  );
  return new Set([...sides].filter((side) => !isOpposed(sides, side)));
}

/** `own`: the sides of an item; none for what is for either. */
export function fitsSides(askedSides: Sides, own: Iterable<Side>): boolean {
  return [...own].every((side) => askedSides.has(side) || !isOpposed(askedSides, side));
}

/**
 * Those that an item names. An item that names none is for the side that its title speaks for,
 * unless people also ask for it from the other one.
 */
export const listItemSides = memoize((item: SearchItem): Sides => {
  const { kind, title, questions, sides = [] } = item;
  if (sides.length > 0) return new Set(sides);
  if (kind !== 'faq' && kind !== 'guide') return new Set();
  const sidesOfQuestions = questions.map(readSides);
  return new Set(
    [...readSides(title)].filter(
      (side) => !sidesOfQuestions.some((other) => isOpposed(other, side)),
    ),
  );
});
