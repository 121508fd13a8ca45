// Compares a state rule with the statute's text in the reference data: in the cited subsection, one
// sentence must have one of the rule's key words and the number (in digits or words) with its unit,
// or the words by which a statute makes the choice.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findCitations } from '#legal/citations/find-citations.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { spellNumber } from '#lib/language/spell-number.ts';
import type { FilledCell, RuleUnit, StateRule } from '../schema/rule-schema.ts';

type Section = { label: string; text: string };
/** Sections of a state's code by section number. */
export type StatuteTexts = Map<StateCode, Section[]>;

export function readStatuteTexts(folder: string): StatuteTexts {
  const texts: StatuteTexts = new Map();
  for (const state of Object.keys(STATES) as StateCode[]) {
    const file = join(folder, 'law', 'states', `${state.toLowerCase()}.jsonl.gz`);
    if (!existsSync(file)) continue;
    const rows = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
    const sections = rows.map(
      (row) => JSON.parse(row) as { section: string; heading?: string; text: string },
    );
    texts.set(
      state,
      sections.map(({ section, heading = '', text }) => ({
        label: `${section} ${heading} ${text.slice(0, 60)}`,
        text: `${heading}\n\n${text}`,
      })),
    );
  }
  return texts;
}

/** Why the text does not bear the cell out; undefined when it does. */
export function findRuleContradiction(
  rule: StateRule,
  state: StateCode,
  cell: FilledCell,
  texts: StatuteTexts,
): string | undefined {
  const { value } = cell;
  const sections = findSections(cell.cite, state, texts);
  if ('none' in value || ('amount' in value && value.unit === 'times' && value.amount === 1))
    return 'it has nothing to compare';
  if (sections.length === 0) return `${cell.cite} is not in the reference data`;
  if (sections.some(({ isVersion }) => isVersion))
    return `${cell.cite} is printed in several versions, each for its own time`;
  if ('choice' in value) return findChoiceContradiction(rule, value.choice, cell.cite, sections);
  const number = createNumberPattern(value.amount, value.unit);
  const words = toWordPattern(rule.words);
  const onSubject = sections.map(({ text, isCited }) => ({
    isCited,
    sentences: splitSentences(text).filter((each) => words.test(each)),
  }));
  const sentences = onSubject
    .flatMap((section) => section.sentences)
    .filter((sentence) => number.test(sentence));
  if (sentences.length === 0)
    return `no sentence of ${cell.cite} has ${value.amount} ${value.unit} and one of: ${rule.words.join(', ')}`;
  const isClear = sentences.some((sentence) => !hasOtherNumber(sentence, cell));
  if (!isClear)
    return `${cell.cite} has other numbers beside ${value.amount} ${value.unit} in the same sentence`;
  const isUnclearSection = onSubject.some(
    (section) => !section.isCited && section.sentences.some((each) => hasOtherNumber(each, cell)),
  );
  return isUnclearSection
    ? `the subsection of ${cell.cite} is not marked in the text, and the section has other numbers`
    : undefined;
}

/** The words of the choice stand in a sentence on the subject, and those of no other choice do. */
function findChoiceContradiction(
  rule: StateRule,
  choice: string,
  cite: string,
  sections: CitedText[],
): string | undefined {
  if (!rule.choiceWords[choice]) return `the choice "${choice}" has no words to compare`;
  const onSubject = sections
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => toWordPattern(rule.words).test(sentence));
  const found = Object.keys(rule.choiceWords).filter((each) =>
    onSubject.some((sentence) => toWordPattern(rule.choiceWords[each] ?? []).test(sentence)),
  );
  if (!found.includes(choice))
    return `no sentence of ${cite} has one of: ${rule.choiceWords[choice].join(', ')}`;
  return found.length === 1
    ? undefined
    : `${cite} has words of other choices: ${found.filter((each) => each !== choice).join(', ')}`;
}

const toWordPattern = (words: string[]) =>
  new RegExp(words.map((word) => allowSpaces(escapePattern(word))).join('|'), 'i');

/**
 * Another number of the same unit in the sentence, which might be the right one, unless the cell
 * names it as well.
 */
