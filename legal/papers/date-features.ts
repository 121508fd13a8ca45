// What the model of roles reads about a date: the words around it (words-around-date.ts), its line,
// cell and heading, and its place among the days of the paper. What stands near the date weighs
// more than what stands far from it.
import { type HashedFeatures, hashWeightedFeatures } from '#lib/hashed-features.ts';
import { memoize } from '#lib/memo.ts';
import { readContext } from './date-context.ts';
import type { FoundDate } from './find-dates.ts';
import {
  type Features,
  listPieces,
  listWordPairs,
  listWords,
  listWordsAfter,
  listWordsBefore,
  tokenize,
} from './words-around-date.ts';

export type DatedPaper = { text: string; dates: FoundDate[]; kind: string; decision: boolean };

/**
 * Large, so that words which no paper of the fit had do not share a weight with others; the file
 * holds few of them (lib/model-file.ts).
 */
export const FEATURE_SIZE = 1 << 18;
const NEAR_WEIGHT = 1.4;
const FAINT_WEIGHT = 0.6;
const FAR_WEIGHT = 0.5;

const MAX_BEFORE = 500;
const MAX_AFTER = 200;
const MAX_CELL = 70;
const MAX_LINE = 400;
/** Where periods are looked for. */
const MAX_PERIOD_TEXT = 20_000;
const MIN_PERIOD = 3;
const DAY = 86_400_000;

export function describeDate(paper: DatedPaper, index: number): HashedFeatures {
  const { text, dates, kind, decision } = paper;
  const date = dates[index] as FoundDate;
  const previousEnd = dates[index - 1]?.end ?? 0;
  const nextStart = dates[index + 1]?.start ?? text.length;
  const context = readContext(text, date, previousEnd, nextStart);
  const wide = text.slice(Math.max(0, date.start - MAX_BEFORE), date.start);
  const after = text.slice(date.end, date.end + MAX_AFTER);
  const tenth = Math.floor((10 * date.start) / text.length);
  const before = listWordsBefore(wide.slice(-Math.max(1, date.start - previousEnd)));
  const following = listWordsAfter(after.slice(0, Math.max(0, nextStart - date.end)));
  const order = describeOrder(paper, index);
  const location = [
    `tenth ${tenth}`,
    `tenth ${tenth} ${decision} ${context.alone}`,
    ...(context.alone ? ['alone'] : []),
  ];
  const line = describeLine(text, date);
  const neighbors = describeNeighbors(paper, index);
  const nearest = [
    ...before.near,
    ...order.near,
    ...line.near,
    ...neighbors.near,
    ...prefix('line', listWords(context.line)),
  ];
  const plain = [
    ...before.plain,
    ...following,
    ...prefix('heading', listWords(findHeading(wide))),
    ...prefix('next line', listWords(findNextLine(after))),
    ...order.plain,
    ...line.plain,
    ...neighbors.plain,
    ...location,
    `kind ${kind}`,
    `decision ${decision}`,
    ...(context.label ? ['label'] : []),
    ...(context.restOfLine.trim() === '' ? ['ends the line'] : []),
    // What the nearest words and the place mean in a paper of this kind.
    ...prefix(
      kind,
      [...before.near, ...order.near, ...location, ...following].filter((feature) =>
        /^(?:before \d|rank|days|alone|tenth|after 1)/.test(feature),
      ),
    ),
  ];
  const faint = [...listWordPairs(text, date, previousEnd), ...listPieces(text, date)];
  const far = tokenize(wide)
    .slice(-60)
    .toReversed()
    .map((word, distance) => `wide ${distance < 15 ? 1 : 2} ${word}`);
  return hashWeightedFeatures(
    [
      { features: nearest, weight: NEAR_WEIGHT },
      { features: plain, weight: 1 },
      { features: faint, weight: FAINT_WEIGHT },
      { features: far, weight: FAR_WEIGHT },
    ],
    FEATURE_SIZE,
  );
}

const prefix = (name: string, features: string[]) =>
  features.map((feature) => `${name} ${feature}`);

