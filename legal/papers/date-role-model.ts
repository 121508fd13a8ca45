// A second opinion on what a date is for: a small linear model over the words around it, fitted on labeled papers (training/README.md). It knows
// wordings that no rule has foreseen; the rules know what a lawyer knows. Both together decide, and only what both say is certain
// (combine-roles.ts). Words are hashed, so that no vocabulary is stored.
import { type HashedFeatures, hashFeatures } from '#lib/hashed-features.ts';
import { fitSoftmaxByBatch, type LinearModel, predictSparse } from '#lib/softmax-regression.ts';
import type { BasedRole } from './confirm-roles.ts';
import { readContext } from './date-context.ts';
import type { FoundDate } from './find-dates.ts';
import { foldText } from './ocr-text.ts';

export type DatedPaper = { text: string; dates: FoundDate[]; kind: string; decision: boolean };
export type RoleSample = { features: HashedFeatures; role: BasedRole['role'] };

export const MODEL_ROLES = ['issued', 'served', 'hearing', 'answer-by', 'pay-by', 'appeal-by', 'other'] as const;
const SIZE = 1 << 14;
const ROLE_MODEL_LENGTH = MODEL_ROLES.length * (SIZE + 1);

const MAX_BEFORE = 500;
const MAX_AFTER = 200;
const DAY = 86_400_000;
const MARKS = new Set(['stopmark', 'paramark', 'linemark', 'colonmark']);

export function fitRoleModel(samples: RoleSample[]): LinearModel {
  return fitSoftmaxByBatch(
    samples.map(({ features, role }) => ({ ...features, class: MODEL_ROLES.indexOf(role), weight: 1 })),
    { classes: MODEL_ROLES.length, dimensions: SIZE, rounds: 200, rate: 8, decay: 2e-5 },
  );
}

/** The probability of each role, in the order of MODEL_ROLES; undefined without a model. */
export function predictRoles(model: LinearModel, paper: DatedPaper, index: number): Float64Array | undefined {
  return model.length === ROLE_MODEL_LENGTH ? predictSparse(model, describeDate(paper, index), MODEL_ROLES.length) : undefined;
}

export function describeDate({ text, dates, kind, decision }: DatedPaper, index: number): HashedFeatures {
  const date = dates[index] as FoundDate;
  const previousEnd = dates[index - 1]?.end ?? 0;
  const nextStart = dates[index + 1]?.start ?? text.length;
  const context = readContext(text, date, previousEnd, nextStart);
  const wide = text.slice(Math.max(0, date.start - MAX_BEFORE), date.start);
  const after = text.slice(date.end, date.end + MAX_AFTER);
  const tenth = Math.floor((10 * date.start) / text.length);
  const features = new Set([
    ...listWordsBefore(wide.slice(-Math.max(1, date.start - previousEnd))),
    ...listWordsAfter(after.slice(0, Math.max(0, nextStart - date.end))),
    ...listWords(context.line).map((word) => `line ${word}`),
    ...tokenize(wide)
      .slice(-60)
      .toReversed()
      .map((word, distance) => `wide ${distance < 15 ? 1 : 2} ${word}`),
    ...listWords(findHeading(wide)).map((word) => `heading ${word}`),
    ...listWords(
      (
        after
          .split('\n')
          .slice(1)
          .find((line) => line.trim()) ?? ''
      ).slice(0, 60),
    ).map((word) => `next ${word}`),
    ...describeOrder(dates, index),
    `kind ${kind}`,
    `decision ${decision}`,
    `tenth ${tenth}`,
    `tenth ${tenth} ${decision} ${context.alone}`,
    ...(context.alone ? ['alone'] : []),
    ...(context.label ? ['label'] : []),
    ...(context.restOfLine.trim() === '' ? ['ends the line'] : []),
  ]);
  return hashFeatures(features, SIZE);
}

