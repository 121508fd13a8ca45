import { expect, test } from 'vitest';
import * as startTexts from '../messages/start-texts.ts';
import type { DateRole, PaperReading, PeriodStart } from '../schema.ts';
import { findStart } from './find-start.ts';

type PaperDate = PaperReading['dates'][number];
const read = (role: DateRole, date: string, more: Partial<PaperDate> = {}): PaperDate => ({
  start: 10,
  end: 20,
  date,
  role,
  sure: true,
  ...more,
});
const typed = (role: DateRole, date: string) => read(role, date, { start: 0, end: 0, given: true });
const find = (from: PeriodStart, ...dates: PaperDate[]) => findStart({ dates }, { from });

test('a typed day counts, also where the paper does not say from which day a period runs', () => {
  expect(find('other', typed('served', '2026-11-13'))).toEqual({
    date: '2026-11-13',
    sure: false,
    note: startTexts.unclear,
  });
});
test('a typed day beats what was read', () => {
  expect(find('service', read('served', '2026-11-10'), typed('served', '2026-11-13'))).toEqual({
    date: '2026-11-13',
    sure: true,
  });
});
test('a day that was put right beats another that was read', () => {
  const corrected = read('served', '2026-11-12', { given: true });
  expect(find('service', read('served', '2026-11-10'), corrected)?.date).toBe('2026-11-12');
});
test('the day it came does not stand for the day of mailing, if the paper has that', () => {
  const mailed = read('issued', '2026-11-09');
  expect(find('mailing', mailed, typed('served', '2026-11-13'))?.date).toBe('2026-11-09');
});
test('a day for something else counts with a word about it', () => {
  expect(find('mailing', typed('served', '2026-11-13'))).toMatchObject({
    date: '2026-11-13',
    sure: false,
    note: startTexts.runsEarlier,
  });
  expect(find('service', typed('issued', '2026-11-09'))).toMatchObject({
    sure: false,
    note: startTexts.runsLater,
  });
});
test('a labeled day counts if that is right, and the earlier one of two that are near', () => {
  const labeled = (date: string) => read('other', date, { sure: false, label: 'served' });
  expect(find('service', labeled('2026-11-13'))).toEqual({
    date: '2026-11-13',
    sure: false,
    note: startTexts.labeled('November 13, 2026'),
  });
  expect(find('service', labeled('2026-11-14'), labeled('2026-11-13'))?.date).toBe('2026-11-13');
  expect(find('service', labeled('2026-09-14'), labeled('2026-11-13'))).toBeUndefined();
  expect(find('other', read('served', '2026-11-13'))).toBeUndefined();
});
test('the day of mailing is not the day on which it came', () => {
  const mailed = read('served', '2026-11-13', { label: 'mailed' });
  expect(find('receipt', mailed)).toBeUndefined();
  expect(find('service', mailed)).toMatchObject({ date: '2026-11-13', mailed: true });
});
test('where the paper says how long its mail takes, it counts from then', () => {
  const dates = [read('issued', '2026-11-13')];
  expect(findStart({ dates }, { from: 'receipt', receivedAfter: 5 })).toMatchObject({
    date: '2026-11-18',
    sure: false,
  });
  const own = [...dates, typed('served', '2026-11-16')];
  expect(findStart({ dates: own }, { from: 'receipt', receivedAfter: 5 })?.date).toBe('2026-11-16');
});
test('a court date is no start', () => {
  expect(find('service', typed('hearing', '2026-12-03'))).toBeUndefined();
});
