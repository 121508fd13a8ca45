// Counts a period as Fed. R. Civ. P. 6 does and tells every step, each with its paragraph, so that a reader can check the count by
// hand. Fed. R. App. P. 26(a) has the same paragraphs. Two readings are open, and the later date is never given alone: whether the
// working day on which a weekend's holiday is observed is a legal holiday, and whether Rule 6 reaches the period at all. Where they
// matter, `careful` is the earliest date. A closed clerk's office is looked at once, on the last day after the three added days.
import { addDays, addMonths } from './calendar-days.ts';
import { addHours, type CourtZone } from './count-hours.ts';
import { type DayOff, dayOff, type Holidays } from './non-court-day.ts';

type Unit = 'hours' | 'days' | 'weeks' | 'months' | 'years';
type Direction = 'after' | 'before';
export type Period = { amount: number; unit: Unit; direction: Direction };

export type Question = {
  period: Period;
  /** The day of the event; for hours also its time and the court's zone. */
  date: string;
  clock?: { time: string; zone: CourtZone };
  declaredHolidays?: readonly string[];
  stateHolidays?: readonly string[];
  /** Days on which the clerk's office cannot be reached. */
  closedDays?: readonly string[];
  /** Service by mail, by leaving the paper with the clerk, or by other means agreed to: `adds` when Rule 6(d) reaches the period. */
  lateService?: 'adds' | 'does-not-add';
  /** A period that Rule 6 may not govern, because it is not about a court's papers. */
  maybeNotRule6?: boolean;
};

export type Step =
  | { kind: 'event'; paragraphs: string[]; date: string; time?: string }
  | { kind: 'counted'; paragraphs: string[]; period: Period; first: string; date: string; time?: string; clockChanged?: boolean }
  | { kind: 'skipped'; paragraphs: string[]; date: string; why: DayOff; next: string }
  /** Where a count comes to rest; `moved` when it had to pass days off to get there. */
  | { kind: 'stands'; paragraphs: string[]; date: string; moved: boolean }
  | { kind: 'state-holiday-ignored'; paragraphs: string[]; date: string }
  | { kind: 'added'; paragraphs: string[]; date: string }
  | { kind: 'not-added'; paragraphs: string[] }
  | { kind: 'closed'; paragraphs: string[]; date: string }
  | { kind: 'result'; paragraphs: string[]; date: string; time?: string };

export type Counted = {
  date: string;
  time?: string;
  steps: Step[];
  careful?: { date: string; why: 'observed' | 'maybe-not-rule-6' };
};

const SERVICE_DAYS = 3;
const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;

/** What makes a day off one, or, for Saturdays and Sundays, says which way the count goes on. */
const DEFINED_IN: Record<DayOff['kind'], string> = {
  saturday: '(a)(5)',
  sunday: '(a)(5)',
  holiday: '(a)(6)(A)',
  observed: '(a)(6)(A)',
  declared: '(a)(6)(B)',
  state: '(a)(6)(C)',
};

/** Nothing when the period is in hours and its start is no time that a clock showed. */
export function countPeriod(question: Question): Counted | undefined {
  const end = nominalEnd(question);
  if (!end) return undefined;
  const counted = run(question, end, true);
  const readings = [
    ...(question.maybeNotRule6 ? [{ date: end.date, why: 'maybe-not-rule-6' as const }] : []),
    { date: run(question, end, false).date, why: 'observed' as const },
  ].sort((a, b) => a.date.localeCompare(b.date));
  const earliest = readings[0];
  return earliest && earliest.date < counted.date ? { ...counted, careful: earliest } : counted;
}

type End = { date: string; time?: string };

/** Where the period ends before anyone asks what kind of day that is. */
function nominalEnd({ period, date, clock }: Question): End | undefined {
  const amount = period.direction === 'after' ? period.amount : -period.amount;
  switch (period.unit) {
    case 'hours':
      return clock && addHours({ date, time: clock.time }, amount, clock.zone);
    case 'days':
      return { date: addDays(date, amount) };
    case 'weeks':
      return { date: addDays(date, amount * DAYS_IN_WEEK) };
    case 'months':
      return { date: addMonths(date, amount) };
    case 'years':
      return { date: addMonths(date, amount * MONTHS_IN_YEAR) };
  }
}

function run(question: Question, end: End, observedCounts: boolean): Counted {
  const { period, lateService, closedDays = [], declaredHolidays: declared = [], stateHolidays = [] } = question;
  const after = period.direction === 'after';
  const hours = period.unit === 'hours';
  const holidays: Holidays = { declared, state: after ? stateHolidays : [] };
  const lastDayRule = hours ? '(a)(2)(C)' : '(a)(1)(C)';
  const steps = openingSteps(question, end);
  let date = end.date;

  const passDaysOff = (rule: string, by: 1 | -1) => {
    for (let why = dayOff(date, holidays, observedCounts); why; why = dayOff(date, holidays, observedCounts)) {
      const next = addDays(date, by);
      steps.push({ kind: 'skipped', paragraphs: [rule, DEFINED_IN[why.kind]], date, why, next });
      date = next;
    }
  };
  const settle = () => {
    const landed = date;
    passDaysOff(lastDayRule, after ? 1 : -1);
    steps.push({ kind: 'stands', paragraphs: [lastDayRule], date, moved: date !== landed });
  };
  settle();
  if (!after && stateHolidays.includes(date)) steps.push({ kind: 'state-holiday-ignored', paragraphs: ['(a)(6)(C)'], date });
  if (lateService === 'adds' && after) {
    date = addDays(date, SERVICE_DAYS);
    steps.push({ kind: 'added', paragraphs: ['(d)'], date });
    settle();
  } else if (lateService) {
    steps.push({ kind: 'not-added', paragraphs: ['(d)'] });
  }
  // Forward also when the count ran backward: a paper can only be filed once the office can be reached again.
  const closedRule = hours ? '(a)(3)(B)' : '(a)(3)(A)';
  while (closedDays.includes(date)) {
    steps.push({ kind: 'closed', paragraphs: [closedRule], date });
    date = addDays(date, 1);
    passDaysOff(closedRule, 1);
  }
  steps.push({ kind: 'result', paragraphs: [hours ? '(a)(2)' : '(a)(4)'], date, time: end.time });
  return { date, time: end.time, steps };
}

function openingSteps({ period, date, clock }: Question, end: End): Step[] {
  if (period.unit === 'hours' && clock) {
    const amount = period.direction === 'after' ? period.amount : -period.amount;
    const unchanged = new Date(Date.parse(`${date}T${clock.time}:00Z`) + amount * 3_600_000).toISOString().slice(11, 16);
    return [
      { kind: 'event', paragraphs: ['(a)(2)(A)'], date, time: clock.time },
      { kind: 'counted', paragraphs: ['(a)(2)(B)'], period, first: date, ...end, clockChanged: end.time !== unchanged },
    ];
  }
  return [
    { kind: 'event', paragraphs: ['(a)(1)(A)'], date },
    { kind: 'counted', paragraphs: ['(a)(1)(B)'], period, first: addDays(date, period.direction === 'after' ? 1 : -1), date: end.date },
  ];
}
