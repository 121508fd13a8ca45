// Periods as decisions, summonses and notices write them: how many days, from which day, and for
// what.
import { expect, test } from 'vitest';
import { findPeriods } from './find-periods.ts';

const read = (text: string, decision: boolean) =>
  findPeriods(text, { decision }).map(({ days, from, role }) => `${days} ${from} ${role}`);

test.each([
  [
    'You may ask for a hearing. We must get your request within 30 calendar days from the date on this letter.',
    true,
    '30 date-of-paper appeal-by',
  ],
  [
    'If you disagree, your appeal must be postmarked within 15 days of the mail date above.',
    true,
    '15 mailing appeal-by',
  ],
  [
    'You must file your Answer with the clerk at 450 S. Main, within three (3) business days after this Summons is served on you.',
    false,
    '3 service answer-by',
  ],
  [
    'You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, after this summons is served on you to file a written response.',
    false,
    '10 service answer-by',
  ],
  [
    'Your answer is due by the end of the 14th day after the day you were served.',
    false,
    '14 service answer-by',
  ],
  [
    'Your lawsuit must be filed in a federal or state court WITHIN 90 DAYS of your receipt of this notice.',
    false,
    '90 receipt other',
  ],
  ['Any suit must be brought within one year of the date of loss.', true, '365 other other'],
  [
    'You must appear or contact the court not less than 5 nor more than 14 days after issuance of this citation.',
    false,
    '14 date-of-paper answer-by',
  ],
  [
    'A lawsuit has been started against you. You must respond in writing within 20 days after the service of this summons.',
    false,
    '20 service answer-by',
  ],
  ['Refund this overpayment within 30 days.', true, '30 other pay-by'],
])('%s', (text, decision, period) => {
  expect(read(text, decision)).toEqual([period]);
});

test('a time that has passed is no period', () => {
  expect(read('You lived here for 12 months and moved 3 years ago.', false)).toEqual([]);
});