function hasOtherNumber(sentence: string, { value, other }: FilledCell): boolean {
  if (!('amount' in value)) return false;
  const named = [value, ...other].flatMap((each) =>
    'amount' in each && each.unit === value.unit ? [each.amount] : [],
  );
  return COMMON_AMOUNTS[value.unit].some(
    (amount) => !named.includes(amount) && createNumberPattern(amount, value.unit).test(sentence),
  );
}

const PERIODS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 28, 30, 35, 36, 40, 45, 48, 50, 60, 72,
  75, 90, 91, 100, 120, 180, 365,
];
const SUMS = [
  1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10, 12, 12.5, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100, 125,
  150, 200, 250, 300, 500,
].flatMap((n) => [n * 100, n * 1000]);
const COMMON_AMOUNTS: Record<RuleUnit, number[]> = {
  hours: PERIODS,
  days: PERIODS,
  'business-days': PERIODS,
  'court-days': PERIODS,
  weeks: PERIODS,
  months: PERIODS,
  years: PERIODS,
  'months-rent': [1, 1.5, 2, 3],
  times: [2, 3],
  dollars: SUMS,
  percent: [5, 10, 15, 20, 25, 30, 50, 75],
  age: [16, 17, 18, 19, 20, 21],
  witnesses: [1, 2, 3],
};

/**
 * `isCited`: the text is no more than what is cited. `isVersion`: it is one of several of the
 * section, or holds for a time only.
 */
type CitedText = { text: string; isCited: boolean; isVersion: boolean };

/** "(Effective October 1, 2026)", "(Temporary)", "[Effective until July 1, 2028]". */
const VERSION =
  /[([](?:temporary|(?:contingently )?effective\b[^)\]]{0,80}\b(?:19|20)\d\d|effective until\b|expires\b[^)\]]{0,40}\b20\d\d)/i;
const VERSION_HEAD = 300;

/** The cited sections, narrowed to the cited subsection where its letter can be found. */
function findSections(cite: string, state: StateCode, texts: StatuteTexts): CitedText[] {
  return findCitations(cite).flatMap((citation) => {
    if (citation.kind !== 'statute' && citation.kind !== 'regulation') return [];
    // Missouri writes the subsection after the section: 535.300.3.
    const [, missouriSection, missouriSubsection] =
      /^(\d+\.\d+)\.(\d+)$/.exec(state === 'MO' ? citation.section : '') ?? [];
    const number = new RegExp(
      `(?<![\\d.-])${escapePattern(missouriSection ?? citation.section)}(?![\\d-])(?!\\.\\d)`,
      'i',
    );
    const subsection = missouriSubsection ? `(${missouriSubsection})` : citation.subsection;
    const sections = (texts.get(state) ?? []).filter(({ label }) => number.test(label));
    return sections.map(({ label, text }) => ({
      ...cutSubsection(text, subsection),
      isVersion: VERSION.test(label) || VERSION.test(text.slice(0, VERSION_HEAD)),
    }));
  });
}

/** From "(b)" to "(c)"; the whole text when the marks are not found. */
function cutSubsection(text: string, subsection: string): Omit<CitedText, 'isVersion'> {
  const mark = /^\(([0-9A-Za-z]{1,3})\)/.exec(subsection)?.[1];
  if (!mark) return { text, isCited: true };
  const start = findMark(text, mark, 0);
  if (start < 0) return { text, isCited: false };
  const next = getNextMark(mark);
  const end = next ? findMark(text, next, start + 1) : -1;
  return {
    text: `${findLeadIn(text.slice(0, start))} ${text.slice(start, end < 0 ? undefined : end)}`,
    isCited: true,
  };
}

/**
 * The unfinished sentence that a list completes: "The following actions shall be commenced within
 * three years:".
 */
function findLeadIn(before: string): string {
  const first = findMark(before, '1', 0);
  const opening = (first < 0 ? before : before.slice(0, first)).trim();
  const sentence = splitSentences(opening).at(-1) ?? '';
  return /[.!?]$/.test(sentence) ? '' : sentence;
}

