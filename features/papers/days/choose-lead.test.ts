import { expect, test } from 'vitest';
import { chooseLead } from './choose-lead.ts';
import type { PaperDeadline } from './paper-deadline.ts';

const TODAY = '2026-11-18';
const day = (date: string | undefined, more: Partial<PaperDeadline> = {}): PaperDeadline => ({
  role: 'answer-by',
  source: 'paper-period',
  sure: false,
  steps: [],
  notes: [],
  ...(date && { date }),
  ...more,
});

test('the nearest day to come leads, before one that is over', () => {
  expect(chooseLead([day('2026-11-10'), day('2026-11-20'), day('2026-12-01')], TODAY)).toBe(1);
});
test('a day that another way of counting leaves open is not over', () => {
  const open = day('2026-11-17', { openUntil: '2026-11-19' });
  expect(chooseLead([open, day('2026-12-01')], TODAY)).toBe(0);
});
test('where none is to come, a day that is asked for leads, then the latest that is over', () => {
  const needed = day(undefined, { needs: 'service' });
  expect(chooseLead([day('2026-11-10'), needed], TODAY)).toBe(1);
  expect(chooseLead([day('2026-11-09'), day('2026-11-10')], TODAY)).toBe(1);
});
test('an unclear day of the paper leads nothing, nor does a law beside the paper’s own count', () => {
  expect(chooseLead([day('2026-11-20', { source: 'paper-date' })], TODAY)).toBe(-1);
  const law = day('2026-11-25', { source: 'law' });
  expect(chooseLead([day('2026-11-10'), law], TODAY)).toBe(0);
  expect(chooseLead([law], TODAY)).toBe(0);
});
