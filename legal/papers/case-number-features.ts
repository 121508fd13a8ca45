// What a linear model reads of a number that could be that of the paper: the words of its line and
// of the line above, its shape, its place, and what stands beside it, so that neither half of a
// number nor a number with its neighbor is taken.
import { type HashedFeatures, hashWeightedFeatures } from '#lib/hashed-features.ts';
import type { FoundText } from './found-text.ts';
import { foldText } from './ocr-text.ts';

export type NumberedPaper = { text: string; kind: string; candidates: FoundText[] };

export const NUMBER_FEATURE_SIZE = 1 << 16;
const NEAR_WEIGHT = 1.4;
const FAINT_WEIGHT = 0.6;

const MAX_LINE = 300;
const MAX_CELL = 60;
const COLUMN_MARGIN = 12;
const MAX_HEAD = 1_500;
const COURT = /\b(?:court|plaintiff|defendant|docket|petitioner|respondent|judge|decedent)\b/i;
const LAW =
  /(?:§|\b(?:sec(?:tion|s)?|code|stat|act|rule|chapter|ch|pa|art(?:icle)?|title|usc|cfr|rcw|wac|ors|nrs|ic|mcl|ann|law|reg|para))\.?\s{0,3}$/i;
/**
 * What a label calls its number, from the number that counts most to things that are no number of a
 * paper.
 */
const LABELS = {
  court:
    /\b(?:case|cause|docket|index|civil action|court file|prob(?:ate)?|estate|suit|c ?a|crim|civ)\b/,
  ticket: /\b(?:citation|ticket|summons|complaint|violation|infraction|charge|warrant|writ|levy)\b/,
  file: /\b(?:claim|claimant|juror|participant|receipt|file|appl?|application|appeal|decision|determination|control|a ?number|t ?s|trustee)\b/,
  agency:
    /\b(?:iv ?d|cse|pacses|remittance|letter|notice|reference|ref|matter|request|agency|re)\b/,
  sender:
    /\b(?:account|acct|loan|member|policy|customer|invoice|student|permit|order|ledger|id|case id)\b/,
  person:
    /\b(?:badge|officer|sgt|trooper|deputy|person|employee|operator|bar|attorney|atty|license|lic|agent|worker|ssn|social security|taxpayer|clerk|notary|commission)\b/,
  place:
    /\b(?:suite|ste|room|rm|apt|unit|box|floor|street|st|ave|road|rd|highway|hwy|route|lot|block|parcel|book|page|vol|instrument|county|dept|department|division|courtroom)\b/,
  contact: /\b(?:phone|tel|telephone|fax|call|cell|text|extension|ext|toll|hotline)\b/,
  thing:
    /\b(?:type|vin|plate|tag|form|rev|check|certified|mail|article|year|model|serial|catalog|version|page|step|line|item|count|mph|invoice date)\b/,
};

/** Folded as the words of papers are (ocr-text.ts). */
const LABEL_CLASSES = Object.entries(LABELS).map(([name, { source }]) => ({
  name,
  pattern: new RegExp(source.replaceAll('i', 'l').replaceAll('rn', 'm')),
}));
/** The labels that a paper's own number may have, in the order in which they count. */
export const LABEL_RANKS = [
  'court',
  'ticket',
  'file',
  'agency',
  'sender',
] satisfies (keyof typeof LABELS)[];

/** The features of each number; the last are those of "none of these". */
export function describeNumbers(paper: NumberedPaper): HashedFeatures[] {
  const seen = new Map<string, number>();
  for (const { text } of paper.candidates)
    seen.set(joinNumber(text), (seen.get(joinNumber(text)) ?? 0) + 1);
  const isCourt = COURT.test(paper.text.slice(0, MAX_HEAD));
  return [
    ...paper.candidates.map((candidate, index) =>
      describeNumber(paper, candidate, {
        index,
        isCourt,
        isRepeated: (seen.get(joinNumber(candidate.text)) ?? 0) > 1,
      }),
    ),
    hashWeightedFeatures(
      [
        {
          features: [
            'none',
            `none ${paper.kind}`,
            `none court ${isCourt}`,
            `none of ${Math.min(4, paper.candidates.length)}`,
          ],
          weight: 1,
        },
      ],
      NUMBER_FEATURE_SIZE,
    ),
  ];
}

