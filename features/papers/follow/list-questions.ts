// What may be wrong with a paper, as questions to raise: a notice shorter than the state's rule, a
// debt past its limitation period, a law that does not exist. Each compares what the paper says
// with a rule that we have read, and says where it stands.
import { findNamed } from '#features/library/earlier-names.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { canCountWith } from '#features/library/reports.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import type { FilledCell } from '#features/library/schema/rule-schema.ts';
import { addMonths, countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import * as followTexts from '../messages/follow-texts.ts';
import type { PaperReading } from '../schema.ts';

export type PaperQuestion = {
  id: 'short-notice' | 'old-debt' | 'no-such-law';
  text: string;
  authority?: { cite: string; url: string };
};
type Deps = Pick<LibraryDeps, 'library' | 'clock'>;

const NOTICE_RULES: Record<string, string> = {
  'eviction-notice-nonpayment': 'unpaid-rent-notice',
  'eviction-notice-other': 'month-to-month-notice',
};
const DEBT_KINDS = ['debt-collection-letter', 'debt-lawsuit-summons'];
const LIMITATION_RULES = ['limitation-written-contract', 'limitation-open-account'];
const DAYS_OF_UNIT: Record<string, number> = {
  days: 1,
  'business-days': 1,
  'court-days': 1,
  weeks: 7,
  months: 30,
};
/** Words before a date by which a debt's age is told. */
const OVERDUE =
  /\b(?:last pa(?:yment|id)|charged?[- ]?off|default(?:ed)?|delinquen\w+)\b[^.\n]{0,60}$/i;

export function listQuestions(
  deps: Deps,
  reading: PaperReading,
  text: string,
  kind: PaperKind | undefined,
  state: StateCode | undefined,
): PaperQuestion[] {
  return [
    ...(kind && state
      ? [
          ...askNotice(deps, reading, text, kind, state),
          ...askAge(deps, reading, text, kind, state),
        ]
      : []),
    ...reading.citations
      .filter(({ status }) => status === 'impossible' || status === 'not_in_code')
      .map(({ text: cite }) => ({ id: 'no-such-law' as const, text: followTexts.noSuchLaw(cite) })),
  ];
}

function findCell(
  { library }: Deps,
  ruleId: string | undefined,
  state: StateCode,
): FilledCell | undefined {
  const cell = findNamed(library.rules, ruleId)?.states[state];
  return cell && !('empty' in cell) && canCountWith(cell) ? cell : undefined;
}

function askNotice(
  deps: Deps,
  reading: PaperReading,
  text: string,
  { id }: PaperKind,
  state: StateCode,
): PaperQuestion[] {
  // Other notices have other times; only that of a month-to-month tenancy was read.
  if (id === 'eviction-notice-other' && !/month[- ]to[- ]month/i.test(text)) return [];
  const cell = findCell(deps, NOTICE_RULES[id], state);
  const days = readNoticeDays(reading);
  if (
    !cell ||
    days === undefined ||
    !('amount' in cell.value) ||
    cell.value.amount * (DAYS_OF_UNIT[cell.value.unit] ?? 0) <= days
  )
    return [];
  return [
    {
      id: 'short-notice',
      text: followTexts.shortNotice(days, cell.sentence, cell.cite),
      authority: { cite: cell.cite, url: cell.url },
    },
  ];
}

/** The period it gives, or the days from its own day to its last day. */
function readNoticeDays({ periods, dates }: PaperReading): number | undefined {
  const noticeDays = periods
    .filter(({ role, from }) => role === 'pay-by' || from === 'service')
    .map(({ days }) => days);
  if (noticeDays.length > 0) return Math.min(...noticeDays);
  const start = dates.find(
    ({ role, sure: isCertain }) => isCertain && (role === 'served' || role === 'issued'),
  )?.date;
  const end = dates.find(({ role, sure: isCertain }) => isCertain && role === 'pay-by')?.date;
  return start && end && end > start ? countDaysBetween(start, end) : undefined;
}

function askAge(
  deps: Deps,
  reading: PaperReading,
  text: string,
  { id }: PaperKind,
  state: StateCode,
): PaperQuestion[] {
  if (!DEBT_KINDS.includes(id)) return [];
  const overdue = reading.dates
    .filter(({ start }) => OVERDUE.test(text.slice(Math.max(0, start - 90), start)))
    .map(({ date }) => date);
  const newest = overdue.toSorted().at(-1);
  const today = toIsoDay(deps.clock.now());
  if (!newest) return [];
  return LIMITATION_RULES.flatMap((ruleId) => {
    const cell = findCell(deps, ruleId, state);
    if (!cell || !('amount' in cell.value) || cell.value.unit !== 'years') return [];
    if (addMonths(newest, cell.value.amount * 12) >= today) return [];
    return [
      {
        id: 'old-debt' as const,
        text: followTexts.oldDebt(formatLongDate(newest), cell.sentence, cell.cite),
        authority: { cite: cell.cite, url: cell.url },
      },
    ];
  }).slice(0, 1);
}
