// Parses typed amounts, rates, dates, terms and counts. A text is parsed completely or not at all:
// "12 months, then month to month" is not a term of 12 months. Money is whole cents, a rate whole
// ten-thousandths of a percent, a date ISO text.
import { addDays, addMonths, formatIsoDate, isRealDate } from '#legal/deadlines/calendar-days.ts';

const MIN_YEAR = 1900;
const MAX_YEAR = 2200;
/** Of days: longer than from the first year to the last. */
const MAX_TERM = 400 * 366;

export function readCents(input: string): number | undefined {
  const match =
    /^(-?)\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{1,2}))?(?:\s*(?:dollars?|usd))?$/i.exec(
      input.trim(),
    );
  if (!match) return undefined;
  const [, minus, whole = '', fraction = ''] = match;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents >= 1e14) return undefined;
  return minus && cents > 0 ? -cents : cents;
}

export function readRate(input: string): number | undefined {
  const match =
    /^(-?)(\d{1,5})?(?:\.(\d{1,4})0*)?\s*(?:%|percent)?(?:\s*(?:per year|a year|annually|per annum))?$/i.exec(
      input.trim(),
    );
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined;
  const units = Number(match[2] ?? '0') * 10_000 + Number((match[3] ?? '').padEnd(4, '0'));
  return match[1] && units > 0 ? -units : units;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function readDate(input: string): string | undefined {
  const text = input.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashes) return toDate(Number(slashes[3]), Number(slashes[1]), Number(slashes[2]));
  const words = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  const name = words?.[1]?.toLowerCase() ?? '';
  const month =
    MONTHS.findIndex(
      (short) =>
        name.startsWith(short) && LONG_MONTHS.some((long) => long === name || short === name),
    ) + 1;
  return words && month > 0 ? toDate(Number(words[3]), month, Number(words[2])) : undefined;
}

function toDate(year: number, month: number, day: number): string | undefined {
  const date = formatIsoDate(year, month, day);
  return year >= MIN_YEAR && year <= MAX_YEAR && isRealDate(date) ? date : undefined;
}

const LONG_MONTHS =
  'january february march april may june july august september sept october november december'.split(
    ' ',
  );

const SMALL_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
const OTHER_NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  thirty: 30,
  'thirty-six': 36,
};

/** A count in digits, in words, or in both when they agree: "12", "twelve", "twelve (12)". */
export function readCount(input: string): number | undefined {
  const match = /^([a-z-]+|\d{1,4})(?:\s*\((\d{1,4})\))?$/i.exec(input.trim());
  if (!match) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  const count = /^\d/.test(word)
    ? Number(word)
    : SMALL_NUMBERS.includes(word)
      ? SMALL_NUMBERS.indexOf(word)
      : OTHER_NUMBERS[word];
  return match[2] !== undefined && Number(match[2]) !== count ? undefined : count;
}

const COUNT = String.raw`((?:[a-z]+(?:-(?:four|six))?|\d{1,4})(?:\s*\(\d{1,4}\))?)`;
const TERM = new RegExp(
  `^(?:for |a term of )?${COUNT}[ -](day|week|month|year)s?(?:,? (?:and )?${COUNT} (day|month)s?)?(?: (?:lease|term))?$`,
  'i',
);
const UNTIL =
  /^(?:(?:until|through|to|ending|ends|ending on|ends on|expires|expires on)(?: and including)? )?(.+)$/i;

/**
 * The last day of a term from its start date: "12 months" from March 1 ends on the last day of
 * February.
 */
export function readTermEnd(input: string, start: string): string | undefined {
  const text = input.trim().replace(/\.$/, '').replace(/\s+/g, ' ');
  const until = readDate(UNTIL.exec(text)?.[1] ?? '');
  if (until) return until;
  const match = TERM.exec(text);
  if (!match) return undefined;
  const [, first = '', unit = '', second, secondUnit = ''] = match;
  const parts = [
    [readCount(first), unit.toLowerCase()] as const,
    ...(second ? [[readCount(second), secondUnit.toLowerCase()] as const] : []),
  ];
  let months = 0;
  let days = 0;
  for (const [count, partUnit] of parts) {
    if (count === undefined || count < 1) return undefined;
    if (partUnit === 'year') months += 12 * count;
    if (partUnit === 'month') months += count;
    if (partUnit === 'week') days += 7 * count;
    if (partUnit === 'day') days += count;
  }
  if (months * 31 + days > MAX_TERM) return undefined;
  const sameDay = addMonths(start, months);
  // A term from January 31 to "February 31" ends on the last day of February, not the day before.
  const isClamped = sameDay.slice(8) !== start.slice(8);
  const end = addDays(sameDay, days - (isClamped ? 0 : 1));
  return Number(end.slice(0, 4)) > MAX_YEAR ? undefined : end;
}
