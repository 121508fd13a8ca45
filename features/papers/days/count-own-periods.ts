// The periods that a paper itself gives, as deadlines: each is counted once, from the day that the
// paper or its reader names, in the way the paper says. Where that day is missing, it is said which
// one is needed.
import { formatFullDate } from '#features/deadlines/describe-steps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import { countPaperPeriod } from '#legal/deadlines/count-paper-period.ts';
import { CLOSED_DAYS } from '#legal/deadlines/court-days.ts';
import { listStateCourtDays, type StateCourtDays } from '#legal/deadlines/state-court-days.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as countTexts from '../messages/count-texts.ts';
import * as followTexts from '../messages/follow-texts.ts';
import * as startTexts from '../messages/start-texts.ts';
import type { PaperKindId, PaperReading, PeriodStart } from '../schema.ts';
import { findStart, type Start } from './find-start.ts';
import { type Counted, joinDeadlines } from './join-deadlines.ts';
import type { PaperDeadline } from './paper-deadline.ts';

type Period = PaperReading['periods'][number];

/** Of people and companies: no law that holds everywhere moves their last day off a weekend. */
const PRIVATE: ReadonlySet<PaperKindId | 'none'> = new Set<PaperKindId | 'none'>([
  'debt-collection-letter',
  'demand-or-cease-and-desist-letter',
  'eviction-notice-nonpayment',
  'eviction-notice-other',
  'insurance-denial',
  'none',
]);
const NOTICES: ReadonlySet<PaperKindId | 'none'> = new Set<PaperKindId | 'none'>([
  'eviction-notice-nonpayment',
  'eviction-notice-other',
]);

export function countOwnPeriods(
  reading: PaperReading,
  kind: PaperKind | undefined,
  state: StateCode | undefined,
): PaperDeadline[] {
  const periods = listOwnPeriods(reading, kind);
  const counted = periods.flatMap((period): Counted[] => {
    const from = chooseFrom(period, reading, kind);
    const followed = period.follows === undefined ? undefined : reading.periods[period.follows];
    const start = followed
      ? findEnd(followed, reading, state)
      : findStart(reading, { ...period, from });
    const others = listForOtherMail(period, periods);
    const came = start?.mailed ? 'mail' : period.came;
    // "20 days, or 23 if it was mailed": where nobody knows which of them holds, both show.
    const isOther = came === 'mail' ? !period.only : period.only === 'mailed';
    if (others.length > 0 && isOther && (came || !start)) return [];
    const vague = period.vague || (others.length > 0 && !came);
    const one = { ...period, from, ...(vague && { vague: true as const }) };
    return [{ period, deadline: countOne(one, start, came, reading, state) }];
  });
  return joinDeadlines(counted);
}

/** The lengths that hold if it was mailed, for one that holds if it was not, and the other way. */
const listForOtherMail = ({ role, only }: Period, periods: Period[]) =>
  periods.filter(
    (other) => other.role === role && other.only === (only === 'mailed' ? undefined : 'mailed'),
  );

/**
 * A title such as "three-day notice" repeats a period whose start is said elsewhere. A time for
 * nothing that we can name, such as to mend a porch or to leave, counts where its start is said.
 */
function listOwnPeriods({ periods }: PaperReading, kind: PaperKind | undefined): Period[] {
  const used = periods.filter(
    ({ only, role, from, unsaid, startsOn, eventOn, or, toYou, startWords, ofSender }) =>
      !ofSender &&
      (only !== 'elsewhere' || !periods.some((other) => other.role === role && !other.only)) &&
      (role !== 'other' ||
        isOfLaw(kind, role) ||
        (!unsaid && (from !== 'other' || startsOn || eventOn || or || (toYou && startWords)))),
  );
  const distinct: Period[] = [];
  for (const period of used) if (isNews(period, used, distinct)) distinct.push(period);
  return distinct;
}

function isNews(period: Period, used: Period[], distinct: Period[]): boolean {
  const isEqual = (other: Period) =>
    other.days === period.days && other.keeps === period.keeps && other.only === period.only;
  if (period.unsaid && used.some((other) => !other.unsaid && isEqual(other))) return false;
  // The next step after one's own answer.
  if (period.ownAct && used.some(({ role, ownAct }) => role === period.role && !ownAct))
    return false;
  return !distinct.some(
    (other) =>
      isEqual(other) &&
      other.from === period.from &&
      other.role === period.role &&
      other.startsOn === period.startsOn,
  );
}

const isOfLaw = (kind: PaperKind | undefined, role: Period['role']) =>
  kind?.deadlines.some((rule) => rule.role === role) ?? false;

/** Where nothing is said of a start: as the law has it, else by what is on the paper. */
function chooseFrom(
  { from, unsaid, role }: Period,
  { dates, court, kind: { id } }: PaperReading,
  kind: PaperKind | undefined,
): PeriodStart {
  if (!unsaid || from !== 'other') return from;
  const law = kind?.deadlines.find((rule) => rule.role === role)?.from;
  if (law) return law;
  if (dates.some((date) => date.role === 'served' && date.label !== 'mailed')) return 'service';
  if (NOTICES.has(id) || (court && !kind?.decision)) return 'service';
  return dates.some(({ label }) => label === 'mailed') ? 'mailing' : 'other';
}

