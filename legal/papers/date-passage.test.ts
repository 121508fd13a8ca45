import { expect, test } from 'vitest';
import { writeDatePassage } from './date-passage.ts';
import { findDates } from './find-dates.ts';

test('the date is marked, and others are named by their distance', () => {
  const text = 'Dated: March 3, 2026\n\nPay by March 13, 2026 or\nappear on March 13, 2026.';
  const paper = { text, dates: findDates(text), kind: 'eviction-notice-nonpayment' };
  expect(writeDatePassage(paper, 0)).toMatch(
    /^eviction notice nonpayment : Dated: {1,2}>> this day << {1,2}\| Pay by {1,2}10 days later {1,2}or \/ appear on {1,2}10 days later {1,2}\.$/,
  );
  expect(writeDatePassage(paper, 1)).toMatch(
    /Dated: {1,2}10 days earlier {1,2}\| Pay by {1,2}>> this day << {1,2}or \/ appear on {1,2}the same day/,
  );
});

test('a long paper is read near the date alone', () => {
  const text = `${'far '.repeat(500)} by May 1, 2026 ${'later '.repeat(500)}`;
  expect(writeDatePassage({ text, dates: findDates(text), kind: 'none' }, 0).length).toBeLessThan(
    700,
  );
});
