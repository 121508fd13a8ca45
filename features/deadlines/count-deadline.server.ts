// Computes the complete result for the form: the date, the steps in words, the calendar months and
// the cautions. Texts are generated on the server, so that browsers do not load the rules.

import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findStatePeriod, type StatePeriod } from '#features/library/state-period.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findOfficialLink } from '#legal/citations/official-link.ts';
import { countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import { COURT_ZONES, type CourtZone, toInstant } from '#legal/deadlines/count-hours.ts';
import { countPeriod, type DeadlineQuestion } from '#legal/deadlines/count-period.ts';
import type { Holidays } from '#legal/deadlines/non-court-day.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createDayBar, type DayBar } from './day-bar.ts';
import { type DeadlineForm, writeQuery } from './deadline-fields.ts';
import {
  describeSteps,
  formatClockTime,
  formatFullDate,
  type StepDescription,
} from './describe-steps.ts';
import * as barTexts from './messages/bar-texts.ts';
import * as deadlines from './messages/deadlines.ts';
import * as stepTexts from './messages/step-texts.ts';
import { createMonthPages, listOmittedMonths, type MonthPage } from './month-pages.ts';
import { readQuestion } from './read-question.ts';

export type Authority = { cite: string; url: string };
export type DeadlineView = {
  query: string;
  date: string;
  label: string;
  /** The calendar entry: the earlier, careful date when it is not certain that Rule 6 governs. */
  entry: { date: string; title: string };
  /** When a period in hours ends, as an ISO timestamp. */
  instant?: string;
  /** "Tuesday, September 4, 2007". */
  day: string;
  time?: string;
  name?: string;
  period: string;
  authority?: Authority;
  notes: string[];
  careful?: string;
  steps: StepDescription[];
  rule?: Authority;
  months: MonthPage[];
  /** Which months between those are not drawn, as a sentence. */
  omitted?: string;
  /** How far away the last day is, and whether it has passed. */
  distance?: { text: string; passed: boolean };
  bar?: DayBar;
};

type Library = Pick<LibraryDeps, 'library'>;

/**
 * `now`: for the distance from today. Where it is left out, the result does not depend on the day.
 */
export function countDeadline(
  { library }: Library,
  form: DeadlineForm,
  now?: Date,
): Result<DeadlineView> {
  const statePeriod = findStatePeriod(library.rules, form.preset);
  const preset = statePeriod
    ? toStatePreset(statePeriod)
    : library.deadlines.find(({ id }) => id === form.preset);
  if (preset && 'isNotCompared' in preset) return fail('invalid', deadlines.wrong.notCompared);
  const question = readQuestion(form, preset);
  if (!question.ok) return question;
  const {
    period,
    date,
    clock,
    stateHolidays: state = [],
    declaredHolidays: declared = [],
  } = question.value;
  const counted = countPeriod(question.value);
  if (!counted)
    return fail('invalid', deadlines.wrong.all, { fields: { time: deadlines.wrong.noSuchTime } });
  const instant =
    clock && counted.time
      ? toInstant({ date: counted.date, time: counted.time }, clock.zone)
      : undefined;
  const periodText = deadlines.period(
    period.amount,
    period.unit,
    period.direction,
    formatLongDate(date),
  );
  const title = preset?.name ?? periodText;
  const holidays = { state: period.direction === 'after' ? state : [], declared };
  const months = createMonthPages(date, counted, holidays);
  const carefulDate =
    counted.careful?.why === 'maybe-not-rule-6' ? counted.careful.date : undefined;
  return ok({
    query: writeQuery(form),
    date: counted.date,
    label: getLabel(question.value, statePeriod),
    entry: carefulDate
      ? { date: carefulDate, title: stepTexts.fileSummaryCareful(title) }
      : { date: counted.date, title: stepTexts.fileSummary(title) },
    instant: instant === undefined ? undefined : new Date(instant).toISOString(),
    day: formatFullDate(counted.date),
    time:
      clock && counted.time
        ? `${formatClockTime(counted.time)}, ${deadlines.zones[clock.zone]}`
        : undefined,
    name: preset?.name,
    period: periodText,
    authority: statePeriod
      ? { cite: statePeriod.cell.cite, url: statePeriod.cell.url }
      : preset && findAuthority({ library }, preset.authority),
    notes: statePeriod
      ? [
          stepTexts.stateCounting(STATES[statePeriod.state]),
          statePeriod.cell.sentence,
          ...statePeriod.cell.exceptions,
        ]
      : [
          ...(preset?.counting === 'unsure' ? [stepTexts.unsure] : []),
          ...(preset?.note ? [preset.note] : []),
        ],
    careful:
      counted.careful && CAREFUL_TEXTS[counted.careful.why](formatFullDate(counted.careful.date)),
    steps: describeSteps(question.value, counted, preset),
    rule: findAuthority(
      { library },
      preset?.counting === 'appellate' ? 'Fed. R. App. P. 26' : 'Fed. R. Civ. P. 6',
    ),
    months,
    omitted: barTexts.omitted(listOmittedMonths(months)),
    ...(now && viewFromToday(question.value, counted.date, holidays, formatToday(now, form.zone))),
  });
}

/**
 * The day in the court's time zone: in the evening it is tomorrow already where the server's clock
 * is set.
 */
function formatToday(now: Date, zone: string): string {
  const timeZone = COURT_ZONES[(Object.hasOwn(COURT_ZONES, zone) ? zone : 'eastern') as CourtZone];
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

function viewFromToday(
  { clock, date }: DeadlineQuestion,
  last: string,
  holidays: Holidays,
  today: string,
) {
  return {
    distance: describeDistance(last, today),
    bar: clock ? undefined : createDayBar(date, last, holidays, today),
  };
}

function describeDistance(date: string, today: string): { text: string; passed: boolean } {
  const days = countDaysBetween(today, date);
  const day = formatLongDate(today);
  return days < 0
    ? { text: barTexts.passed(-days, day), passed: true }
    : { text: barTexts.fromToday(days, day), passed: false };
}

/**
 * No state's way of counting has been read yet, so where two dates are possible the earlier one is
 * given too.
 */
const toStatePreset = ({ rule, state, cell, amount, unit, direction }: StatePeriod) => ({
  name: `${STATES[state]}: ${rule.title}`,
  amount,
  unit,
  direction,
  authority: cell.cite,
  counting: 'unsure' as const,
  noAddedDays: stepTexts.stateAddsNothing,
  note: undefined,
});

function getLabel(
  { clock, maybeNotRule6 }: DeadlineQuestion,
  statePeriod: StatePeriod | undefined,
): string {
  if (clock) return deadlines.lastTime;
  if (statePeriod) return stepTexts.lastDayState(STATES[statePeriod.state]);
  return maybeNotRule6 ? deadlines.lastDayUnsure : deadlines.lastDay;
}

const CAREFUL_TEXTS = {
  observed: stepTexts.carefulObserved,
  'maybe-not-rule-6': stepTexts.carefulUnsure,
};

/**
 * The cite with the URL of the listed law it belongs to: "Fed. R. Civ. P. 12(a)(1)" links to Rule
 * 12.
 */
export function findAuthority({ library }: Library, cite: string): Authority | undefined {
  const law = library.authorities.find(
    (authority) => cite === authority.cite || cite.startsWith(`${authority.cite}(`),
  );
  const url = law?.url ?? findCitations(cite).map(findOfficialLink)[0]?.url;
  return url ? { cite, url } : undefined;
}
