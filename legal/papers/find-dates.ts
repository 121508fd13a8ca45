// Finds every full date (day, month and year) with its offsets, in all the spellings that papers
// have: "March 3, 2026", "the 3rd day of March, 2026", "3/3/26", "03-MAR-2026", "2026-03-03", and
// the same as a scanner reads them. A date whose reading rests on a guess (a doubtful digit, a
// weekday that does not fit) is not `exact`. Every pattern is bounded, so that the time is linear
// in the text.
import { formatIsoDate, getWeekday, isRealDate } from '../deadlines/calendar-days.ts';
import { soften } from './date-cues.ts';
import { listTornMonths, readMonth } from './months.ts';
import { countDigits, DIGIT, hasDoubtfulDigit, readDigits } from './ocr-text.ts';

export type FoundDate = { start: number; end: number; date: string; exact: boolean };

type FoundMonth = ReturnType<typeof readMonth>;

const MIN_YEAR = 1900;
const MAX_YEAR = 2100;
/** Two digits up to this are in this century: "3/3/26", but a birth in "3/3/85". */
const MAX_SHORT_YEAR = 45;

const GAP = '[\\s,.;~_*\'’"-]';
const YEAR = `[12Z|lI][9O0oQ]\\s?[${DIGIT}]\\s?[${DIGIT}]`;
const YEAR_IN_WORDS =
  'two thousand(?: and)? twenty[- ]?(?:one|two|three|four|five|six|seven|eight|nine)';
const WORD = /[A-Za-z0|!1][A-Za-z0-9|!'~`^*]{2,11}(?:-[ \t]*\n[ \t]*[a-z]{2,7})?/g;
/** "Sept ember". */
const TORN_MONTH = new RegExp(`\\b(?:${listTornMonths().map(soften).join('|')})\\b`, 'gi');
/** "onNovember", "November5". */
const RUN_TOGETHER =
  /^(?:([a-z]{2,8}|[A-Z][a-z]{1,7})(?=[A-Z][a-z]{2}))?([A-Z][a-z]{2,8}|[A-Z]{3,9})(\d{1,2})?$/;
const DAY_AND_YEAR = new RegExp(
  `^\\.?${GAP}{0,5}([${DIGIT}]{1,2})(?:\\s?(?:st|nd|rd|th|"'))?${GAP}{1,5}(?:of${GAP}{1,2})?(${YEAR}|['’]\\d\\d|2[3-9](?=[ \\t]{0,3}(?:\\n|$|[,.;)|] |[ \\t]{2})))(?![0-9A-Za-z])`,
  'i',
);
const DAY_BEFORE = new RegExp(
  `(?:^|(?<!\\d)[.,]|[^0-9A-Za-z$/.,-])([${DIGIT}]{1,2}|[a-z]{4,11}(?:[- ][a-z]{5,7})?)\\s?(?:st|nd|rd|th|s t)?(?:\\s?\\(\\d{1,2}(?:st|nd|rd|th)?\\))?[\\s,_-]{0,4}(?:day\\s{1,4}of\\s{1,4}(?:the month of\\s{1,4})?|of\\s{1,4}|de\\s{1,4})?$`,
  'i',
);
const YEAR_AFTER = new RegExp(
  `^\\.?[\\s,._-]{0,5}(?:(?:in the year|A\\.?D\\.?|del?)[\\s,]{0,3})?(${YEAR}|['’]\\d\\d|${YEAR_IN_WORDS})(?![0-9A-Za-z])`,
  'i',
);
/** A scanner runs the word before into the number: "on11/12/2026". */
const RUN_IN =
  '(?<=\\b(?:[Oo]n|ON|[Bb]y|[Ff]rom|[Dd]ated?|[Nn]otice|[Uu]ntil|[Bb]efore|(?:[Mm]ail|[Ss]erv|[Ii]ssu|[Dd]eliver|[Ff]il|[Ee]nter|[Rr]eceiv|[Pp]ost)ed))';
const NUMERIC = new RegExp(
  `(?:(?<![0-9A-Za-z/$.§#-]|\\d:)|${RUN_IN})([${DIGIT}]{1,2})(?:\\s| {2,3})?([/.–-])(?:\\s| {2,3})?([${DIGIT}]{1,2})(?:\\s| {2,3})?\\2(?:\\s| {2,3})?([${DIGIT}]{4}|[${DIGIT}]{2})(?![0-9A-Za-z/]|[-.]\\d)`,
  'g',
);
const ISO = new RegExp(
  `(?<![0-9A-Za-z/.-])([12][09OoQ][${DIGIT}]{2})([-/.])([${DIGIT}]{1,2})\\2([${DIGIT}]{1,2})(?![0-9A-Za-z-])`,
  'g',
);
const GLUED =
  /(?<![0-9A-Za-z])(\d{1,2})[- ]?(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[- ]?(\d{4}|\d{2})(?![0-9A-Za-z])/gi;
/** A clerk's stamp: "2025 DEC 11". */
const STAMPED =
  /(?<![0-9A-Za-z])((?:19|2[0O])[\dO][\dO])[- ]{1,2}(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6}[- ]{1,3}([\dOl]{1,2})(?![0-9A-Za-z:])/gi;
/** "1 0 / 2 2 / 2 0 2 6": letters set apart; "MAILING DATE 11 05 26": boxes; "1 l/05/2026". */
const SPACED =
  /(?<![\d/] ?)(\d(?: \d)?) ?\/ ?(\d(?: \d)?) ?\/ ?(\d \d \d \d|\d \d)(?! ?[\d/])|(?<=\b(?:date|dated|mailed|sent|served|on|before|by|stop|end)[: ]{1,4})([01]\d) ([0-3]\d) (2[3-9]|20[23]\d)(?![ ]?\d)|(?<![\dA-Za-z/] ?)([01] [lIO]|[lI] [012])\/([\dOlI]{2})\/(2[0O][\dO][\dOlI])(?![\dA-Za-z/])/gi;
const WEEKDAY_BEFORE = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}[\s,.]{1,4}(?:the\s)?$/i;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
];

