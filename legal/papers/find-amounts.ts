// Finds amounts of money with their offsets: "$1,200.00", "$ l,2OO.OO" as a scanner reads it,
// "1,200 dollars", and a bare "1,200.00" where the words before it speak of money. A section number
// such as "83.56" is none.
import { DIGIT, readDigits } from './ocr-text.ts';

export type FoundAmount = { start: number; end: number; amount: number };

const MAX_AMOUNTS = 500;
const MAX_AMOUNT = 1e12;
const NUMBER = `[${DIGIT}]{1,3}(?:[,.]\\s?[${DIGIT}]{3}(?![${DIGIT}])){1,4}(?:[.,]\\s?[${DIGIT}]{2}(?![${DIGIT}]))?|[${DIGIT}]{1,9}(?:\\.\\s?[${DIGIT}]{2}(?![${DIGIT}]))?`;
const WITH_SIGN = new RegExp(
  `(?:US\\s?)?\\$\\s{0,3}(0\\.\\d{3}(?!\\d)|\\d{1,3}\\.\\d{1,2}(?=\\s(?:million|billion|thousand))|${NUMBER})(\\s(?:million|billion|thousand))?(?![A-Za-z0-9])`,
  'g',
);
/** A dollar sign that a scanner read as S, 5 or 8 is told from the number by its cents. */
const WITH_LETTER = new RegExp(
  `(?<![A-Za-z0-9.,$-])S\\s?([${DIGIT}]{1,3}(?:,[${DIGIT}]{3}){0,3}\\.[${DIGIT}]{2})(?![A-Za-z0-9])`,
  'g',
);
const IN_WORDS =
  /(?<![\d.,$A-Za-z-])((?:USD\s?)?\d{1,3}(?:,\d{3}){0,4}(?:\.\d{2})?|\d{1,9}(?:\.\d{2})?)\s(?:US\s)?(?:do[l1|]{2}ars|bucks)\b/gi;
const WITH_CODE = /\bUSD\s?(\d{1,3}(?:,\d{3}){0,4}(?:\.\d{2})?|\d{1,9}(?:\.\d{2})?)(?![\d])/g;
const BARE = new RegExp(
  `(?<![A-Za-z0-9.,$§/-])([${DIGIT}]{1,3}(?:,[${DIGIT}]{3}){1,3}\\.[${DIGIT}]{2}|\\d{1,6}\\.\\d{2})(?![A-Za-z0-9%(]|\\.\\d)`,
  'g',
);
const MONEY_BEFORE =
  /\b(?:rent|total|balance|due|fees?|amount|owed|owing|fines?|costs?|interest|principal|payments?|late|charges?|credits?|tax(?:es)?|penalt(?:y|ies)|deposit|surcharge|assessment|arrears|sum|utilities|water|benefits?|wages?|support|amt|owes?|bal|paid|pays?|each|took|int|worth)\b[^.\n]{0,40}$|@ ?$/i;
const LAW_BEFORE =
  /(?:§|\b(?:stat(?:utes?)?|code|sec(?:tion)?|rule|rcw|orc|nrs|ch(?:apter)?|art(?:icle)?|reg(?:ulation)?s?|cfr|ann|par)\b)[.\s]{0,4}$/i;
const MULTIPLES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** A cell of a table that lost its spaces: "Interest charges14.82". */
const GLUED_CELL =
  /(?:penalty|interest|charges?|tax|fees?|due|owed|total|balance|rent|costs?|credits?|payments?)-?(\d{1,3}(?:,\d{3}){0,3}\.\d{2})(?!\d)/gi;
