// Computes the payments of a loan, only when the schedule, dates and amounts can all be parsed and
// agree. Amounts are whole cents and exact: the interest of each period is rounded to the cent, and
// the last payment absorbs the rounding.

import { readCents, readCount, readDate, readRate } from '#features/printing/read-values.ts';
import { addDays, addMonths, countDaysBetween } from '#legal/deadlines/calendar-days.ts';

type Frequency = { name: string; months?: number; days?: number };
const FREQUENCIES: [words: RegExp, frequency: Frequency][] = [
  [/^(?:monthly|every month|each month)$/, { name: 'monthly', months: 1 }],
  [/^(?:quarterly|every quarter)$/, { name: 'quarterly', months: 3 }],
  [/^(?:yearly|annual|annually|every year)$/, { name: 'yearly', months: 12 }],
  [/^(?:weekly|every week)$/, { name: 'weekly', days: 7 }],
  [/^(?:biweekly|bi-weekly|every two weeks|every 2 weeks)$/, { name: 'biweekly', days: 14 }],
];
const FREQUENCY_WORDS =
  '(monthly|quarterly|yearly|annual|annually|weekly|biweekly|bi-weekly|every month|each month|every quarter|every year|every week|every two weeks|every 2 weeks)';
const PAYMENT_WORDS = '(?:payments|installments)';
const COUNTED_SCHEDULE = new RegExp(`^(.+?) (?:equal )?${FREQUENCY_WORDS} ${PAYMENT_WORDS}$`);
const TIMED_SCHEDULE = new RegExp(
  `^(?:equal )?${FREQUENCY_WORDS}(?: ${PAYMENT_WORDS})? for (.+) (week|month|year)s?$`,
);
const OPEN_SCHEDULE = new RegExp(
  `^(?:equal )?${FREQUENCY_WORDS}(?: ${PAYMENT_WORDS})?(?: (?:until|to|through)(?: the)? maturity(?: date)?)?$`,
);
const LUMP_SUM =
  /^(?:(?:an? |one )?(?:single )?(?:lump[- ]sum|payment)(?: payment)?|(?:paid |payable |due )?in full)(?:,? (?:(?:due|paid|payable) )?(?:at|on)(?: the)? maturity(?: date)?)?$/;
const MAX_PAYMENTS = 2_000;

export type Schedule = 'lump' | { frequency: Frequency; count?: number };

export function readSchedule(input: string): Schedule | undefined {
  const text = input.trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, ' ');
  if (LUMP_SUM.test(text)) return 'lump';
  const countMatch = COUNTED_SCHEDULE.exec(text);
  if (countMatch) return createSchedule(countMatch[2], readCount(countMatch[1] ?? ''));
  const durationMatch = TIMED_SCHEDULE.exec(text);
  if (durationMatch) {
    const frequency = findFrequency(durationMatch[1]);
    const length = readCount(durationMatch[2] ?? '');
    if (!frequency || length === undefined) return undefined;
    const unit = durationMatch[3];
    if (unit === 'week')
      return createSchedule(
        durationMatch[1],
        frequency.days ? (length * 7) / frequency.days : undefined,
      );
    return createSchedule(
      durationMatch[1],
      frequency.months ? (length * (unit === 'year' ? 12 : 1)) / frequency.months : undefined,
    );
  }
  const openFrequency = findFrequency(OPEN_SCHEDULE.exec(text)?.[1]);
  return openFrequency ? { frequency: openFrequency } : undefined;
}

const findFrequency = (words: string | undefined) =>
  FREQUENCIES.find(([pattern]) => pattern.test(words ?? ''))?.[1];

function createSchedule(
  words: string | undefined,
  count: number | undefined,
): Schedule | undefined {
  const frequency = findFrequency(words);
  return frequency &&
    count !== undefined &&
    Number.isInteger(count) &&
    count >= 2 &&
    count <= MAX_PAYMENTS
    ? { frequency, count }
    : undefined;
}

/** The date of the k-th payment: the first is one period after the loan. */
export function computePaymentDate(frequency: Frequency, loan: string, k: number): string {
  return frequency.months
    ? addMonths(loan, frequency.months * k)
    : addDays(loan, (frequency.days ?? 0) * k);
}

export type PaymentPlan =
  | { kind: 'lump'; on: string; sum: number; interest: number }
  | {
      kind: 'level';
      frequency: Frequency;
      count: number;
      first: string;
      last: string;
      each: number;
      lastSum: number;
      total: number;
      interest: number;
    };

export type LoanFacts = {
  principal: string;
  rate: string;
  schedule: string;
  maturity: string;
  loan: string;
};

export function computePaymentPlan(facts: LoanFacts): PaymentPlan | undefined {
  const principal = readCents(facts.principal);
  const rate = readRate(facts.rate);
  const schedule = readSchedule(facts.schedule);
  const maturity = readDate(facts.maturity);
  const loan = readDate(facts.loan);
  if (
    !principal ||
    principal < 0 ||
    rate === undefined ||
    rate < 0 ||
    !schedule ||
    !maturity ||
    !loan ||
    maturity <= loan
  )
    return undefined;
  if (schedule === 'lump') {
    const interest = computeInterest(principal, rate, countDaysBetween(loan, maturity));
    return { kind: 'lump', on: maturity, sum: principal + interest, interest };
  }
  const { frequency } = schedule;
  const count = schedule.count ?? countPayments(frequency, loan, maturity);
  if (!count) return undefined;
  const dates = Array.from({ length: count }, (_, index) =>
    computePaymentDate(frequency, loan, index + 1),
  );
  const [first = maturity] = dates;
  const last = dates.at(-1);
  if (last !== maturity) return undefined;
  const payments = computeLevelPayments(
    principal,
    rate,
    dates.map((day, index) => countDaysBetween(dates[index - 1] ?? loan, day)),
  );
  return (
    payments && {
      kind: 'level',
      frequency,
      count,
      first,
      last,
      ...payments,
      interest: payments.total - principal,
    }
  );
}

function countPayments(frequency: Frequency, loan: string, maturity: string): number | undefined {
  const period = frequency.months ? (frequency.months * 365.2425) / 12 : (frequency.days ?? 1);
  const count = Math.round(countDaysBetween(loan, maturity) / period);
  return count >= 2 && count <= MAX_PAYMENTS ? count : undefined;
}

/**
 * The equal payment that leaves nothing after the last period, although periods differ by a few
 * days.
 */
function computeLevelPayments(principal: number, rate: number, periods: number[]) {
  // What the principal, and a payment of one cent per period, grow to by the end.
  let grownPrincipal = principal;
  let grownUnits = 0;
  for (const days of periods) {
    const factor = 1 + ((rate / 1e6) * days) / 365;
    grownPrincipal *= factor;
    grownUnits = grownUnits * factor + 1;
  }
  const each = Math.round(grownPrincipal / grownUnits);
  let balance = principal;
  for (const days of periods.slice(0, -1)) balance += computeInterest(balance, rate, days) - each;
  if (each < 1 || balance < 1) return undefined;
  const lastSum = balance + computeInterest(balance, rate, periods.at(-1) ?? 0);
  return { each, lastSum, total: each * (periods.length - 1) + lastSum };
}

/**
 * Simple interest with a 365-day year, rounded half up to the cent. BigInt keeps it exact for any
 * amount.
 */
function computeInterest(cents: number, rate: number, days: number): number {
  if (cents <= 0) return 0;
  const divisor = 365_000_000n;
  return Number((2n * BigInt(cents) * BigInt(rate) * BigInt(days) + divisor) / (2n * divisor));
}