function countOne(
  period: Period,
  found: Start | undefined,
  came: Period['came'],
  reading: PaperReading,
  state: StateCode | undefined,
): PaperDeadline {
  const { role, from, amount, unit, keeps, startWords } = period;
  // The date of a letter that says no start is the safe one.
  const safe = !found && period.unsaid && from === 'other' ? findSafeStart(reading) : undefined;
  const start = found ?? safe;
  const base = {
    role,
    source: 'paper-period' as const,
    sure: false,
    steps: [],
    period: {
      start: period.start,
      end: period.end,
      amount,
      unit,
      from,
      ...(startWords && { startWords }),
    },
    ...(keeps && { keeps }),
  };
  if (!start) {
    const note = startWords ? followTexts.needsEvent(startWords) : followTexts.needs[from];
    return { ...base, notes: [note], needs: from };
  }
  const isClear = !period.unsaid && !period.vague && role !== 'other';
  // No law that holds everywhere moves hours, either.
  const isPrivate =
    unit === 'hours' ||
    (PRIVATE.has(reading.kind.id) &&
      !reading.court &&
      !period.moves &&
      !(period.official && reading.kind.id === 'none'));
  const { isDoubtful, ...counted } = countFrom(
    period,
    start,
    came,
    isPrivate,
    listCourtDays(period, start, reading, state),
  );
  return {
    ...base,
    ...counted,
    countedFrom: { date: start.date, sure: start.sure && isClear && !isDoubtful },
    ...(safe && { needs: 'receipt' as const }),
  };
}

const NO_DAYS: StateCourtDays = { closed: [], open: [], doubtful: [] };
const skipsHolidays = ({ courtDays, skips }: Period) =>
  courtDays || skips?.includes('holiday') || false;
/** Of a court of the state, and of any paper that leaves out holidays. */
const listCourtDays = (
  period: Period,
  { date }: Start,
  { court }: PaperReading,
  state: StateCode | undefined,
): StateCourtDays =>
  (court || skipsHolidays(period)) && !/united states|bankruptcy/i.test(court?.text ?? '')
    ? listStateCourtDays(state, date)
    : NO_DAYS;

function countFrom(
  period: Period,
  start: Start,
  came: Period['came'],
  isPrivate: boolean,
  court: StateCourtDays,
) {
  const { amount, unit, mailDays = 0, before = false, stands = false } = period;
  const { firstCounts = false } = period;
  const added = came === 'mail' || period.addsMail ? mailDays : 0;
  const mayAdd = mailDays > 0 && !added && !came;
  const skips = period.courtDays ? CLOSED_DAYS : (period.skips ?? []);
  const question = {
    start: start.date,
    amount,
    unit,
    skips,
    before,
    stands,
    firstCounts,
    ownDays: {
      closed: [...(period.closed ?? []), ...court.closed.map(({ date }) => date)],
      open: court.open,
    },
    mailDays: added,
    ...(period.onNext && { onNext: period.onNext }),
  };
  const counted = countPaperPeriod(question);
  const date = isPrivate && !before ? counted.endsOn : counted.date;
  const isWithin = (day: string) => !before && day > start.date && day < counted.date;
  const doubtful = court.doubtful.find(
    (day) => day === counted.date || (skipsHolidays(period) && isWithin(day)),
  );
  // It may have come by mail after all.
  const ifMailed = added ? counted : countPaperPeriod({ ...question, mailDays });
  const { openUntil } = ifMailed;
  const latest = mayAdd ? ifMailed.date : counted.date;
  const isPlain = unit === 'days' && skips.length === 0 && !added && !before && !period.onNext;
  return {
    isDoubtful: mayAdd || doubtful !== undefined,
    date,
    ...(latest > date && { latest }),
    ...(openUntil > date && { openUntil }),
    how: countTexts.how({
      length: countTexts.length(amount, unit),
      day: formatLongDate(start.date),
      before,
      firstCounts,
      skips,
      closed: (period.closed ?? []).filter(isWithin).map(formatLongDate),
      courtClosed: court.closed
        .filter((day) => isWithin(day.date))
        .map((day) => ({ day: formatLongDate(day.date), cite: day.cite })),
      mailDays: added,
      onNext: period.onNext ? formatFullDate(counted.endsOn) : undefined,
      end: counted.endsOn === counted.date ? undefined : formatFullDate(counted.endsOn),
      moved: formatFullDate(counted.date),
      isPrivate,
    }),
    notes: [
      ...(start.note ? [start.note] : []),
      ...(doubtful ? [countTexts.mayBeClosed(formatLongDate(doubtful))] : []),
      ...(mailDays && !added ? [countTexts.mailAdds(mailDays)] : []),
    ],
    ...(isPlain && {
      query: new URLSearchParams({ date: start.date, amount: String(amount) }).toString(),
    }),
  };
}

/** The last day of a period, from which another one runs. */
function findEnd(
  period: Period,
  reading: PaperReading,
  state: StateCode | undefined,
): Start | undefined {
  const start = findStart(reading, period);
  if (!start) return undefined;
  const { date } = countFrom(
    period,
    start,
    period.came,
    true,
    listCourtDays(period, start, reading, state),
  );
  return { date, sure: false, note: startTexts.labeled(formatLongDate(date)) };
}

function findSafeStart(reading: PaperReading): Start | undefined {
  const start = findStart(reading, { from: 'date-of-paper' });
  return start && { date: start.date, sure: false, note: startTexts.safe };
}
