// Published federal holidays of several years, and properties that hold in every year.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getWeekday } from './calendar-days.ts';
import { findHoliday, listFederalHolidays } from './federal-holidays.ts';

/**
 * The days on which federal offices are closed, according to the Office of Personnel Management.
 */
const OBSERVED: Record<number, string> = {
  2007: '01-01 01-15 02-19 05-28 07-04 09-03 10-08 11-12 11-22 12-25',
  2012: '01-02 01-16 02-20 05-28 07-04 09-03 10-08 11-12 11-22 12-25',
  2016: '01-01 01-18 02-15 05-30 07-04 09-05 10-10 11-11 11-24 12-26',
  2020: '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-25',
  2021: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24',
  2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
};

test.each(Object.entries(OBSERVED))('%s', (year, days) => {
  expect(listFederalHolidays(Number(year)).map(({ observed }) => observed)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  );
});

test('observes New Year’s Day 2022, a Saturday, on the last day of 2021', () => {
  expect(findHoliday('2021-12-31')).toMatchObject({ name: 'New Year’s Day', date: '2022-01-01' });
});

test('includes Juneteenth from 2021 on, and the Birthday of Martin Luther King, Jr. from 1986 on', () => {
  expect(findHoliday('2020-06-19')).toBeUndefined();
  expect(findHoliday('2022-06-20')).toMatchObject({
    name: 'Juneteenth National Independence Day',
    date: '2022-06-19',
  });
  expect(listFederalHolidays(1985)).toHaveLength(9);
  expect(findHoliday('1986-01-20')?.name).toBe('Birthday of Martin Luther King, Jr.');
});

test('does not treat Inauguration Day as a holiday unless another holiday falls on it', () => {
  expect(findHoliday('2021-01-20')).toBeUndefined();
  expect(findHoliday('2029-01-20')).toBeUndefined();
  expect(findHoliday('2025-01-20')?.name).toBe('Birthday of Martin Luther King, Jr.');
});

test('observes holidays on distinct weekdays, in calendar order, in every year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2050 }), (year) => {
      const observed = listFederalHolidays(year).map((holiday) => holiday.observed);
      expect(observed).toEqual([...new Set(observed)].sort());
      expect(observed.every((day) => getWeekday(day) >= 1 && getWeekday(day) <= 5)).toBe(true);
      for (const { name, date } of listFederalHolidays(year))
        expect(findHoliday(date)?.name).toBe(name);
    }),
  );
});