/** The last cell of a line with a name: "Less paid    0.00". */
const LAST_CELL = new RegExp(
  `(?:^|\\n)[ \\t]{0,60}(?:[-+*•][ \\t]{0,5})?[A-Za-z\\d#][^\\n$]{1,50}?(?:[ \\t]{2,60}|\\t|\\.{3,} {0,3})-?\\(?(\\d[${DIGIT}]{0,2}(?:(?:,[${DIGIT}]{3}){0,3}\\.[${DIGIT}]{2}|(?:,[${DIGIT}]{3}){1,3}))(?=\\)?[ \\t]*(?:\\n|$))`,
  'g',
);
/** A cell with cents that stands free between columns: "10-03-2025    310.00    310.00". */
const FREE_CELL = /(?<=[ \t]{3}|\t)(\d{1,3}(?:,\d{3}){0,3}\.\d{2})(?=[ \t]{3,}|\t)/g;
/** "22.17 a day": so much for each day. */
const BY_THE_DAY =
  /(?<![\w.,$§/-])(\d{1,3}(?:,\d{3}){0,3}\.\d{2})(?= ?(?:a|per|each|every|\/) ?(?:day|week|month|mo|wk)\b)/gi;
/** What a meter counts, which is no money. */
const COUNTED = /\b(?:kwh|gal(?:lons)?|miles|mileage|odometer|read(?:ing)?|usage|therms|ccf)\b/i;
/** Cents that were all misread: "$lO.OO". */
const CENTS_AT_END = /[.,]\s?[^\s.,]{2}$/;
const CENTS = /(?<![\d.,$-])(\d{1,2}(?:\.\d)?)\s?(?:cents\b|¢)/gi;
/** "$975 x 2 = 1950" */
const SUM = /\$ ?\d[\d,.]{0,12} ?[x×*+][^\n=]{1,30}= ?(\d[\d,]{1,9}(?:\.\d{2})?)(?![\d.])/g;

export function findAmounts(text: string): FoundAmount[] {
  const found = [...findSums(text), ...findCells(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const amounts: FoundAmount[] = [];
  for (const amount of found)
    if (amounts.length < MAX_AMOUNTS && amount.start >= (amounts.at(-1)?.end ?? 0))
      amounts.push(amount);
  return amounts;
}

/** With a sign, a word or a code, or bare where the words before it speak of money. */
function findSums(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  const add = (match: RegExpMatchArray, number: string, multiple = 1) => {
    const amount = readNumber(number) * multiple;
    const start = match.index ?? 0;
    if (Number.isFinite(amount) && amount < MAX_AMOUNT)
      found.push({ start, end: start + match[0].length, amount });
  };
  for (const match of text.matchAll(WITH_SIGN))
    if (/\d/.test(match[1] ?? '') || CENTS_AT_END.test(match[1] ?? ''))
      add(match, match[1] ?? '', MULTIPLES[match[2]?.trim() ?? '']);
  for (const pattern of [WITH_LETTER, IN_WORDS, WITH_CODE])
    for (const match of text.matchAll(pattern)) add(match, match[1] ?? '');
  for (const match of text.matchAll(CENTS)) add(match, match[1] ?? '', 0.01);
  for (const match of text.matchAll(BARE))
    if (isSum(match[1] ?? '', text.slice(Math.max(0, match.index - 70), match.index)))
      add(match, match[1] ?? '');
  return found;
}

/** Cells of tables, and what stands at the end of a pattern. */
function findCells(text: string): FoundAmount[] {
  const matches = [GLUED_CELL, LAST_CELL, FREE_CELL, BY_THE_DAY, SUM].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  return matches
    .filter((match) => !COUNTED.test(match[0]))
    .map((match) => {
      const [all, number = ''] = match;
      const end = match.index + all.length;
      return { start: end - number.length, end, amount: readNumber(number) };
    });
}

/** A comma and cents make a sum by themselves. */
const isSum = (number: string, before: string) =>
  !LAW_BEFORE.test(before) && (number.includes(',') || MONEY_BEFORE.test(before));

/** The last two digits after a point or comma are cents; every other mark separates thousands. */
function readNumber(text: string): number {
  if (/^\d{1,3}\.\d$|^0\.\d{3}$/.test(text)) return Number(text);
  const plain = text.replace(/[^\S]|USD/g, '');
  const cents = /[.,]([^.,]{2})$/.exec(plain)?.[1];
  const whole = cents ? plain.slice(0, -3) : plain;
  return Number(readDigits(whole)) + (cents ? Number(readDigits(cents)) / 100 : 0);
}
