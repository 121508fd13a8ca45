// Days on which the courts of a state are closed or open apart from the federal holidays.
import { expect, test } from 'vitest';
import { countPaperPeriod } from './count-paper-period.ts';
import { listStateCourtDays } from './state-court-days.ts';

const count = (state: 'CA' | 'FL' | 'NV' | 'TX' | 'OH', start: string, amount: number) => {
  const { closed, open } = listStateCourtDays(state, start);
  const ownDays = { closed: closed.map(({ date }) => date), open };
  return countPaperPeriod({ start, amount, unit: 'days', ownDays }).date;
};

test.each([
  // The day after Thanksgiving is a holiday where a law says so.
  ['FL', '2026-11-07', 20, '2026-11-30'],
  ['TX', '2026-11-07', 20, '2026-11-30'],
  ['NV', '2026-11-07', 20, '2026-11-30'],
  ['CA', '2026-11-07', 20, '2026-11-30'],
  ['OH', '2026-11-07', 20, '2026-11-27'],
  // Columbus Day is one of the courts' only where their law names it.
  ['FL', '2026-09-22', 20, '2026-10-12'],
  ['TX', '2026-09-22', 20, '2026-10-12'],
  ['OH', '2026-09-22', 20, '2026-10-13'],
] as const)('%s: %s and %i days', (state, start, amount, last) => {
  expect(count(state, start, amount)).toBe(last);
});