/**
 * Not a reference to it ("under subsection (a)"): some texts have lost the marks of their own
 * subsections.
 */
const REFERENCE_BEFORE =
  '(?<!\\b(?:sections?|subsections?|paragraphs?|subparagraphs?|clauses?|subdivisions?|divisions?|and|or|of|in|under|by|to|through|with)\\s)';

function findMark(text: string, mark: string, from: number): number {
  const found = new RegExp(
    `(?:^|[\\s.;:,[])${REFERENCE_BEFORE}\\(${escapePattern(mark)}\\)|(?:^|\\n|[.;:]\\s)\\s*${escapePattern(mark)}\\.\\s(?=["“A-Z])`,
    'g',
  );
  found.lastIndex = from;
  return found.exec(text)?.index ?? -1;
}

function getNextMark(mark: string): string | undefined {
  if (/^\d+$/.test(mark)) return String(Number(mark) + 1);
  return mark.length === 1 && !/z/i.test(mark)
    ? String.fromCharCode(mark.charCodeAt(0) + 1)
    : undefined;
}

const splitSentences = (text: string) => text.split(/(?<=[a-z)\d]\.)\s+(?=[A-Z("“])|\n\s*\n/);

const MULTIPLES: Record<number, string> = {
  2: 'twice|double|two times|two \\(2\\) times',
  3: 'treble|triple|three times|thrice',
};
const UNIT_PATTERNS: Record<RuleUnit, string> = {
  hours: 'hours?',
  days: "(?:calendar |consecutive |full )?days?['’]?",
  'business-days': "(?:business|working|judicial)?\\s?days?['’]?",
  'court-days': "(?:court|judicial|business|working)?\\s?days?['’]?",
  weeks: "(?:full |consecutive )?weeks?['’]?",
  months: "(?:calendar |consecutive |full )?months?['’]?",
  years: "years?['’]?",
  'months-rent': "months?['’]?s?['’]?",
  times: 'times',
  dollars: '',
  percent: '(?:%|per\\s?cent(?:um)?)',
  age: 'years?|age',
  witnesses: '(?:\\w+ ){0,3}(?:witness|persons|individuals)',
};

/** "five hundred dollars" does not stand in "six thousand five hundred dollars". */
const NOT_IN_A_NUMBER = '(?<!\\b(?:hundred|thousand)(?: and)? )';

function createNumberPattern(amount: number, unit: RuleUnit): RegExp {
  if (unit === 'times')
    return new RegExp(MULTIPLES[amount] ?? `${amount}|${spellNumber(Math.floor(amount))}`, 'i');
  const forms = listNumberForms(amount).join('|');
  if (unit === 'dollars')
    return new RegExp(
      `\\$\\s?(?:${forms})(?![\\d,]*\\d)|(?<![\\w-])${NOT_IN_A_NUMBER}(?:${forms}) dollars`,
      'i',
    );
  if (unit === 'age')
    return new RegExp(`(?<![\\w$-])${NOT_IN_A_NUMBER}(?:${forms})(?![\\w-])`, 'i');
  // "thirty (30) days", "30-day", "thirty days".
  return new RegExp(
    `(?<![\\w$.,-])${NOT_IN_A_NUMBER}(?:${forms})(?:\\s?\\(\\s?[\\d.,]+\\s?%?\\s?\\))?[\\s-]{0,2}(?:${UNIT_PATTERNS[unit]})`,
    'i',
  );
}

function listNumberForms(amount: number): string[] {
  const digits = [
    String(amount),
    new Intl.NumberFormat('en-US').format(amount),
    new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount),
  ];
  if (!Number.isInteger(amount)) {
    const whole = spellNumber(Math.floor(amount));
    return amount % 1 === 0.5
      ? [...digits, `${whole} and (?:one|a)-half`, `${Math.floor(amount)}[ -]?(?:1/2|½)`].map(
          allowSpaces,
        )
      : digits.map(escapePattern);
  }
  const words = spellNumber(amount);
  return [...digits.map(escapePattern), allowSpaces(words)];
}

const allowSpaces = (words: string) => words.replace(/[\s-]/g, '[\\s-]');
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
