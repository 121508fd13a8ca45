// Payment plans: exact, checked against an independent integer computation, and undefined when the
// terms do not agree.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import { computePaymentPlan, readSchedule } from './payment-plan.ts';

const loan = {
  principal: '12000',
  rate: '6',
  schedule: '36 monthly payments',
  maturity: '2030-03-01',
  loan: '2027-03-01',
};

test.each([
  ['36 monthly payments', 36],
  ['36 equal monthly installments', 36],
  ['monthly for 3 years', 36],
  ['Monthly payments for 36 months.', 36],
  ['quarterly for 2 years', 8],
  ['every two weeks for 52 weeks', 26],
  ['twelve (12) monthly payments', 12],
])('reads %s', (input, count) => expect(readSchedule(input)).toMatchObject({ count }));

test.each([
  'lump sum at maturity',
  'single payment at maturity',
  'In full at maturity',
  'one lump-sum payment on the maturity date',
])('reads %s as one payment', (input) => expect(readSchedule(input)).toBe('lump'));

test.each([
  'monthly payments of $500',
  'whenever possible',
  'weekly for 3 years',
  '36 monthly payments and a balloon',
  '1 monthly payments',
])('rejects %s', (input) => expect(readSchedule(input)).toBeUndefined());

test('computes a typical loan', () => {
  const plan = computePaymentPlan(loan);
  expect(plan).toMatchObject({ kind: 'level', count: 36, first: '2027-04-01', last: '2030-03-01' });
  // The level payment of 12,000 at 6% over 36 months is 365.06; counting days instead of twelfths
  // moves it by cents.
  if (plan?.kind === 'level') expect(Math.abs(plan.each - 36_506)).toBeLessThan(40);
  expect(computePaymentPlan({ ...loan, schedule: 'monthly' })).toEqual(plan);
});

test('one payment at maturity has simple daily interest', () => {
  expect(
    computePaymentPlan({
      ...loan,
      principal: '1000',
      rate: '10',
      schedule: 'lump sum at maturity',
      maturity: '2028-02-29',
    }),
  ).toEqual({
    kind: 'lump',
    on: '2028-02-29',
    sum: 110_000,
    interest: 10_000,
  });
});

test.each([
  ['the maturity date does not match', { maturity: '2030-03-02' }],
  ['the maturity is before the loan', { maturity: '2026-03-01' }],
  ['the rate cannot be parsed', { rate: 'fair' }],
  ['there are more payments than cents', { principal: '0.10' }],
])('no plan when %s', (_why, facts) =>
  expect(computePaymentPlan({ ...loan, ...facts })).toBeUndefined(),
);

test('random loans are paid off exactly, the total adds up, and the last payment is close to the others', () => {
  const facts = fc.record({
    cents: fc.integer({ min: 100_000, max: 10_000_000_00 }),
    rate: fc.integer({ min: 0, max: 400_000 }),
    count: fc.integer({ min: 2, max: 120 }),
    day: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(facts, ({ cents, rate, count, day }) => {
      const start = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      const days = Array.from({ length: count }, (_, k) => addMonths(start, k + 1));
      const plan = computePaymentPlan({
        principal: (cents / 100).toFixed(2),
        rate: (rate / 10_000).toFixed(4),
        schedule: `${count} monthly payments`,
        maturity: days.at(-1) ?? '',
        loan: start,
      });
      if (plan?.kind !== 'level') throw new Error('no plan');
      let owed = BigInt(cents);
      let interest = 0n;
      days.forEach((date, k) => {
        const thousandths =
          (owed * BigInt(rate) * BigInt(countDaysBetween(days[k - 1] ?? start, date)) * 1000n) /
          365_000_000n;
        const due = (thousandths + 500n) / 1000n;
        interest += due;
        owed += due - BigInt(k === count - 1 ? plan.lastSum : plan.each);
      });
      expect(owed).toBe(0n);
      expect(plan.interest).toBe(Number(interest));
      expect(plan.total).toBe(cents + plan.interest);
      expect(plan.total).toBe(plan.each * (count - 1) + plan.lastSum);
      // The last payment absorbs the rounding of all the others, with interest.
      expect(Math.abs(plan.lastSum - plan.each)).toBeLessThanOrEqual(count * 8);
    }),
    { numRuns: 200 },
  );
});
