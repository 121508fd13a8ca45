// The day from which a period of a paper runs. What the reader gave counts before what was read;
// of what was read a certain day counts first, then one that the words beside it name, then one
// that seems to be it. `sure`: it is known that the period runs from just this day. Otherwise
// `note` says what the count depends on.
import { addDays, addMonths } from '#legal/deadlines/calendar-days.ts';
import { addCourtDays } from '#legal/deadlines/court-days.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as startTexts from '../messages/start-texts.ts';
import type { DateRole, PaperReading, PeriodStart } from '../schema.ts';

export type Start = {
  date: string;
  sure: boolean;
  /** It is the day of mailing. */
  mailed?: true;
  note?: string;
};
type PaperDate = PaperReading['dates'][number];
type One = { from: PeriodStart } & Pick<
  PaperReading['periods'][number],
  | 'startsOn'
  | 'eventOn'
  | 'receivedAfter'
  | 'receivedOnOpenDay'
  | 'postmark'
  | 'blank'
  | 'fromLast'
  | 'came'
  | 'only'
  | 'mailDays'
>;
type Period = One & Pick<PaperReading['periods'][number], 'or'>;
type Dates = Pick<PaperReading, 'dates'>;

const ENDS: DateRole[] = ['answer-by', 'pay-by', 'appeal-by'];

const OF_COPY: PeriodStart[] = ['service', 'receipt', 'mailing'];
/** Two days of one delivery, such as posting and mailing: the earlier one is the safe one. */
const MAX_DAYS_APART = 7;
/** In months before the newest day: a day of birth is no start, whatever label stands near it. */
const MAX_AGE = 48;

/** Of two starts that the paper names, the one it takes. */
export function findStart(reading: Dates, period: Period): Start | undefined {
  const { or, receivedAfter, receivedOnOpenDay } = period;
  const first = findOne(reading, period);
  if (!or || (first?.sure && or.takes === 'either')) return first;
  const second = findOne(reading, {
    ...or,
    ...(receivedAfter && { receivedAfter }),
    ...(receivedOnOpenDay && { receivedOnOpenDay }),
  });
  // Nothing comes before it is mailed.
  if (or.takes === 'earlier' && period.from === 'receipt' && or.from === 'mailing')
    return doubt(second);
  if (!first || !second) return or.takes === 'earlier' ? undefined : doubt(first ?? second);
  const isFirst = or.takes === 'either' || first.date <= second.date === (or.takes === 'earlier');
  return doubt(isFirst ? first : second);
}

const doubt = (start: Start | undefined): Start | undefined =>
  start && { note: startTexts.labeled(formatLongDate(start.date)), ...start, sure: false };

function findOne(
  { dates }: Dates,
  {
    from,
    startsOn,
    eventOn,
    receivedAfter,
    receivedOnOpenDay,
    postmark,
    blank,
    fromLast,
    came,
    only,
    mailDays,
  }: One,
): Start | undefined {
  const role = getRole(from);
  // No day of service answers when an event was that the paper dates.
  if (from === 'other' && eventOn) return noteStart(eventOn, labelDay(eventOn));
  const givenDates = dates.filter((date) => date.given && isStart(date));
  const own = takeGiven(givenDates.filter((date) => date.role === role));
  if (own) return from === 'other' ? noteStart(own, startTexts.unclear) : { date: own, sure: true };
  // A last day that stands beside its period is no start of it.
  const isLast = dates.some(({ date, role: one }) => date === startsOn && ENDS.includes(one));
  if (startsOn && !isLast) return noteStart(startsOn, labelDay(startsOn));
  const read = findRead(
    dates.filter(({ given, label }) => !given && (!(postmark || blank) || isOwnLabel(label, from))),
    from,
    fromLast,
  );
  const isPresumed = receivedAfter !== undefined && (from === 'receipt' || from === 'service');
  if (read && isPresumed && (read.mailed || came === 'mail'))
    return presumeReceipt(read, receivedAfter, receivedOnOpenDay);
  // "Signed on" stands closer to a judgment's signing than what was heard that day.
  const isOfPaper = dates.some(({ date, role: one }) => date === eventOn && one === 'issued');
  if (read && (read.sure || from !== 'judgment' || !isOfPaper)) return read;
  // Where it says what holds for mail, service by mail is its mailing.
  if (from === 'service' && came === 'mail' && (only === 'mailed' || mailDays))
    return doubt(findRead(dates, 'mailing'));
  if (eventOn) return noteStart(eventOn, labelDay(eventOn));
  if (isPresumed)
    return (
      presumeReceipt(findRead(dates, 'mailing'), receivedAfter, receivedOnOpenDay) ??
      giveOther(givenDates, role)
    );
  return from === 'hearing' ? undefined : giveOther(givenDates, role);
}

const labelDay = (date: string) => startTexts.labeled(formatLongDate(date));
const getRole = (from: PeriodStart): DateRole => {
  if (from === 'hearing') return 'hearing';
  return from === 'service' || from === 'receipt' || from === 'other' ? 'served' : 'issued';
};
const isStart = ({ role }: PaperDate) =>
  role === 'served' || role === 'issued' || role === 'hearing';

/** A paper is written and mailed before it arrives. */
const giveOther = (givenDates: PaperDate[], role: DateRole): Start | undefined =>
  noteStart(
    takeGiven(givenDates.filter((date) => date.role !== 'hearing')),
    role === 'served' ? startTexts.runsLater : startTexts.runsEarlier,
  );

