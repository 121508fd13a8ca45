// The last day of a period as a paper gives it. The day it runs from does not count; days that the
// paper leaves out do not; days for mail are added; and a last day on which courts are closed moves
// to the next open day, unless the paper says that it stands. Hours are counted as whole days.
import { addDays, addMonths, getWeekday } from './calendar-days.ts';
import {
  addCourtDays,
  CLOSED_DAYS,
  type ClosedDay,
  isClosed,
  moveBack,
  moveToOpenDay,
  type OwnDays,
} from './court-days.ts';

export type PaperPeriodQuestion = {
  start: string;
  amount: number;
  unit: 'hours' | 'days' | 'weeks' | 'months' | 'years';
  skips?: readonly ClosedDay[];
  /** Of the paper, which says when it is closed, and of the courts of its state. */
  ownDays?: OwnDays;
  mailDays?: number;
  /** It ends on the next such weekday after that: 1 is Monday. */
  onNext?: number;
  /** It ends so long before the day. */
  before?: boolean;
  stands?: boolean;
  /** The day it runs from is its first. */
  firstCounts?: boolean;
};
export type CountedPaperPeriod = {
  /** Where the count ends, also on a closed day. */
  endsOn: string;
  date: string;
  /** The latest day that another way of counting gives. */
  openUntil: string;
};

/** Of shorter periods some states leave weekends and holidays out. */
const MAX_SHORT_PERIOD = 15;
const HOURS = 24;

export function countPaperPeriod(question: PaperPeriodQuestion): CountedPaperPeriod {
  const { start, skips = [], ownDays, mailDays = 0, before, stands } = question;
  const counted = addDays(findEnd(question), before ? -mailDays : mailDays);
  const endsOn = question.onNext ? moveToWeekday(counted, question.onNext) : counted;
  if (before) return { endsOn, date: moveBack(endsOn, ownDays), openUntil: endsOn };
  const date = stands ? endsOn : moveToOpenDay(endsOn, ownDays);
  const days = toDays(question);
  // A holiday of the state can make a court day later.
  if (skips.length > 0)
    return { endsOn, date, openUntil: addCourtDays(date, 1, CLOSED_DAYS, ownDays) };
  const short = days !== undefined && days <= MAX_SHORT_PERIOD;
  const openUntil = short ? addDays(addCourtDays(start, days), mailDays) : moveToOpenDay(endsOn);
  return { endsOn, date, openUntil: openUntil > date ? openUntil : date };
}

function findEnd({
  start,
  amount,
  unit,
  skips = [],
  ownDays,
  before,
  firstCounts,
}: PaperPeriodQuestion): string {
  const own = skips.length > 0 ? ownDays : undefined;
  if (firstCounts && !before && !isClosed(start, skips, own))
    return findEnd({
      start: addDays(start, -1),
      amount,
      unit,
      skips,
      ...(own && { ownDays: own }),
    });
  const signed = before ? -amount : amount;
  if (unit === 'months') return addMonths(start, signed);
  if (unit === 'years') return addMonths(start, signed * 12);
  const days = toDays({ amount, unit }) ?? 0;
  return addCourtDays(start, before ? -days : days, skips, own);
}

/** Not the day itself. */
const moveToWeekday = (iso: string, weekday: number): string =>
  addDays(iso, ((weekday - getWeekday(iso) + 6) % 7) + 1);

const toDays = ({ amount, unit }: Pick<PaperPeriodQuestion, 'amount' | 'unit'>) =>
  unit === 'days'
    ? amount
    : unit === 'weeks'
      ? amount * 7
      : unit === 'hours'
        ? Math.ceil(amount / HOURS)
        : undefined;
