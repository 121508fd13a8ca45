// The whole answer for what was typed: the day, the way there in words, the months, and what to be careful about. Texts are made
// here, so that browsers need no law to show them.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { instantOf } from '#legal/deadlines/count-hours.ts';
import { countPeriod } from '#legal/deadlines/count-period.ts';
import { longDate } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type DeadlineForm, writeQuery } from './deadline-fields.ts';
import { clockText, fullDate, type ToldStep, tellSteps } from './describe-steps.ts';
import { deadlines } from './messages.ts';
import { type MonthPage, monthPages } from './month-pages.ts';
import { readQuestion } from './read-question.ts';
import { stepTexts } from './step-messages.ts';

export type Authority = { cite: string; url: string };
export type DeadlineView = {
  query: string;
  date: string;
  label: string;
  /** What a calendar is told: the careful day where it is not certain that Rule 6 governs. */
  entry: { date: string; title: string };
  /** The moment at which a period in hours ends. */
  instant?: string;
  /** "Tuesday, September 4, 2007". */
  day: string;
  time?: string;
  name?: string;
  period: string;
  authority?: Authority;
  notes: string[];
  careful?: string;
  steps: ToldStep[];
  rule?: Authority;
  months: MonthPage[];
};

type Library = Pick<LibraryDeps, 'library'>;

export function countDeadline({ library }: Library, form: DeadlineForm): Result<DeadlineView> {
  const preset = library.deadlines.find(({ id }) => id === form.preset);
  const question = readQuestion(form, preset);
  if (!question.ok) return question;
  const { period, date, clock, stateHolidays: state = [], declaredHolidays: declared = [] } = question.value;
  const counted = countPeriod(question.value);
  if (!counted) return fail('invalid', deadlines.wrong.all, { fields: { time: deadlines.wrong.noSuchTime } });
  const instant = clock && counted.time ? instantOf({ date: counted.date, time: counted.time }, clock.zone) : undefined;
  const asked = deadlines.period(period.amount, period.unit, period.direction, longDate(date));
  const what = preset?.name ?? asked;
  const unsure = counted.careful?.why === 'maybe-not-rule-6' ? counted.careful.date : undefined;
  return ok({
    query: writeQuery(form),
    date: counted.date,
    label: clock ? deadlines.lastTime : question.value.maybeNotRule6 ? deadlines.lastDayUnsure : deadlines.lastDay,
    entry: unsure
      ? { date: unsure, title: stepTexts.fileSummaryCareful(what) }
      : { date: counted.date, title: stepTexts.fileSummary(what) },
    instant: instant === undefined ? undefined : new Date(instant).toISOString(),
    day: fullDate(counted.date),
    time: clock && counted.time ? `${clockText(counted.time)}, ${deadlines.zones[clock.zone]}` : undefined,
    name: preset?.name,
    period: asked,
    authority: preset && authorityOf({ library }, preset.authority),
    notes: [...(preset?.counting === 'unsure' ? [stepTexts.unsure] : []), ...(preset?.note ? [preset.note] : [])],
    careful: counted.careful && carefulText[counted.careful.why](fullDate(counted.careful.date)),
    steps: tellSteps(question.value, counted, preset),
    rule: authorityOf({ library }, preset?.counting === 'appellate' ? 'Fed. R. App. P. 26' : 'Fed. R. Civ. P. 6'),
    months: monthPages(date, counted, { state: period.direction === 'after' ? state : [], declared }),
  });
}

const carefulText = { observed: stepTexts.carefulObserved, 'maybe-not-rule-6': stepTexts.carefulUnsure };

/** With the address of the law it belongs to: "Fed. R. Civ. P. 12(a)(1)" is at Rule 12. */
export function authorityOf({ library }: Library, cite: string): Authority | undefined {
  const found = library.authorities.find((authority) => cite === authority.cite || cite.startsWith(`${authority.cite}(`));
  return found && { cite, url: found.url };
}
