// Reads the name of a month as people and scanners write it: "March", "Mar.", "Novernber",
// "0ctober", "Ju1y".
import { foldText } from './ocr-text.ts';

const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const FOLDED = NAMES.map((name) => foldText(name));
/** Shorter ones may be abbreviations, and are read only if exact. */
const MIN_FUZZY_LENGTH = 5;
const MAX_NAME_LENGTH = 12;

const EXACT = new Map<string, number>(
  NAMES.flatMap((name, index) =>
    [
      name,
      name.slice(0, 3),
      ...(name === 'september' ? ['sept'] : []),
      ...(name.length > 4 ? [name.slice(0, 4)] : []),
    ].map((key) => [foldText(key), index + 1] as const),
  ),
);

/** Each long name with a space in it, as patterns. */
export const listTornMonths = (): string[] =>
  NAMES.filter(({ length }) => length >= MIN_FUZZY_LENGTH).flatMap((name) =>
    [...name].slice(1).map((_, index) => `${name.slice(0, index + 1)} ${name.slice(index + 1)}`),
  );

const SPANISH = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
for (const [index, name] of SPANISH.entries()) EXACT.set(foldText(name), index + 1);

/** 1 to 12; undefined if it is no month. `exact`: without a letter that had to be guessed. */
export function readMonth(word: string): { month: number; exact: boolean } | undefined {
  if (word.length < 3 || word.length > MAX_NAME_LENGTH) return undefined;
  const folded = foldText(word);
  const month = EXACT.get(folded);
  if (month) return { month, exact: true };
  if (folded.length < MIN_FUZZY_LENGTH) return undefined;
  const index = FOLDED.findIndex(
    (name) => name.length >= MIN_FUZZY_LENGTH && isOneEditAway(folded, name),
  );
  return index === -1 ? undefined : { month: index + 1, exact: false };
}

function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