/** The first `max` ones. */
export function findDates(text: string, max = 500): FoundDate[] {
  const found = [...findWrittenDates(text), ...findNumericDates(text)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const dates: FoundDate[] = [];
  for (const date of found) {
    if (date.start >= (dates.at(-1)?.end ?? 0))
      dates.push(fitsWeekday(text, date) ? date : { ...date, exact: false });
    if (dates.length === max) break;
  }
  return dates;
}

function findWrittenDates(text: string): FoundDate[] {
  const dates: FoundDate[] = [];
  for (const word of [...text.matchAll(WORD), ...text.matchAll(TORN_MONTH)]) {
    const { lead, day, month } = readRunTogether(word[0].replace(/\s/, ''));
    if (!month) continue;
    const nameStart = word.index + lead.length;
    const end = word.index + word[0].length - day.length;
    const rest = text.slice(end, end + 40);
    const after = DAY_AND_YEAR.exec(rest);
    if (after) {
      const date = createDate({ year: after[2] ?? '', month: month.month, day: after[1] ?? '' });
      if (date)
        dates.push({
          ...date,
          exact: date.exact && month.exact,
          start: nameStart,
          end: end + after[0].length,
        });
      continue;
    }
    const offset = Math.max(0, nameStart - 45);
    const before = DAY_BEFORE.exec(text.slice(offset, nameStart));
    const year = before && YEAR_AFTER.exec(rest);
    if (!before || !year) continue;
    const start = offset + before.index + before[0].indexOf(before[1] ?? '');
    const date = createDate({
      year: year[1] ?? '',
      month: month.month,
      day: readOrdinal(before[1] ?? ''),
    });
    if (date)
      dates.push({ ...date, exact: date.exact && month.exact, start, end: end + year[0].length });
  }
  return dates;
}

function readRunTogether(word: string): { lead: string; day: string; month: FoundMonth } {
  const whole = readMonth(word);
  const [, lead = '', name = '', day = ''] = RUN_TOGETHER.exec(word) ?? [];
  // "Apri1" is April, not the first of it.
  const inside = whole?.exact || !(lead || day) ? undefined : readMonth(name);
  const isName = inside?.exact && (name.length !== 4 || /^(?:june|july|sept)$/i.test(name));
  return isName ? { lead, day, month: inside } : { lead: '', day: '', month: whole };
}

function readOrdinal(day: string): string {
  const index = ORDINALS.indexOf(day.toLowerCase().replace(/\s/, '-'));
  if (index !== -1) return String(index + 1);
  const last = ORDINALS.indexOf(day.toLowerCase().split(/[\s-]/).at(-1) ?? '');
  return last === -1 ? day : String(last + 1);
}

/**
 * "3/4/2026", "3-4-26"; "18/03/2026" as the rest of the world writes it, but only with slashes and
 * a full year.
 */
function findSlashedDates(text: string): FoundDate[] {
  return [...text.matchAll(NUMERIC)].flatMap((match) => {
    const [all, first = '', separator, second = '', year = ''] = match;
    if (
      countDigits(all) < (separator === '/' ? 2 : 4) ||
      (separator !== '/' && isSectionBefore(text, match.index))
    )
      return [];
    const isSwapped = Number(readDigits(first)) > 12 && Number(readDigits(second)) <= 12;
    if (isSwapped && (separator !== '/' || year.length < 4)) return [];
    const date = createDate(
      isSwapped ? { year, month: second, day: first } : { year, month: first, day: second },
    );
    return date
      ? [
          {
            ...date,
            exact: date.exact && !isSwapped,
            start: match.index,
            end: match.index + all.length,
          },
        ]
      : [];
  });
}

function findNumericDates(text: string): FoundDate[] {
  const dates: FoundDate[] = [];
  const add = (
    match: RegExpMatchArray,
    parts: { year: string; month: number | string; day: string },
  ) => {
    const date = createDate(parts);
    const start = match.index ?? 0;
    if (date) dates.push({ ...date, start, end: start + match[0].length });
  };
  dates.push(...findSlashedDates(text));
  for (const match of text.matchAll(SPACED))
    add(match, {
      year: match[3] ?? match[6] ?? match[9] ?? '',
      month: match[1] ?? match[4] ?? match[7] ?? '',
      day: match[2] ?? match[5] ?? match[8] ?? '',
    });
  for (const match of text.matchAll(ISO))
    add(match, { year: match[1] ?? '', month: match[3] ?? '', day: match[4] ?? '' });
  for (const match of text.matchAll(GLUED))
    add(match, {
      year: match[3] ?? '',
      month: readMonth(match[2] ?? '')?.month ?? 0,
      day: match[1] ?? '',
    });
  for (const match of text.matchAll(STAMPED))
    add(match, {
      year: match[1] ?? '',
      month: readMonth(match[2] ?? '')?.month ?? 0,
      day: match[3] ?? '',
    });
  return dates;
}

/** "Section 12.5.20" and "Rule 4-12-26" are no dates. */
const isSectionBefore = (text: string, start: number) =>
  /(?:§|\b(?:sec(?:tion)?|rule|chapter|ch|no|code|stat|art(?:icle)?|oac|c[o0]urt|district)\b)[.\s]{0,3}$/i.test(
    text.slice(Math.max(0, start - 12), start),
  );

function createDate({
  year,
  month,
  day,
}: {
  year: string;
  month: number | string;
  day: string;
}): Pick<FoundDate, 'date' | 'exact'> | undefined {
  const digits = readYear(year);
  const short = Number(digits);
  const fullYear =
    digits.length === 4 ? short : short <= MAX_SHORT_YEAR ? 2000 + short : 1900 + short;
  const monthNumber = typeof month === 'number' ? month : Number(readDigits(month));
  const date = formatIsoDate(fullYear, monthNumber, Number(readDigits(day)));
  if (fullYear < MIN_YEAR || fullYear > MAX_YEAR || !isRealDate(date)) return undefined;
  return {
    date,
    exact: !hasDoubtfulDigit(
      `${year}${typeof month === 'number' ? '' : month}${/\d/.test(day) || day.length < 3 ? day : ''}`,
    ),
  };
}

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
function readYear(year: string): string {
  if (!/^two t/i.test(year)) return readDigits(year);
  const unit = UNITS.findIndex((word) => year.toLowerCase().endsWith(word)) + 1;
  return String(2020 + unit);
}

function fitsWeekday(text: string, { start, date }: FoundDate): boolean {
  const weekday = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, start - 16), start))?.[1];
  return !weekday || WEEKDAYS.indexOf(weekday.toLowerCase()) === getWeekday(date);
}