/** Of a day that cannot be anything else. */
const OWN_LABELS: Partial<Record<PeriodStart, PaperDate['label']>> = {
  service: 'served',
  receipt: 'served',
  mailing: 'mailed',
  judgment: 'judgment',
  'date-of-paper': 'issued',
  publication: 'published',
};

/** A letter's date stands alone at its head, whatever line for another day is empty. */
const isOwnLabel = (label: PaperDate['label'], from: PeriodStart) =>
  label === OWN_LABELS[from] || (from === 'date-of-paper' && label === 'head');

/** Which dates a start may be, the likeliest first. */
const CANDIDATES: Record<PeriodStart, ((date: PaperDate) => boolean)[]> = {
  service: [
    ({ role, sure }) => sure && role === 'served',
    ({ label }) => label === 'served',
    ({ role, label }) => role === 'served' && label !== 'mailed',
    ({ role }) => role === 'served',
  ],
  // The day of mailing is not the day on which it came.
  receipt: [
    ({ role, sure, label }) => sure && role === 'served' && label !== 'mailed',
    ({ label }) => label === 'served',
    ({ role, label }) => role === 'served' && label !== 'mailed',
  ],
  mailing: [
    ({ label }) => label === 'mailed',
    ({ role, sure }) => sure && role === 'issued',
    ({ role, label }) => role === 'issued' && label !== 'filed',
    ({ role }) => role === 'served',
    ({ label }) => label === 'head',
  ],
  'date-of-paper': [
    ({ label, role }) => label === 'issued' && role === 'issued',
    ({ role, sure }) => sure && role === 'issued',
    ({ role, label }) => role === 'issued' && label === 'head',
    ({ role, label }) => role === 'issued' && (label === 'mailed' || label === 'judgment'),
    ({ role, label }) => role === 'issued' && label !== 'published' && label !== 'filed',
    ({ label }) => label === 'head',
    ({ role, label }) => role === 'other' && label === 'issued',
  ],
  judgment: [
    ({ label, role }) => label === 'judgment' && role === 'issued',
    ({ label }) => label === 'judgment',
    ({ role, sure }) => sure && role === 'issued',
    ({ role, label }) => role === 'issued' && label !== 'filed',
  ],
  publication: [({ label }) => label === 'published'],
  hearing: [({ role, sure }) => sure && role === 'hearing', ({ role }) => role === 'hearing'],
  other: [],
};

function findRead(all: PaperDate[], from: PeriodStart, fromLast = false): Start | undefined {
  const newest = all
    .filter(({ label }) => label !== 'ends')
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const written = all
    .filter(({ role }) => role === 'issued')
    .map(({ date }) => date)
    .sort()[0];
  // What came before the paper was written came with another one.
  const isOfOther = ({ date, role }: PaperDate) =>
    role === 'other' && OF_COPY.includes(from) && written !== undefined && date < written;
  const dates = all.filter(
    (each) => !isOfOther(each) && (!newest || each.date > addMonths(newest, -MAX_AGE)),
  );
  for (const isCandidate of CANDIDATES[from]) {
    const found = dates.filter(isCandidate);
    // A paper tells of earlier ones: of several dates its own is the newest.
    const date = fromLast || from === 'date-of-paper' ? takeLast(found) : takeOnly(found);
    if (!date) continue;
    const isSure = found.some((each) => each.date === date && each.sure && fits(each, from));
    const isMailed = found.some((each) => each.date === date && each.label === 'mailed');
    return {
      date,
      sure: isSure,
      ...(isMailed && { mailed: true }),
      ...(!isSure && { note: startTexts.labeled(formatLongDate(date)) }),
    };
  }
  return undefined;
}

/** The date of a letter is not surely that of its mailing, nor of a judgment that it tells of. */
const fits = ({ role, label }: PaperDate, from: PeriodStart) =>
  role === getRole(from) &&
  (from !== 'mailing' || label === 'mailed') &&
  (from !== 'judgment' || label === 'judgment');

/** "We take it that you got this letter 5 days after its date." */
function presumeReceipt(
  sent: Start | undefined,
  days: number,
  onOpenDay = false,
): Start | undefined {
  if (!sent) return undefined;
  const note = startTexts.presumed(days, formatLongDate(sent.date));
  const date = onOpenDay ? addCourtDays(sent.date, days) : addDays(sent.date, days);
  return { date, sure: false, note };
}

const noteStart = (date: string | undefined, note: string): Start | undefined =>
  date ? { date, sure: false, note } : undefined;

/** The day that was typed by itself, else the earliest of those that were put right. */
function takeGiven(dates: PaperDate[]): string | undefined {
  const typed = dates.find(({ end }) => end === 0);
  return typed?.date ?? dates.map(({ date }) => date).sort()[0];
}

const takeLast = (dates: PaperDate[]): string | undefined =>
  dates
    .map(({ date }) => date)
    .sort()
    .at(-1);

function takeOnly(dates: PaperDate[]): string | undefined {
  const [first, ...others] = [...new Set(dates.map(({ date }) => date))].sort();
  const last = others.at(-1);
  return first && (!last || last <= addDays(first, MAX_DAYS_APART)) ? first : undefined;
}
