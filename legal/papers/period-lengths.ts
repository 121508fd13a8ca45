// Lengths of time as papers write them: "20 days", "thirty (30) calendar days", "one hundred
// twenty days", "three business days", "the 14th day after", also as a scanner reads them. Whether
// one is a time to act, and from which day it runs, is for others.
import { foldText, readDigits } from './ocr-text.ts';

type LengthUnit = 'hours' | 'days' | 'weeks' | 'months' | 'years';
export type FoundLength = {
  index: number;
  end: number;
  amount: number;
  unit: LengthUnit;
  /** A first measure: months count 30 days and weeks 7. */
  days: number;
};

const UNIT_DAYS: Record<LengthUnit, number> = {
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30,
  years: 365,
};
const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = [
  ...['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth'],
  ...['eighteenth', 'nineteenth', 'twentieth'],
];

const toOrdinal = (tens: string) => tens.replace(/y$/, 'ieth');

/** By the spelling in which a scanner's mistakes are equal. */
const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [foldText(word), value]),
  ...TENS.map((word, index): [string, number] => [foldText(word), (index + 2) * 10]),
  ...ORDINALS.map((word, value): [string, number] => [foldText(word), value]),
  ['', 0],
  ...TENS.map((word, index): [string, number] => [foldText(toOrdinal(word)), (index + 2) * 10]),
  [foldText('first'), 1],
  ['a', 1],
]);

const toAlternatives = (words: string[]) =>
  words
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const KINDS_OF_DAY =
  'calend[ae]r|business|school|court|working|work|judicial|consecutive|full|additional|extra|more|clear|banking|straight|whole|mailing';
const WORD = `(?:(?:(one|two|three) hundred(?: and)?[ -])?(${toAlternatives([...ONES.slice(1), ...TENS])})(?:[- ]?(${toAlternatives(ONES.slice(1, 10))}))?)`;
const UNIT = `(hour|hr|day|week|wk|month|mo|year|yr)s?['’]?(?![A-Za-z])`;
/** In brackets the figure of a word, or the word of a figure. */
const REPEATED = `(?:[\\s-]{0,2}[([]\\s?(?:([0-9OolI]{1,3})|[A-Za-z][A-Za-z -]{2,24})\\s?[)\\]])?`;
const LENGTH = new RegExp(
  `(?:(?<![A-Za-z0-9$.,/-])|(?<=\\b(?:[Ww]ith(?:[Ii]n|ln)|WITHIN|[Ii]n|[Tt]han|[Hh]ave)))(?:${WORD}|([0-9OolI]{1,3})|[([]\\s?([0-9OolI]{1,3})\\s?[)\\]]|(?<=\\b(?:within|in|have)\\s)(a)(?=\\s(?:week|month|year)))(?:\\s?[)\\]](?=\\s))?${REPEATED}(?:(?<=[)\\]])|[\\s-])[\\s-]{0,2}(?:(?:${KINDS_OF_DAY})[\\s-]{1,2}){0,2}${UNIT}`,
  'gi',
);
/** "No later than noon on the seventh judicial day following service". */
/** Named without what it is after: "by the end of the third day." */
const BY_ITSELF = `(?<=\\b(?:by|end of|until|through)\\sthe\\s[^.;]{3,40})(?=[.,;])`;
const ORDINAL_DAY = new RegExp(
  `\\b(?:((?:${toAlternatives(TENS)})[- ](?:first|${toAlternatives(ORDINALS)})|${toAlternatives([...ORDINALS, ...TENS.map(toOrdinal)])})|([0-9OolI]{1,3})\\s?(?:st|nd|rd|th))(?:\\s?\\(\\s?\\d{1,3}\\s?(?:st|nd|rd|th)?\\s?\\))?\\s(?:(?:${KINDS_OF_DAY})\\s){0,2}day(?:${BY_ITSELF}|(?=\\s(?:after|following|from|that follows|before|prior|preceding|follow-\\s+ing|after(?=the))(?:\\b|(?=the))))`,
  'gi',
);

/** "Before the 14th day after": the 13th is the last. */
const BEFORE_IT = /(?<!\b(?:or)\s+)\b(?:before)\s+(?:the)\s+$/i;

/** "No later than noon of the day before the effective date". */
const DAY_BEFORE = new RegExp(
  `(?<=\\b(?:no later than|not later than|by|until|on or before)\\b[^.;]{0,30}\\b(?:the)\\s)(?:last )?(?:(?:${KINDS_OF_DAY})\\s)?day(?=\\s(?:before|prior to|preceding)\\b)`,
  'gi',
);

/** In the order of the text. */
export function listLengths(text: string): FoundLength[] {
  const lengths = [...text.matchAll(LENGTH)].map((match) => {
    const unit = readUnit(match[8] ?? '');
    const amount = readAmount(match);
    return { ...toSpan(match), amount, unit, days: Math.round(amount * UNIT_DAYS[unit]) };
  });
  const ordinals = [...text.matchAll(ORDINAL_DAY)].map((match) => {
    const written = match[1] ? readOrdinal(match[1]) : Number(readDigits(match[2] ?? ''));
    const amount = BEFORE_IT.test(text.slice(0, match.index)) ? written - 1 : written;
    return { ...toSpan(match), amount, unit: 'days' as const, days: amount };
  });
  const daysBefore = [...text.matchAll(DAY_BEFORE)].map((match) => ({
    ...toSpan(match),
    amount: 1,
    unit: 'days' as const,
    days: 1,
  }));
  return [...lengths, ...ordinals, ...daysBefore].sort((a, b) => a.index - b.index);
}

const toSpan = ({ index, 0: { length } }: RegExpExecArray) => ({ index, end: index + length });

function readUnit(word: string): LengthUnit {
  const folded = foldText(word);
  if (folded.startsWith('h')) return 'hours';
  if (folded.startsWith('w')) return 'weeks';
  if (folded.startsWith('m')) return 'months';
  return folded.startsWith('y') ? 'years' : 'days';
}

const readWord = (word = '') => VALUES.get(foldText(word)) ?? 0;

function readAmount([
  ,
  hundreds,
  word,
  unit,
  digits,
  boxed,
  single,
  bracketed,
]: RegExpExecArray): number {
  const number = bracketed ?? digits ?? boxed;
  if (number) return Number(readDigits(number));
  return readWord(hundreds) * 100 + readWord(word ?? single) + readWord(unit);
}

function readOrdinal(word: string): number {
  const [tens = '', ones] = word.split(/[- ]/);
  return VALUES.get(foldText(word)) ?? readWord(tens) + readWord(ones);
}
