// Counts a period under Fed. R. Civ. P. 6 and reports every step with its paragraph, so that a
// reader can check the count by hand. Fed. R. App. P. 26(a) has the same paragraphs. Two questions
// are unsettled: whether the weekday on which a weekend holiday is observed is a legal holiday, and
// whether Rule 6 governs the period at all. Where they matter, `careful` is the earliest date, so
// that the later date is never given alone. A closed clerk's office matters only on the last day,
// after the three added days.
import { addDays, addMonths } from './calendar-days.ts';
import { addHours, type CourtZone } from './count-hours.ts';
import { findNonCourtDay, type Holidays, type NonCourtDay } from './non-court-day.ts';

type Unit = 'hours' | 'days' | 'weeks' | 'months' | 'years';
type Direction = 'after' | 'before';
export type Period = { amount: number; unit: Unit; direction: Direction };

export type DeadlineQuestion = {
  period: Period;
  /** The day of the event; `clock` has its time and the court's zone if the period is in hours. */
  date: string;
  clock?: { time: string; zone: CourtZone };
  declaredHolidays?: readonly string[];
  stateHolidays?: readonly string[];
  /** Days on which the clerk's office is inaccessible. */
  closedDays?: readonly string[];
  /**
   * Service by mail, by leaving the paper with the clerk, or by other means agreed to: `adds` if
   * Rule 6(d) applies.
   */
  lateService?: 'adds' | 'does-not-add';
  /** A period that Rule 6 may not govern, because it is not about a court's papers. */
  maybeNotRule6?: boolean;
};

export type Step =
  | { kind: 'event'; paragraphs: string[]; date: string; time?: string }
  | {
      kind: 'counted';
      paragraphs: string[];
      period: Period;
      first: string;
      date: string;
      time?: string;
      clockChanged?: boolean;
    }
  | { kind: 'skipped'; paragraphs: string[]; date: string; why: NonCourtDay; next: string }
  /** The day on which a count ends; `moved` if non-court days were skipped. */
  | { kind: 'stands'; paragraphs: string[]; date: string; moved: boolean }
  | { kind: 'state-holiday-ignored'; paragraphs: string[]; date: string }
  | { kind: 'added'; paragraphs: string[]; date: string }
  | { kind: 'not-added'; paragraphs: string[] }
  | { kind: 'closed'; paragraphs: string[]; date: string }
  | { kind: 'result'; paragraphs: string[]; date: string; time?: string };

export type CountedPeriod = {
  date: string;
  time?: string;
  steps: Step[];
  careful?: { date: string; why: 'observed' | 'maybe-not-rule-6' };
};

const SERVICE_DAYS = 3;
const DAYS_IN_WEEK = 7;
const MONTHS_IN_YEAR = 12;

/**
 * The paragraph that defines each kind of non-court day; for Saturdays and Sundays, the one that
 * defines the "next day".
 */
const DEFINING_PARAGRAPHS: Record<NonCourtDay['kind'], string> = {
  saturday: '(a)(5)',
  sunday: '(a)(5)',
  holiday: '(a)(6)(A)',
  observed: '(a)(6)(A)',
  declared: '(a)(6)(B)',
  state: '(a)(6)(C)',
};

/** Undefined if the period is in hours and its start time does not exist. */
export function countPeriod(question: DeadlineQuestion): CountedPeriod | undefined {
  const end = findNominalEnd(question);
  if (!end) return undefined;
  const counted = countSteps(question, end, true);
  const readings = [
    ...(question.maybeNotRule6 ? [{ date: end.date, why: 'maybe-not-rule-6' as const }] : []),
    { date: countSteps(question, end, false).date, why: 'observed' as const },
  ].sort((a, b) => a.date.localeCompare(b.date));
  const earliest = readings[0];
  return earliest && earliest.date < counted.date ? { ...counted, careful: earliest } : counted;
}

type End = { date: string; time?: string };

/** Where the period ends before weekends and holidays are considered. */
function findNominalEnd({ period, date, clock }: DeadlineQuestion): End | undefined {
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

function countSteps(question: DeadlineQuestion, end: End, observedCounts: boolean): CountedPeriod {
  const {
    period,
    lateService,
    closedDays = [],
    declaredHolidays: declared = [],
    stateHolidays = [],
  } = question;
  const isForward = period.direction === 'after';
  const isInHours = period.unit === 'hours';
  const holidays: Holidays = { declared, state: isForward ? stateHolidays : [] };
  const lastDayRule = isInHours ? '(a)(2)(C)' : '(a)(1)(C)';
  const steps = listOpeningSteps(question, end);
  let date = end.date;

  const skipNonCourtDays = (rule: string, by: 1 | -1) => {
    for (
      let why = findNonCourtDay(date, holidays, observedCounts);
      why;
      why = findNonCourtDay(date, holidays, observedCounts)
    ) {
      const next = addDays(date, by);
      steps.push({
        kind: 'skipped',
        paragraphs: [rule, DEFINING_PARAGRAPHS[why.kind]],
        date,
        why,
        next,
      });
      date = next;
    }
  };
  const moveToCourtDay = () => {
    const dateBefore = date;
    skipNonCourtDays(lastDayRule, isForward ? 1 : -1);
    steps.push({ kind: 'stands', paragraphs: [lastDayRule], date, moved: date !== dateBefore });
  };
  moveToCourtDay();
  if (!isForward && stateHolidays.includes(date))
    steps.push({ kind: 'state-holiday-ignored', paragraphs: ['(a)(6)(C)'], date });
  if (lateService === 'adds' && isForward) {
    date = addDays(date, SERVICE_DAYS);
    steps.push({ kind: 'added', paragraphs: ['(d)'], date });
    moveToCourtDay();
  } else if (lateService) {
    steps.push({ kind: 'not-added', paragraphs: ['(d)'] });
  }
  // Forward even if the count ran backward: a paper can only be filed once the office is accessible
  // again.
  const closedRule = isInHours ? '(a)(3)(B)' : '(a)(3)(A)';
  while (closedDays.includes(date)) {
    steps.push({ kind: 'closed', paragraphs: [closedRule], date });
    date = addDays(date, 1);
    skipNonCourtDays(closedRule, 1);
  }
  steps.push({
    kind: 'result',
    paragraphs: [isInHours ? '(a)(2)' : '(a)(4)'],
    date,
    time: end.time,
  });
  return { date, time: end.time, steps };
}

function listOpeningSteps({ period, date, clock }: DeadlineQuestion, end: End): Step[] {
  if (period.unit === 'hours' && clock) {
    const amount = period.direction === 'after' ? period.amount : -period.amount;
    const unchanged = new Date(Date.parse(`${date}T${clock.time}:00Z`) + amount * 3_600_000)
      .toISOString()
      .slice(11, 16);
    return [
      { kind: 'event', paragraphs: ['(a)(2)(A)'], date, time: clock.time },
      {
        kind: 'counted',
        paragraphs: ['(a)(2)(B)'],
        period,
        first: date,
        ...end,
        clockChanged: end.time !== unchanged,
      },
    ];
  }
  return [
    { kind: 'event', paragraphs: ['(a)(1)(A)'], date },
    {
      kind: 'counted',
      paragraphs: ['(a)(1)(B)'],
      period,
      first: addDays(date, period.direction === 'after' ? 1 : -1),
      date: end.date,
    },
  ];
}
