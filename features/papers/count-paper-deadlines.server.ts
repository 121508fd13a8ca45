// The deadlines that follow from a paper: days it names, periods it gives, and periods that a law
// gives. A period is counted only from a day that the paper or its reader has given
// (find-start.ts); otherwise it is said which day is needed. Of two possible days the earlier one
// is given.
import { countDeadline } from '#features/deadlines/count-deadline.server.ts';
import { readForm } from '#features/deadlines/deadline-fields.ts';
import { describeSteps, type StepDescription } from '#features/deadlines/describe-steps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import { findStatePeriod, getStatePresetId } from '#features/library/state-period.ts';
import { countPeriod } from '#legal/deadlines/count-period.ts';
import { addCourtDays } from '#legal/deadlines/court-days.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { findStart, type Start } from './find-start.ts';
import { followTexts } from './messages.ts';
import type { DateRole, PaperReading, PeriodStart } from './schema.ts';

export type PaperDeadline = {
  role: DateRole;
  source: 'paper-date' | 'paper-period' | 'law';
  /** Undefined if the day it runs from is not known. */
  date?: string;
  /** Where two days are possible. */
  latest?: string;
  sure: boolean;
  /** The latest day that another way of counting gives; before it, nothing has passed. */
  openUntil?: string;
  /** The day it was counted from; `sure`: it is known to run from just this day. */
  countedFrom?: { date: string; sure: boolean };
  /** What sets it, if a law does. */
  name?: string;
  authority?: { cite: string; url: string };
  steps: StepDescription[];
  notes: string[];
  /** The day that has to be known to count it. */
  needs?: PeriodStart | 'state';
  /** Opens the deadline calculator with this count. */
  query?: string;
};

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
  const ownPeriods = listOwnPeriods(reading);
  // What a paper says about counting stands over our rule.
  const saysHow = new Set(ownPeriods.flatMap(({ role, courtDays }) => (courtDays ? role : [])));
  const laws = (kind?.deadlines ?? []).filter(({ role }) => !saysHow.has(role));
  const deadlines = [
    ...listNamedDays(reading),
    ...ownPeriods.map((period) => countOwnPeriod(period, findStart(reading, period.from))),
    ...laws.flatMap((rule) => countLaw({ library }, rule, reading, state)),
  ];
  const unique = new Map(
    deadlines.map((deadline) => [
      `${deadline.role} ${deadline.date} ${deadline.needs} ${deadline.name} ${deadline.notes[0]}`,
      deadline,
    ]),
  );
  return [...unique.values()]
    .sort((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
    .slice(0, MAX_DEADLINES);
}

function listNamedDays({ dates }: PaperReading): PaperDeadline[] {
  return dates
    .filter(({ role }) => ACTION_ROLES.includes(role))
    .map(({ date, role, sure: isCertain }) => ({
      role,
      source: 'paper-date',
      date,
      sure: isCertain,
      steps: [],
      notes: [isCertain ? followTexts.inPaper : followTexts.unsureInPaper],
    }));
}

/** A title such as "three-day notice" repeats a period whose start is said elsewhere. */
function listOwnPeriods({ periods }: PaperReading): PaperReading['periods'] {
  const isRepeated = ({ days, from }: PaperReading['periods'][number]) =>
    from === 'other' && periods.some((other) => other.days === days && other.from !== 'other');
  return periods.filter((period) => period.role !== 'other' && !isRepeated(period));
}

function countOwnPeriod(
  { days, from, role, courtDays }: PaperReading['periods'][number],
  start: Start | undefined,
): PaperDeadline {
  const note = start ? start.note : followTexts.needs[from];
  const how = courtDays ? followTexts.countedCourtDays(days) : followTexts.countedFromPaper(days);
  const base = {
    role,
    source: 'paper-period' as const,
    notes: [...(note ? [note] : []), how],
  };
  if (!start) return { ...base, sure: false, steps: [], needs: from };
  const countedFrom = { date: start.date, sure: start.sure };
  if (courtDays) {
    const date = addCourtDays(start.date, days);
    return { ...base, date, openUntil: addCourtDays(date, 1), countedFrom, sure: false, steps: [] };
  }
  const question = {
    period: { amount: days, unit: 'days' as const, direction: 'after' as const },
    date: start.date,
    maybeNotRule6: true,
  };
  const counted = countPeriod(question);
  if (!counted) return { ...base, sure: false, steps: [], needs: from };
  const query = new URLSearchParams({ date: start.date, amount: String(days) }).toString();
  return {
    ...base,
    date: counted.careful?.date ?? counted.date,
    ...(counted.careful && { latest: counted.date }),
    ...leaveOpen(start.date, days, counted.date),
    countedFrom,
    sure: false,
    steps: describeSteps(question, counted, undefined),
    query,
  };
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
        name: library.rules.find(({ id }) => id === rule.rule)?.title ?? '',
        notes: [followTexts.needsState],
        needs: 'state',
      },
    ];
  const preset = rule.preset ?? getStatePresetId(rule.rule ?? '', state as StateCode);
  const name =
    library.deadlines.find(({ id }) => id === preset)?.name ??
    library.rules.find(({ id }) => id === rule.rule)?.title ??
    '';
  const start = findStart(reading, rule.from);
  const statePeriod = findStatePeriod(library.rules, preset);
  if (rule.rule && !statePeriod) {
    const { courtDays, ...cell } = describeCell({ library }, rule.rule, state as StateCode);
    return [{ ...base, name, ...cell, ...(start && countCourtDays(courtDays, start)) }];
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
): Pick<PaperDeadline, 'date' | 'openUntil' | 'countedFrom'> | undefined {
  if (days === undefined) return undefined;
  const date = addCourtDays(start.date, days);
  const countedFrom = { date: start.date, sure: start.sure };
  return { date, openUntil: addCourtDays(date, 1), countedFrom };
}

/** A state's rule that is no number of calendar days, such as "come on the date in the summons". */
function describeCell(
  { library }: Library,
  ruleId: string,
  state: StateCode,
): Pick<PaperDeadline, 'notes' | 'authority'> & { courtDays?: number } {
  const cell = library.rules.find(({ id }) => id === ruleId)?.states[state];
  if (!cell || 'empty' in cell) return { notes: [followTexts.noStateRule(STATES[state])] };
  return {
    notes: [cell.sentence, ...cell.exceptions],
    ...('amount' in cell.value &&
      cell.value.unit === 'court-days' && { courtDays: cell.value.amount }),
    authority: { cite: cell.cite, url: cell.url },
  };
}