/** Its place among the days of the paper. */
function describeOrder(paper: DatedPaper, index: number): Features {
  const { dates } = paper;
  const { date } = dates[index] as FoundDate;
  const { days } = readFacts(paper);
  const rank = days.indexOf(date);
  const lastYear = Number(days.at(-1)?.slice(0, 4));
  const [previous, next] = [dates[index - 1], dates[index + 1]];
  return {
    near: [
      `rank ${Math.round((4 * rank) / Math.max(1, days.length - 1))}`,
      `days ${describeDistance(countDays(dates[0]?.date ?? date, date))}`,
      ...(previous
        ? [`days since the previous ${describeDistance(countDays(previous.date, date))}`]
        : []),
      ...(next ? [`days to the next ${describeDistance(countDays(date, next.date))}`] : []),
    ],
    plain: [
      ...(index === 0 ? ['first'] : []),
      ...(index === dates.length - 1 ? ['last'] : []),
      ...(days.length === 1 ? ['only day'] : []),
      ...(rank === days.length - 1 ? ['latest day'] : []),
      ...(lastYear - Number(date.slice(0, 4)) >= 2 ? ['years before'] : []),
      ...(dates.filter((one) => one.date === date).length > 1 ? ['named again'] : []),
      `earlier days ${Math.min(3, rank)} later ${Math.min(3, days.length - 1 - rank)}`,
      `dates ${Math.min(6, dates.length)}`,
    ],
  };
}

const countDays = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

function describeDistance(days: number): string {
  const steps = [5, 20, 60].filter((step) => Math.abs(days) > step).length;
  return days === 0 ? 'same' : `${days < 0 ? 'before' : 'after'} ${steps}`;
}

/**
 * A day that lies "30 days" after another, where the paper speaks of 30 days, is probably a
 * deadline; courts rest on weekends.
 */
function describeNeighbors(paper: DatedPaper, index: number): Features {
  const { date } = paper.dates[index] as FoundDate;
  const { days, periods } = readFacts(paper);
  const distances = days.map((other) => countDays(other, date));
  const weekday = new Date(date).getUTCDay();
  return {
    near: [
      ...(distances.some((distance) => distance >= MIN_PERIOD && periods.has(distance))
        ? ['a period away']
        : []),
      ...(distances.some((distance) => -distance >= MIN_PERIOD && periods.has(-distance))
        ? ['a period begins']
        : []),
    ],
    plain: [
      `weekend ${weekday === 0 || weekday === 6}`,
      ...(date.endsWith('-01') ? ['first of a month'] : []),
    ],
  };
}

/** `days`: of the paper, each once, in their order. `periods`: of days, as the text names them. */
type Facts = { days: string[]; periods: Set<number> };

const readFacts = memoize(
  ({ text, dates }: DatedPaper): Facts => ({
    days: [...new Set(dates.map(({ date }) => date))].sort(),
    periods: new Set(
      [
        ...text
          .slice(0, MAX_PERIOD_TEXT)
          .matchAll(/(?<!\d)(\d{1,3})\)?[ -]{0,3}(?:calendar |business |full )?days?\b/gi),
      ].map(([, count]) => Number(count)),
    ),
  }),
);

/** The cell of a table or a form that holds the date, how full its line is, and the line above. */
function describeLine(text: string, { start, end }: FoundDate): Features {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MAX_LINE);
  const lineBefore = text.slice(lineStart, start);
  const lineAfter = text.slice(end, end + MAX_LINE).split('\n', 1)[0] ?? '';
  const cell = lineBefore.split(/ {3,}|\t|\||\.{3,}/).findLast((part) => part.trim()) ?? '';
  const words = listWords(cell.slice(-MAX_CELL));
  const above =
    text
      .slice(Math.max(0, lineStart - MAX_LINE), lineStart)
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  return {
    near: [
      ...prefix('cell', words),
      `whole cell ${words.slice(-4).join(' ')}`,
      ...(/\S.{0,200}:\s{0,20}$/.test(lineBefore) ? [`colon ${words.slice(-2).join(' ')}`] : []),
      `fill ${Math.min(5, Math.floor(lineBefore.length / 15))} ${Math.min(3, Math.floor(lineAfter.length / 15))}`,
    ],
    plain: [
      ...prefix('above', listWords(above.slice(-MAX_CELL))),
      ...(/^\s{0,20}[-•*(\d.)a-z]{1,4}[.)]\s/.test(lineBefore) ? ['list item'] : []),
    ],
  };
}

/** The nearest line above that is all capitals or ends with a colon. */
function findHeading(before: string): string {
  const isHeading = (line: string) =>
    line.trim() !== '' && (/^[^a-z]{4,}$/.test(line.trim()) || /:\s*$/.test(line));
  return before.split('\n').slice(0, -1).findLast(isHeading)?.slice(0, 80) ?? '';
}

const findNextLine = (after: string) =>
  (
    after
      .split('\n')
      .slice(1)
      .find((line) => line.trim()) ?? ''
  ).slice(0, 60);
