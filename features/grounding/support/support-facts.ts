// What in a sentence can be compared to the letter: numbers with what they count, amounts, and names. Numbers in words are numbers
// ("thirty days" is 30 days), and a number keeps whether it is a floor or a ceiling.
type Bound = 'min' | 'max' | undefined;
/** `clause` is the part of the sentence that it stands in, between commas and an "or". */
export type Quantity = { value: string; unit: string; bound: Bound; clause: string };

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORDS = new Map<string, number>([
  ...SMALL.map((word, n) => [word, n] as const),
  ...TENS.map((word, n) => [word, (n + 2) * 10] as const),
  ...'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word, n) => [word, n + 1] as const),
  ['hundred', 100],
  ['thousand', 1000],
  ['half', 0.5],
  ['twice', 2],
]);
/** Too often not a count: "one option", "first, read it", "second case". */
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
  String.raw`(\$\s?)?(\d[\d,]*(?:\.\d+)?|\b(?:${[...WORDS.keys()].join('|')})(?:[- ](?:${SMALL.slice(1, 10).join('|')}|hundred|thousand))?\b)(\s?%|\s?(?:million|billion|thousand)\b)?`,
  'gi',
);
const CLAUSE_END = /[,;:.?!()](?:\s|$)|\sor\s|\sbut\s|\swhile\s/;
const MIN_BEFORE = /(?:at least|more than|over|no (?:less|fewer) than|minimum of|above|after|age)\s*$/i;
const MAX_BEFORE =
  /(?:up to|at most|no (?:more|later) than|within|under|below|less than|fewer than|maximum of|as short as|not within)\s*$/i;
const MIN_AFTER = /^[\w\s%]{0,12}?(?:or (?:more|over|older|above)|and (?:over|older|up|above))\b/i;
const MAX_AFTER = /^[\w\s%]{0,12}?(?:or (?:less|fewer|under)|at (?:the )?most)\b/i;

export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 48);
    // "One year" is a time, "one option" is no count.
    const value = numberIn(match, unitAfter(after) !== '');
    if (value === undefined) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const unit = match[1] ? '$' : match[3]?.trim() === '%' ? '%' : unitAfter(after);
    const bound =
      MAX_BEFORE.test(before) || MAX_AFTER.test(after) ? 'max' : MIN_BEFORE.test(before) || MIN_AFTER.test(after) ? 'min' : undefined;
    const clause = `${text.slice(0, match.index).split(CLAUSE_END).at(-1)} ${text.slice(match.index + match[0].length).split(CLAUSE_END)[0]}`;
    found.push({ value, unit, bound, clause });
  }
  return found;
}

function numberIn([, dollar, digits = '', scale]: RegExpMatchArray, counted: boolean): string | undefined {
  const lower = digits.toLowerCase();
  if (NOT_COUNTS.has(lower) && !(counted && lower === 'one')) return undefined;
  let value: number;
  if (/\d/.test(digits)) value = Number(digits.replace(/,/g, ''));
  else {
    const [left = '', right] = lower.split(/[- ]/);
    const [a, b] = [WORDS.get(left) ?? 0, right ? (WORDS.get(right) ?? 0) : 0];
    value = right && b >= 100 ? a * b : a + b;
  }
  const by = { million: 1e6, billion: 1e9, thousand: 1e3 }[scale?.trim().toLowerCase() ?? ''] ?? 1;
  return dollar || by > 1 ? String(value * by) : String(value);
}

/** The unit right after, or after the rest of a range: "20 to 30 days", "180 or 300 days". */
function unitAfter(after: string): string {
  const rest = after.replace(
    /^(?:\s?(?:to|or|and|[-–]|,)\s?(?:\d[\d,]*|[a-z]+teen|[a-z]*ty|three|four|five|six|seven|eight|nine|ten))+/i,
    '',
  );
  const word =
    /^[\s-]*(?:or more |or fewer |or less |full )?([a-z.%]+)/i
      .exec(rest)?.[1]
      ?.toLowerCase()
      .replace(/(?<=[a-z]{3})\.$/, '') ?? '';
  const found = UNIT_NAMES.find(([shape]) => shape.test(word));
  return found?.[1] ?? '';
}

const NAME = /\b(?:\p{Lu}[\p{L}.’']*\p{Lu}[\p{L}.]*|\p{Lu}[\p{Ll}’']+)\b/gu;

/** Words written as names: acronyms anywhere, capitals anywhere but at the start of the sentence. */
export function namesOf(sentence: string): string[] {
  const names: string[] = [];
  for (const match of sentence.matchAll(NAME)) {
    const atStart = /^["“‘'(\s]*$/.test(sentence.slice(0, match.index)) || /[.!?:]["”’)]?\s+["“‘(]?$/.test(sentence.slice(0, match.index));
    const acronym = /^\p{Lu}[\p{Lu}.]+$/u.test(match[0]);
    if (!atStart || acronym) names.push(match[0].replace(/[’']s$/, ''));
  }
  return names;
}
