// The question for the one day that a count lacks, with the last day that each quick answer would
// give.
import { formatFullDate } from '#features/deadlines/describe-steps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { PaperKind } from '#features/library/schema/paper-schema.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import * as countTexts from '../messages/count-texts.ts';
import type { DateRole, PaperReading, PeriodStart } from '../schema.ts';
import { countPaperDeadlines } from './count-paper-deadlines.server.ts';
import type { PaperDeadline } from './paper-deadline.ts';

export type DayQuestion = {
  /** The day that is asked for, and what it is in the form. */
  needs: PeriodStart;
  role: DateRole;
  /** What is asked for, in the paper's words, where that is an event. */
  event?: string;
  /** "30 days", where the paper says how long. */
  length?: string;
  /** The last day that each of these gives. */
  choices: { id: 'today' | 'yesterday'; date: string; lastDay?: string }[];
  /** No later day can be right. */
  max?: string;
};

type Known = { reading: PaperReading; kind?: PaperKind | undefined; state?: StateCode | undefined };

const GIVEN_ROLES: Record<PeriodStart, DateRole> = {
  service: 'served',
  receipt: 'served',
  other: 'served',
  mailing: 'issued',
  'date-of-paper': 'issued',
  judgment: 'issued',
  publication: 'issued',
  hearing: 'hearing',
};

export function askDay(
  deps: Pick<LibraryDeps, 'library'>,
  deadline: PaperDeadline,
  { reading, kind, state }: Known,
  today: string,
): DayQuestion | undefined {
  const { needs, period, name } = deadline;
  if (!needs || needs === 'state') return undefined;
  const role = GIVEN_ROLES[needs];
  const countOn = (date: string) => {
    const typed = { start: 0, end: 0, date, role, sure: true, given: true as const };
    const counted = countPaperDeadlines(
      deps,
      { ...reading, dates: [typed, ...reading.dates] },
      kind,
      state,
    );
    const same = counted.find(
      (each) =>
        each.role === deadline.role &&
        each.name === name &&
        each.keeps === deadline.keeps &&
        each.period?.amount === period?.amount,
    );
    return same?.date && formatFullDate(same.date);
  };
  const days = role === 'served' ? (['today', 'yesterday'] as const) : [];
  return {
    needs,
    role,
    ...(period?.startWords && needs === 'other' && { event: period.startWords }),
    ...(period && { length: countTexts.length(period.amount, period.unit) }),
    choices: days.map((id) => {
      const date = id === 'today' ? today : addDays(today, -1);
      const lastDay = countOn(date);
      return { id, date, ...(lastDay && { lastDay }) };
    }),
    ...(role !== 'hearing' && { max: today }),
  };
}
