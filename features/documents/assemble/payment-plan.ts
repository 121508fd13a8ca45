// The payments of a loan, worked out only when the schedule, the dates and the sums can all be read and agree. Sums are whole cents
// and exact: interest of each period is rounded to the cent, and the last payment takes what is left.

import { readCents, readCount, readDate, readRate } from '#features/printing/read-values.ts';
import { addDays, addMonths, daysBetween } from '#lib/calendar.ts';

type Rhythm = { name: string; months?: number; days?: number };
const RHYTHMS: [words: RegExp, rhythm: Rhythm][] = [
  [/^(?:monthly|every month|each month)$/, { name: 'monthly', months: 1 }],
  [/^(?:quarterly|every quarter)$/, { name: 'quarterly', months: 3 }],
  [/^(?:yearly|annual|annually|every year)$/, { name: 'yearly', months: 12 }],
  [/^(?:weekly|every week)$/, { name: 'weekly', days: 7 }],
  [/^(?:biweekly|bi-weekly|every two weeks|every 2 weeks)$/, { name: 'biweekly', days: 14 }],
];
const EVERY =
  '(monthly|quarterly|yearly|annual|annually|weekly|biweekly|bi-weekly|every month|each month|every quarter|every year|every week|every two weeks|every 2 weeks)';
const PAYMENTS = '(?:payments|installments)';
const COUNTED = new RegExp(`^(.+?) (?:equal )?${EVERY} ${PAYMENTS}$`);
const FOR_A_TIME = new RegExp(`^(?:equal )?${EVERY}(?: ${PAYMENTS})? for (.+) (week|month|year)s?$`);
const TO_MATURITY = new RegExp(`^(?:equal )?${EVERY}(?: ${PAYMENTS})?(?: (?:until|to|through)(?: the)? maturity(?: date)?)?$`);
const LUMP =
  /^(?:(?:an? |one )?(?:single )?(?:lump[- ]sum|payment)(?: payment)?|(?:paid |payable |due )?in full)(?:,? (?:(?:due|paid|payable) )?(?:at|on)(?: the)? maturity(?: date)?)?$/;
const MAX_PAYMENTS = 2_000;

export type Schedule = 'lump' | { rhythm: Rhythm; count?: number };

export function readSchedule(typed: string): Schedule | undefined {
  const text = typed.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ');
  if (LUMP.test(text)) return 'lump';
  const counted = COUNTED.exec(text);
  if (counted) return scheduleOf(counted[2], readCount(counted[1] ?? ''));
  const timed = FOR_A_TIME.exec(text);
  if (timed) {
    const rhythm = rhythmOf(timed[1]);
    const length = readCount(timed[2] ?? '');
    if (!rhythm || length === undefined) return undefined;
    const unit = timed[3];
    if (unit === 'week') return scheduleOf(timed[1], rhythm.days ? (length * 7) / rhythm.days : undefined);
    return scheduleOf(timed[1], rhythm.months ? (length * (unit === 'year' ? 12 : 1)) / rhythm.months : undefined);
  }
  const open = rhythmOf(TO_MATURITY.exec(text)?.[1]);
  return open ? { rhythm: open } : undefined;
}

const rhythmOf = (words: string | undefined) => RHYTHMS.find(([pattern]) => pattern.test(words ?? ''))?.[1];

function scheduleOf(words: string | undefined, count: number | undefined): Schedule | undefined {
  const rhythm = rhythmOf(words);
  return rhythm && count !== undefined && Number.isInteger(count) && count >= 2 && count <= MAX_PAYMENTS ? { rhythm, count } : undefined;
}

/** The day of the k-th payment: the first is one period after the loan. */
export function paymentDate(rhythm: Rhythm, loan: string, k: number): string | undefined {
  return rhythm.months ? addMonths(loan, rhythm.months * k)?.date : addDays(loan, (rhythm.days ?? 0) * k);
}

export type PaymentPlan =
  | { kind: 'lump'; on: string; sum: number; interest: number }
  | {
      kind: 'level';
      rhythm: Rhythm;
      count: number;
      first: string;
      last: string;
      each: number;
      lastSum: number;
      total: number;
      interest: number;
    };

export type LoanFacts = { principal: string; rate: string; schedule: string; maturity: string; loan: string };

export function paymentPlan(facts: LoanFacts): PaymentPlan | undefined {
  const [principal, rate, schedule] = [readCents(facts.principal), readRate(facts.rate), readSchedule(facts.schedule)];
  const [maturity, loan] = [readDate(facts.maturity), readDate(facts.loan)];
  if (!principal || principal < 0 || rate === undefined || rate < 0 || !schedule || !maturity || !loan || maturity <= loan)
    return undefined;
  if (schedule === 'lump') {
    const interest = interestOn(principal, rate, daysBetween(loan, maturity));
    return { kind: 'lump', on: maturity, sum: principal + interest, interest };
  }
  const { rhythm } = schedule;
  const count = schedule.count ?? countUntil(rhythm, loan, maturity);
  const days = count === undefined ? undefined : paymentDays(rhythm, loan, count);
  const [first, last] = [days?.[0], days?.at(-1)];
  if (!count || !days || !first || last !== maturity) return undefined;
  const sums = levelPayments(
    principal,
    rate,
    days.map((day, index) => daysBetween(days[index - 1] ?? loan, day)),
  );
  return sums && { kind: 'level', rhythm, count, first, last, ...sums, interest: sums.total - principal };
}

function paymentDays(rhythm: Rhythm, loan: string, count: number): string[] | undefined {
  const days = Array.from({ length: count }, (_, index) => paymentDate(rhythm, loan, index + 1));
  return days.every((day) => day !== undefined) ? days : undefined;
}

function countUntil(rhythm: Rhythm, loan: string, maturity: string): number | undefined {
  const period = rhythm.months ? (rhythm.months * 365.2425) / 12 : (rhythm.days ?? 1);
  const count = Math.round(daysBetween(loan, maturity) / period);
  return count >= 2 && count <= MAX_PAYMENTS ? count : undefined;
}

/** One sum for every period, so that nothing is left after the last; the periods differ by a few days. */
function levelPayments(principal: number, rate: number, periods: number[]) {
  let [grown, paid] = [principal, 0];
  for (const days of periods) {
    const factor = 1 + ((rate / 1e6) * days) / 365;
    [grown, paid] = [grown * factor, paid * factor + 1];
  }
  const each = Math.round(grown / paid);
  let balance = principal;
  for (const days of periods.slice(0, -1)) balance += interestOn(balance, rate, days) - each;
  if (each < 1 || balance < 1) return undefined;
  const lastSum = balance + interestOn(balance, rate, periods.at(-1) ?? 0);
  return { each, lastSum, total: each * (periods.length - 1) + lastSum };
}

/** Simple interest on a year of 365 days, rounded half up to the cent; exact at any size. */
function interestOn(cents: number, rate: number, days: number): number {
  if (cents <= 0) return 0;
  const divisor = 365_000_000n;
  return Number((2n * BigInt(cents) * BigInt(rate) * BigInt(days) + divisor) / (2n * divisor));
}
