// The sums of a loan: exact, checked against an independent count in whole numbers, and absent when the words do not agree.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, daysBetween } from '#lib/calendar.ts';
import { paymentPlan, readSchedule } from './payment-plan.ts';

const loan = { principal: '12000', rate: '6', schedule: '36 monthly payments', maturity: '2030-03-01', loan: '2027-03-01' };

test.each([
  ['36 monthly payments', 36],
  ['36 equal monthly installments', 36],
  ['monthly for 3 years', 36],
  ['Monthly payments for 36 months.', 36],
  ['quarterly for 2 years', 8],
  ['every two weeks for 52 weeks', 26],
  ['twelve (12) monthly payments', 12],
])('%s', (typed, count) => expect(readSchedule(typed)).toMatchObject({ count }));

test.each(['lump sum at maturity', 'single payment at maturity', 'In full at maturity', 'one lump-sum payment on the maturity date'])(
  '%s is one payment',
  (typed) => expect(readSchedule(typed)).toBe('lump'),
);

test.each([
  'monthly payments of $500',
  'whenever possible',
  'weekly for 3 years',
  '36 monthly payments and a balloon',
  '1 monthly payments',
])('%s is not read', (typed) => expect(readSchedule(typed)).toBeUndefined());

test('a usual loan', () => {
  const plan = paymentPlan(loan);
  expect(plan).toMatchObject({ kind: 'level', count: 36, first: '2027-04-01', last: '2030-03-01' });
  // The level payment of 12,000 at 6% over 36 months is 365.06; counting days instead of twelfths moves it by cents.
  if (plan?.kind === 'level') expect(Math.abs(plan.each - 36_506)).toBeLessThan(40);
  expect(paymentPlan({ ...loan, schedule: 'monthly' })).toEqual(plan);
});

test('one payment at the end: simple interest by the day', () => {
  expect(paymentPlan({ ...loan, principal: '1000', rate: '10', schedule: 'lump sum at maturity', maturity: '2028-02-29' })).toEqual({
    kind: 'lump',
    on: '2028-02-29',
    sum: 110_000,
    interest: 10_000,
  });
});

test.each([
  ['the maturity is another day', { maturity: '2030-03-02' }],
  ['the maturity is before the loan', { maturity: '2026-03-01' }],
  ['the rate cannot be read', { rate: 'fair' }],
  ['there are more payments than cents', { principal: '0.10' }],
])('no plan when %s', (_why, facts) => expect(paymentPlan({ ...loan, ...facts })).toBeUndefined());

test('every payment, counted again: nothing is left, the parts make the total, the last is like the others', () => {
  const facts = fc.record({
    cents: fc.integer({ min: 100_000, max: 10_000_000_00 }),
    rate: fc.integer({ min: 0, max: 400_000 }),
    count: fc.integer({ min: 2, max: 120 }),
    day: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(facts, ({ cents, rate, count, day }) => {
      const start = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      const days = Array.from({ length: count }, (_, k) => addMonths(start, k + 1)?.date ?? '');
      const plan = paymentPlan({
        principal: (cents / 100).toFixed(2),
        rate: (rate / 10_000).toFixed(4),
        schedule: `${count} monthly payments`,
        maturity: days.at(-1) ?? '',
        loan: start,
      });
      if (plan?.kind !== 'level') throw new Error('no plan');
      let [owed, interest] = [BigInt(cents), 0n];
      days.forEach((date, k) => {
        const thousandfold = (owed * BigInt(rate) * BigInt(daysBetween(days[k - 1] ?? start, date)) * 1000n) / 365_000_000n;
        const due = (thousandfold + 500n) / 1000n;
        interest += due;
        owed += due - BigInt(k === count - 1 ? plan.lastSum : plan.each);
      });
      expect(owed).toBe(0n);
      expect(plan.interest).toBe(Number(interest));
      expect(plan.total).toBe(cents + plan.interest);
      expect(plan.total).toBe(plan.each * (count - 1) + plan.lastSum);
      // The last payment takes up the rounding of all the others, grown by their interest.
      expect(Math.abs(plan.lastSum - plan.each)).toBeLessThanOrEqual(count * 8);
    }),
    { numRuns: 200 },
  );
});