/** Its place among the days of the paper. */
function describeOrder(dates: FoundDate[], index: number): string[] {
  const { date } = dates[index] as FoundDate;
  const days = [...new Set(dates.map((one) => one.date))].sort();
  const rank = days.indexOf(date);
  const lastYear = Number(days.at(-1)?.slice(0, 4));
  return [
    `rank ${Math.round((4 * rank) / Math.max(1, days.length - 1))}`,
    `days ${describeDistance((Date.parse(date) - Date.parse(dates[0]?.date ?? date)) / DAY)}`,
    ...(index === 0 ? ['first'] : []),
    ...(index === dates.length - 1 ? ['last'] : []),
    ...(days.length === 1 ? ['only day'] : []),
    ...(rank === days.length - 1 ? ['latest day'] : []),
    ...(lastYear - Number(date.slice(0, 4)) >= 2 ? ['years before'] : []),
    ...(dates.filter((one) => one.date === date).length > 1 ? ['named again'] : []),
  ];
}

function describeDistance(days: number): string {
  const steps = [5, 20, 60].filter((step) => Math.abs(days) > step).length;
  return days === 0 ? 'same' : `${days < 0 ? 'before' : 'after'} ${steps}`;
}

/** Words with their distance; those of earlier sentences apart. */
function listWordsBefore(text: string): string[] {
  const tokens = tokenize(text).slice(-40).toReversed();
  const features: string[] = [];
  let distance = 0;
  let sentence = '';
  for (const [position, token] of tokens.entries()) {
    if (token === 'stopmark' || token === 'paramark') sentence = 'earlier ';
    if (MARKS.has(token)) {
      if (position < 3) features.push(`before mark ${position} ${token}`);
      continue;
    }
    distance++;
    const bucket = [1, 2, 5, 10].find((limit) => distance <= limit) ?? 'far';
    features.push(`before ${sentence}${bucket} ${token}`);
    if (!sentence) features.push(`sentence ${token}`);
    if (distance <= 8 && tokens[position + 1]) features.push(`before ${sentence}pair ${tokens[position + 1]} ${token}`);
  }
  return features;
}

function listWordsAfter(text: string): string[] {
  const tokens = tokenize(text).slice(0, 20);
  const features: string[] = [];
  let distance = 0;
  let sentence = '';
  for (const [position, token] of tokens.entries()) {
    if (token === 'stopmark' || token === 'paramark') sentence = 'later ';
    if (MARKS.has(token)) {
      if (position < 2) features.push(`after mark ${position} ${token}`);
      continue;
    }
    distance++;
    const bucket = [1, 4].find((limit) => distance <= limit) ?? 'far';
    features.push(`after ${sentence}${bucket} ${token}`);
    if (distance <= 6 && tokens[position + 1]) features.push(`after pair ${token} ${tokens[position + 1]}`);
  }
  return features;
}

/** The nearest line above that is all capitals or ends with a colon. */
function findHeading(before: string): string {
  const isHeading = (line: string) => line.trim() !== '' && (/^[^a-z]{4,}$/.test(line.trim()) || /:\s*$/.test(line));
  return before.split('\n').slice(0, -1).findLast(isHeading)?.slice(0, 80) ?? '';
}

const listWords = (text: string) => tokenize(text).filter((token) => !MARKS.has(token));

function tokenize(text: string): string[] {
  const marked = text
    .replace(/\$\s?[\d,.]+/g, ' moneyamt ')
    .replace(/\d{1,2}[:.]\d{2}\s{0,3}(?:[ap]\.?m\.?)?|\b\d{1,2}\s?[ap]\.?m\b\.?/gi, ' clocktime ')
    .replace(/:/g, ' colonmark ')
    .replace(/[.;!?](?=\s)/g, ' stopmark ')
    .replace(/\n\s*\n/g, ' paramark ')
    .replace(/\n/g, ' linemark ')
    .replace(/\b\d+\b/g, ' num ');
  return foldText(marked)
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 5 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word));
}
