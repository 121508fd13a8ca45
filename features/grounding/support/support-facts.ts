// Facts of a sentence that must match exactly: numbers with their units, amounts, and names. Number
// words are converted ("thirty days" is 30 days), and a number records whether it is a minimum or a
// maximum.
type Bound = 'min' | 'max' | undefined;
/**
 * `clause` is the part of the sentence around the number, delimited by punctuation, "or", "but" and
 * "while".
 */
export type Quantity = { value: string; unit: string; bound: Bound; clause: string };

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORDS = new Map<string, number>([
  ...SMALL_NUMBERS.map((word, n) => [word, n] as const),
  ...TENS.map((word, n) => [word, (n + 2) * 10] as const),
  ...'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, n) => [word, n + 1] as const),
  ['hundred', 100],
  ['thousand', 1000],
  ['half', 0.5],
  ['twice', 2],
]);
/** Usually not counts: "one option", "first, read it", "second case". */
const NOT_COUNTS = new Set(['one', 'first', 'second', 'zero', 'half']);

const UNIT_NAMES: [RegExp, string][] = [
  [/^(?:business|calendar|working)$/, 'day'],
  [/^days?$/, 'day'],
  [/^weeks?$/, 'week'],
  [/^months?$/, 'month'],
  [/^years?$/, 'year'],
  [/^hours?$/, 'hour'],
  [/^minutes?$/, 'minute'],
  [/^(?:percent|%|per)$/, '%'],
  [/^(?:dollars?|usd)$/, '$'],
  [/^miles?$/, 'mile'],
  [/^(?:employees|workers|people|persons|employee|worker|person)$/, 'people'],
  [/^a\.?m\.?$/, 'am'],
  [/^p\.?m\.?$/, 'pm'],
];

const NUMBER = new RegExp(
  String.raw`(\$\s?)?(\d[\d,]*(?:\.\d+)?|\b(?:${[...NUMBER_WORDS.keys()].join('|')})(?:[- ](?:${SMALL_NUMBERS.slice(1, 10).join('|')}|hundred|thousand))?\b)(\s?%|\s?(?:million|billion|thousand)\b)?`,
  'gi',
);
const CLAUSE_END = /[,;:.?!()](?:\s|$)|\sor\s|\sbut\s|\swhile\s/;
const MIN_BEFORE =
  /(?:at least|more than|over|no (?:less|fewer) than|minimum of|above|after|age)\s*$/i;
const MAX_BEFORE =
  /(?:up to|at most|no (?:more|later) than|within|under|below|less than|fewer than|maximum of|as short as|not within)\s*$/i;
const MIN_AFTER = /^[\w\s%]{0,12}?(?:or (?:more|over|older|above)|and (?:over|older|up|above))\b/i;
const MAX_AFTER = /^[\w\s%]{0,12}?(?:or (?:less|fewer|under)|at (?:the )?most)\b/i;

export function parseQuantities(text: string): Quantity[] {
  const quantities: Quantity[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 48);
    // "One year" is a duration; "one option" is not a count.
    const value = parseNumber(match, findUnit(after) !== '');
    if (value === undefined) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const unit = match[1] ? '$' : match[3]?.trim() === '%' ? '%' : findUnit(after);
    const bound =
      MAX_BEFORE.test(before) || MAX_AFTER.test(after)
        ? 'max'
        : MIN_BEFORE.test(before) || MIN_AFTER.test(after)
          ? 'min'
          : undefined;
    const clause = `${text.slice(0, match.index).split(CLAUSE_END).at(-1)} ${text.slice(match.index + match[0].length).split(CLAUSE_END)[0]}`;
    quantities.push({ value, unit, bound, clause });
  }
  return quantities;
}

function parseNumber(
  [, dollar, digits = '', scale]: RegExpMatchArray,
  hasUnit: boolean,
): string | undefined {
  const lower = digits.toLowerCase();
  if (NOT_COUNTS.has(lower) && !(hasUnit && lower === 'one')) return undefined;
  let value: number;
  if (/\d/.test(digits)) value = Number(digits.replace(/,/g, ''));
  else {
    const [left = '', right] = lower.split(/[- ]/);
    const [a, b] = [NUMBER_WORDS.get(left) ?? 0, right ? (NUMBER_WORDS.get(right) ?? 0) : 0];
    value = right && b >= 100 ? a * b : a + b;
  }
  const multiplier =
    { million: 1e6, billion: 1e9, thousand: 1e3 }[scale?.trim().toLowerCase() ?? ''] ?? 1;
  return dollar || multiplier > 1 ? String(value * multiplier) : String(value);
}

/** The unit after the number, or after the rest of a range: "20 to 30 days", "180 or 300 days". */
function findUnit(after: string): string {
  const rest = after.replace(
    /^(?:\s?(?:to|or|and|[-–]|,)\s?(?:\d[\d,]*|[a-z]+teen|[a-z]*ty|three|four|five|six|seven|eight|nine|ten))+/i,
    '',
  );
  const word =
    /^[\s-]*(?:or more |or fewer |or less |full )?([a-z.%]+)/i
      .exec(rest)?.[1]
      ?.toLowerCase()
      .replace(/(?<=[a-z]{3})\.$/, '') ?? '';
  const unitName = UNIT_NAMES.find(([shape]) => shape.test(word));
  return unitName?.[1] ?? '';
}

const NAME = /\b(?:\p{Lu}[\p{L}.’']*\p{Lu}[\p{L}.]*|\p{Lu}[\p{Ll}’']+)\b/gu;

/** Acronyms anywhere, and capitalized words that do not start a sentence. */
export function findNames(sentence: string): string[] {
  const names: string[] = [];
  for (const match of sentence.matchAll(NAME)) {
    const startsSentence =
      /^["“‘'(\s]*$/.test(sentence.slice(0, match.index)) ||
      /[.!?:]["”’)]?\s+["“‘(]?$/.test(sentence.slice(0, match.index));
    const acronym = /^\p{Lu}[\p{Lu}.]+$/u.test(match[0]);
    if (!startsSentence || acronym) names.push(match[0].replace(/[’']s$/, ''));
  }
  return names;
}
