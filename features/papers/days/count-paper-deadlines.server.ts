// The deadlines that follow from a paper: days it names, periods it gives (count-own-periods.ts),
// and periods that a law gives where the paper gives none. Two readings of one period are one
// deadline: what the paper says stands over the law, and a day that it names over a count.
import { countDeadline } from '#features/deadlines/count-deadline.server.ts';
import { readForm } from '#features/deadlines/deadline-fields.ts';
import { NOT_COMPARED } from '#features/library/compared/mark-items.ts';
import { findNamed } from '#features/library/earlier-names.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import { findStatePeriod, getStatePresetId } from '#features/library/state-period.ts';
import { addDays, countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import { addCourtDays, CLOSED_DAYS } from '#legal/deadlines/court-days.ts';
import { listStateCourtDays } from '#legal/deadlines/state-court-days.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import * as followTexts from '../messages/follow-texts.ts';
import type { DateRole, PaperReading } from '../schema.ts';
import { countOwnPeriods } from './count-own-periods.ts';
import { findStart, type Start } from './find-start.ts';
import type { PaperDeadline } from './paper-deadline.ts';

type Library = Pick<LibraryDeps, 'library'>;
const ACTION_ROLES: DateRole[] = ['hearing', 'answer-by', 'pay-by', 'appeal-by'];
const MAX_DEADLINES = 20;
/** Of shorter periods some states leave weekends and holidays out. */
const MAX_SHORT_PERIOD = 15;

export function countPaperDeadlines(
  { library }: Library,
  reading: PaperReading,
  kind: PaperKind | undefined,
  state: StateCode | undefined,
): PaperDeadline[] {
  const own = countOwnPeriods(reading, kind, state);
  const laws = (kind?.deadlines ?? []).flatMap((rule) =>
    countLaw({ library }, rule, reading, state).filter((law) => isNews(law, own, reading)),
  );
  const deadlines = [...joinNamed(listNamedDays(reading), own, findNewest(reading)), ...laws];
  return deadlines
    .sort((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
    .slice(0, MAX_DEADLINES);
}

/**
 * A law says something of its own where the paper gives no time for it, or where a notice gives
 * less than it has to.
 */
function isNews(law: PaperDeadline, own: PaperDeadline[], { court }: PaperReading): boolean {
  const same = own.filter(({ role }) => role === law.role);
  if (same.length === 0) return true;
  return (
    !court && law.date !== undefined && same.every(({ date }) => date && date < (law.date ?? ''))
  );
}

/** A day that the paper names and a count that gives the same one are one deadline. */
function joinNamed(
  named: PaperDeadline[],
  own: PaperDeadline[],
  written: string | undefined,
): PaperDeadline[] {
  const isSame = (day: PaperDeadline, count: PaperDeadline) =>
    day.role === count.role && (day.date === count.date || day.date === count.latest);
  const joined = named.map((day) => {
    const count = own.find((each) => isSame(day, each));
    return count && !day.sure ? undefined : { ...count, ...day, notes: day.notes };
  });
  const counts = own.filter(
    (count) =>
      !named.some((day) => day.sure && (isSame(day, count) || answers(day, count, written))),
  );
  return [...joined.filter((day) => day !== undefined), ...counts];
}

/** What a letter may be on its way, and a day that the paper moves. */
const MAX_DAYS_APART = 15;
/**
 * Where the day is printed, nobody has to be asked from which day to count. A day that is far from
 * the end of the period is that of something else.
 */
const answers = (
  day: PaperDeadline,
  { role, date, keeps, period }: PaperDeadline,
  written: string | undefined,
) =>
  day.role === role &&
  !date &&
  !keeps &&
  !(
    period?.unit === 'days' &&
    written &&
    day.date &&
    Math.abs(countDaysBetween(addDays(written, period.amount), day.date)) > MAX_DAYS_APART
  );

/** The newest day of the paper itself. */
const findNewest = ({ dates }: PaperReading): string | undefined =>
  dates
    .filter(({ role }) => role === 'issued' || role === 'served')
    .map(({ date }) => date)
    .sort()
    .at(-1);

/** Days to act, and later ones than the paper's own on which something ends or takes effect. */
function listNamedDays(reading: PaperReading): PaperDeadline[] {
  const last = findNewest(reading);
  return reading.dates
    .filter(
      ({ role, label, date }) =>
        ACTION_ROLES.includes(role) || (label === 'ends' && (!last || date > last)),
    )
    .map(({ date, role, sure }) => {
      const isCertain = sure && role !== 'other';
      const notes = [isCertain ? followTexts.inPaper : followTexts.unsureInPaper];
      return { role, source: 'paper-date', date, sure: isCertain, steps: [], notes };
    });
}

/** The day by which a period ends if weekends and holidays are left out, where it is short. */
function leaveOpen(start: string, days: number, date: string): Pick<PaperDeadline, 'openUntil'> {
  if (days > MAX_SHORT_PERIOD) return {};
  const last = addCourtDays(start, days);
  return last > date ? { openUntil: last } : {};
}

function countLaw(
  { library }: Library,
  rule: PaperKind['deadlines'][number],
  reading: PaperReading,
  state: StateCode | undefined,
): PaperDeadline[] {
  const base = { role: rule.role, source: 'law' as const, sure: false, steps: [] };
  if (rule.federal && !/united states district court/i.test(reading.court?.text ?? '')) return [];
  if (rule.rule && !state)
    return [
      {
        ...base,
        name: findNamed(library.rules, rule.rule)?.title ?? '',
        notes: [followTexts.needsState],
        needs: 'state',
      },
    ];
  const preset = rule.preset ?? getStatePresetId(rule.rule ?? '', state as StateCode);
  const name =
    library.deadlines.find(({ id }) => id === preset)?.name ??
    findNamed(library.rules, rule.rule)?.title ??
    '';
  const start = findStart(reading, { from: rule.from });
  const statePeriod = findStatePeriod(library.rules, preset);
  if (rule.rule && !statePeriod) {
    const { courtDays, ...cell } = describeCell({ library }, rule.rule, state as StateCode);
    return [{ ...base, name, ...cell, ...(start && countCourtDays(courtDays, start, state)) }];
  }
  if (!start) return [{ ...base, name, notes: [followTexts.needs[rule.from]], needs: rule.from }];
  const { date } = start;
  const counted = countDeadline({ library }, readForm(new URLSearchParams({ preset, date })));
  if (!counted.ok) return [];
  const { entry, authority, steps, notes, careful, query } = counted.value;
  return [
    {
      ...base,
      date: entry.date,
      ...(statePeriod?.unit === 'days' && leaveOpen(date, statePeriod.amount, entry.date)),
      countedFrom: { date, sure: start.sure && !careful },
      name,
      steps,
      notes: [...(start.note ? [start.note] : []), ...notes, ...(careful ? [careful] : [])],
      query,
      ...(authority && { authority }),
    },
  ];
}

/** Days that the law itself counts without weekends and holidays. */
function countCourtDays(
  days: number | undefined,
  start: Start,
  state: StateCode | undefined,
): Pick<PaperDeadline, 'date' | 'openUntil' | 'countedFrom'> | undefined {
  if (days === undefined) return undefined;
  const { closed, open, doubtful } = listStateCourtDays(state, start.date);
  const ownDays = { closed: closed.map(({ date }) => date), open };
  const date = addCourtDays(start.date, days, CLOSED_DAYS, ownDays);
  const isDoubtful = doubtful.some((day) => day > start.date && day <= date);
  const countedFrom = { date: start.date, sure: start.sure && !isDoubtful };
  return { date, openUntil: addCourtDays(date, 1, CLOSED_DAYS, ownDays), countedFrom };
}

/** A state's rule that is no number of calendar days, such as "come on the date in the summons". */
function describeCell(
  { library }: Library,
  ruleId: string,
  state: StateCode,
): Pick<PaperDeadline, 'notes' | 'authority'> & { courtDays?: number } {
  const cell = findNamed(library.rules, ruleId)?.states[state];
  if (!cell || 'empty' in cell || cell.source === 'reported')
    return { notes: [followTexts.noStateRule(STATES[state])] };
  return {
    notes: [...(cell.isNotCompared ? [NOT_COMPARED] : []), cell.sentence, ...cell.exceptions],
    ...(!cell.isNotCompared &&
      'amount' in cell.value &&
      cell.value.unit === 'court-days' && { courtDays: cell.value.amount }),
    authority: { cite: cell.cite, url: cell.url },
  };
}
