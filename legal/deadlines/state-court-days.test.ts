// Days on which the courts of a state are closed or open apart from the federal holidays.
import { expect, test } from 'vitest';
import { countPaperPeriod } from './count-paper-period.ts';
import { CLOSED_DAYS, type ClosedDay } from './court-days.ts';
import { listStateCourtDays } from './state-court-days.ts';

type State = 'CA' | 'FL' | 'MI' | 'NC' | 'NV' | 'NY' | 'TX' | 'WA' | 'OH';
const count = (state: State, start: string, amount: number, skips: readonly ClosedDay[] = []) => {
  const { closed, open } = listStateCourtDays(state, start);
  const ownDays = { closed: closed.map(({ date }) => date), open };
  return countPaperPeriod({ start, amount, unit: 'days', skips, ownDays }).date;
};

test.each([
  // The day after Thanksgiving is a holiday where a law says so.
  ['FL', '2026-11-07', 20, '2026-11-30'],
  ['TX', '2026-11-07', 20, '2026-11-30'],
  ['NV', '2026-11-07', 20, '2026-11-30'],
  ['CA', '2026-11-07', 20, '2026-11-30'],
  ['MI', '2026-11-07', 20, '2026-11-30'],
  ['NC', '2026-11-07', 20, '2026-11-30'],
  ['WA', '2026-11-07', 20, '2026-11-30'],
  ['NY', '2026-11-07', 20, '2026-11-27'],
  ['OH', '2026-11-07', 20, '2026-11-27'],
  ['NV', '2026-10-10', 20, '2026-11-02'],
  ['NC', '2026-03-14', 20, '2026-04-06'],
  ['NY', '2026-10-14', 20, '2026-11-04'],
  // Columbus Day is one of the courts' only where their law names it.
  ['FL', '2026-09-22', 20, '2026-10-12'],
  ['TX', '2026-09-22', 20, '2026-10-12'],
  ['OH', '2026-09-22', 20, '2026-10-13'],
] as const)('%s: %s and %i days', (state, start, amount, last) => {
  expect(count(state, start, amount)).toBe(last);
});

test.each([
  ['CA', '2026-11-24', 3, '2026-12-01'],
  ['NV', '2026-10-23', 7, '2026-11-04'],
  ['OH', '2026-11-24', 3, '2026-11-30'],
] as const)('%s: %s and %i court days', (state, start, amount, last) => {
  expect(count(state, start, amount, CLOSED_DAYS)).toBe(last);
});

test('of a state that is not here nobody knows of some days', () => {
  expect(listStateCourtDays('OH', '2026-11-19').doubtful).toContain('2026-11-27');
  expect(listStateCourtDays('CA', '2026-11-19').doubtful).toEqual([]);
});
