// The day from which a period of a paper runs. What the reader gave counts before what was read;
// what was read counts only if it is certain or the paper's own label names it. `sure`: it is known
// that the period runs from just this day. Otherwise `note` says what the count depends on.
import { formatLongDate } from '#lib/dates.ts';
import { startTexts } from './messages.ts';
import type { DateRole, PaperReading, PeriodStart } from './schema.ts';

export type Start = { date: string; sure: boolean; note?: string };
type PaperDate = PaperReading['dates'][number];

export function findStart(
  { dates }: Pick<PaperReading, 'dates'>,
  from: PeriodStart,
): Start | undefined {
  const role: DateRole = from === 'service' || from === 'receipt' ? 'served' : 'issued';
  const givenDates = dates.filter((date) => date.given && isStart(date));
  if (from === 'other') return noteStart(takeGiven(givenDates), startTexts.unclear);
  const own = takeGiven(givenDates.filter((date) => date.role === role));
  if (own) return { date: own, sure: true };
  const read = dates.filter((date) => date.role === role && !date.given);
  const certain = takeOnly(read.filter(({ sure }) => sure));
  if (certain) return { date: certain, sure: true };
  const labeled = takeOnly(dates.filter((date) => date.label === role && !date.given));
  if (labeled) return noteStart(labeled, startTexts.labeled(formatLongDate(labeled)));
  // A paper is written and mailed before it arrives.
  return noteStart(
    takeGiven(givenDates),
    role === 'served' ? startTexts.runsLater : startTexts.runsEarlier,
  );
}

const isStart = ({ role }: PaperDate) => role === 'served' || role === 'issued';

const noteStart = (date: string | undefined, note: string): Start | undefined =>
  date ? { date, sure: false, note } : undefined;

/** The day that was typed by itself, else the earliest of those that were put right. */
function takeGiven(dates: PaperDate[]): string | undefined {
  const typed = dates.find(({ end }) => end === 0);
  return typed?.date ?? dates.map(({ date }) => date).sort()[0];
}

function takeOnly(dates: PaperDate[]): string | undefined {
  const [first, ...others] = new Set(dates.map(({ date }) => date));
  return others.length === 0 ? first : undefined;
}