/** Letters and digits alone, as a scanner may read them: two spellings of one number are equal. */
export const joinNumber = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

type Facts = { index: number; isCourt: boolean; isRepeated: boolean };

function describeNumber(
  { text, kind }: NumberedPaper,
  { start, end, text: value }: FoundText,
  facts: Facts,
): HashedFeatures {
  const { lineBefore, label, nearLabel, column, classes } = readLabel(text, {
    start,
    end,
    text: value,
  });
  const lineAfter = text.slice(end, end + MAX_LINE).split('\n', 1)[0] ?? '';
  const isAlone = lineBefore.trim() === '';
  const shapes = describeShape(value);
  const mark = /\S\s{0,20}$/.exec(lineBefore)?.[0]?.trim() ?? '';
  const nearest = [
    ...label.toReversed().map((word, distance) => `label ${Math.min(3, distance)} ${word}`),
    ...label.map((word) => `cell ${word}`),
    `label end ${label.slice(-2).join(' ')}`,
    `label three ${nearLabel}`,
    ...classes.map((one) => `class ${one}`),
    ...classes.map((one) => `class ${one} ${facts.isCourt}`),
    ...classes.map((one) => `class ${one} ${shapes.coarse}`),
    ...classify(listWords(lineBefore.slice(-80)).slice(-9).join(' ')).map(
      (one) => `line class ${one}`,
    ),
    ...(isAlone ? column.map((word) => `column ${word}`) : []),
    ...(LAW.test(lineBefore) ? ['law'] : []),
    ...describeNeighbors(text, start, end),
    ...shapes.near,
  ];
  const plain = [
    ...shapes.plain,
    `mark ${/[A-Za-z\d]/.test(mark) ? 'word' : mark}`,
    `alone ${isAlone} ${lineAfter.trim() === ''}`,
    `tenth ${Math.floor((10 * start) / text.length)}`,
    `place ${Math.min(6, facts.index)}`,
    `court ${facts.isCourt} ${shapes.coarse}`,
    `kind ${kind} ${shapes.coarse}`,
    `kind ${kind} begins ${/^[A-Z]{1,4}/.exec(value)?.[0] ?? ''}`,
    ...classes.map((one) => `kind ${kind} class ${one}`),
    ...label.slice(-2).map((word) => `kind ${kind} label ${word}`),
    ...(facts.isRepeated ? ['repeated'] : []),
    ...column.map((word) => `above ${isAlone} ${word}`),
    ...listWords(lineAfter)
      .slice(0, 2)
      .map((word, distance) => `after ${distance} ${word}`),
  ];
  const wide = listWords(text.slice(Math.max(0, start - 90), start)).slice(-8);
  const faint = [...wide.map((word) => `wide ${word}`), ...listPieces(label.join(' '))];
  return hashWeightedFeatures(
    [
      { features: nearest, weight: NEAR_WEIGHT },
      { features: plain, weight: 1 },
      { features: faint, weight: FAINT_WEIGHT },
    ],
    NUMBER_FEATURE_SIZE,
  );
}

export const readLabelClasses = (text: string, number: FoundText): string[] =>
  readLabel(text, number).classes;

/**
 * The words before the number in its cell of the line; those above it, where it may stand in a
 * column.
 */
function readLabel(text: string, { start, text: value }: FoundText) {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE);
  const lineBefore = text.slice(lineStart, start);
  const above =
    text
      .slice(Math.max(0, lineStart - MAX_LINE), lineStart)
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  const cell = lineBefore.split(/ {3,}|\t|\||\.{3,}/).findLast((part) => part.trim()) ?? '';
  const label = listWords(cell.slice(-MAX_CELL)).slice(-6);
  const column = listWords(
    above.slice(
      Math.max(0, lineBefore.length - COLUMN_MARGIN),
      lineBefore.length + value.length + COLUMN_MARGIN,
    ),
  );
  const nearLabel = label.slice(-3).join(' ');
  return {
    lineBefore,
    label,
    nearLabel,
    column,
    classes: classify(label.length > 0 ? nearLabel : column.join(' ')),
  };
}

const classify = (label: string): string[] => {
  const found = LABEL_CLASSES.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name);
  return found.length > 0 ? found : [label === '' ? 'empty' : 'unknown'];
};

/** Digits as 9, letters as A or a; with their number, and joined. */
function describeShape(value: string): { near: string[]; plain: string[]; coarse: string } {
  const exact = value
    .replace(/(?<=\d)[OlI|]|[OlI|](?=\d)|\d/g, '9')
    .replace(/[A-Z]/g, 'A')
    .replace(/[a-z]/g, 'a')
    .replace(/\s+/g, ' ');
  const joined = exact
    .replace(/9+/g, (run) => (run.length > 3 ? '9999' : run))
    .replace(/A{2,}/g, 'AA')
    .replace(/a+/g, 'a');
  const coarse = exact.replace(/9+/g, '9').replace(/A+/g, 'A').replace(/a+/g, 'a');
  const digits = exact.replace(/[^9]/g, '').length;
  return {
    near: [`shape ${joined}`, `coarse ${coarse}`, `digits ${Math.min(12, digits)}`],
    plain: [
      `exact ${exact}`,
      `parts ${exact.split(' ').length}`,
      `begins ${joined.slice(0, 4)}`,
      `ends ${joined.slice(-4)}`,
      ...(/^(?:19|20)\d\d\D/.test(value) ? ['year first'] : []),
      ...(/^2\d\D/.test(value) ? ['short year first'] : []),
      ...(/\d{3}-\d{3}-\d{4}$/.test(value) ? ['telephone'] : []),
      ...(/^[A-Z]{2} \d{5}$|^\d{5}(?:-\d{4})?$/.test(value) ? ['zip'] : []),
      ...(/[X*]{2}/i.test(value) ? ['masked'] : []),
      ...(/^(?:CP|LT) ?\d/.test(value) ? ['tax notice'] : []),
      ...(value.toUpperCase().match(/(?<![A-Z])[A-Z]{1,5}(?![A-Z])/g) ?? []).map(
        (letters) => `letters ${letters}`,
      ),
    ],
    coarse,
  };
}

/** What stands right before and after, on the same line: a number goes on, or a word follows. */
function describeNeighbors(text: string, start: number, end: number): string[] {
  const before = /(\S{1,20})([ ]{0,3})$/.exec(text.slice(Math.max(0, start - 24), start));
  const after = /^([ ]{0,3})(\S{1,20})/.exec(text.slice(end, end + 24));
  const shape = (part: string) =>
    part
      .replace(/\d+/g, '9')
      .replace(/[A-Z]+/g, 'A')
      .replace(/[a-z]+/g, 'a')
      .slice(0, 5);
  return [
    `beside before ${before ? `${Math.min(2, before[2]?.length ?? 0)} ${shape(before[1] ?? '')}` : 'nothing'}`,
    `beside after ${after ? `${Math.min(2, after[1]?.length ?? 0)} ${shape(after[2] ?? '')}` : 'nothing'}`,
  ];
}

/** Four letters each: half of a misread word is still right. */
const listPieces = (words: string) =>
  Array.from({ length: Math.max(0, words.length - 3) }, (_, i) => `piece ${words.slice(i, i + 4)}`);

const listWords = (text: string) =>
  foldText(text.replace(/#/g, ' hashmark ').replace(/§/g, ' sectionmark ').replace(/\d+/g, ' num '))
    .split(' ')
    .filter(Boolean);
