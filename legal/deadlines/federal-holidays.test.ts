// Federal holidays of years that are known, and what holds in every year.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from './calendar-days.ts';
import { federalHolidays, holidayOn } from './federal-holidays.ts';

/** The days on which federal offices were or will be closed, as the Office of Personnel Management lists them. */
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
  expect(federalHolidays(Number(year)).map(({ observed }) => observed)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('New Year’s Day of 2022 was a Saturday: observed on the last day of 2021', () => {
  expect(holidayOn('2021-12-31')).toMatchObject({ name: 'New Year’s Day', date: '2022-01-01' });
});

test('Juneteenth is a federal holiday since 2021, the Birthday of Martin Luther King, Jr. since 1986', () => {
  expect(holidayOn('2020-06-19')).toBeUndefined();
  expect(holidayOn('2022-06-20')).toMatchObject({ name: 'Juneteenth National Independence Day', date: '2022-06-19' });
  expect(federalHolidays(1985)).toHaveLength(9);
  expect(holidayOn('1986-01-20')?.name).toBe('Birthday of Martin Luther King, Jr.');
});

test('Inauguration Day is none, except when it meets another holiday', () => {
  expect(holidayOn('2021-01-20')).toBeUndefined();
  expect(holidayOn('2029-01-20')).toBeUndefined();
  expect(holidayOn('2025-01-20')?.name).toBe('Birthday of Martin Luther King, Jr.');
});

test('in every year holidays are observed on working days, in order, no two on one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2050 }), (year) => {
      const observed = federalHolidays(year).map((holiday) => holiday.observed);
      expect(observed).toEqual([...new Set(observed)].sort());
      expect(observed.every((day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5)).toBe(true);
      for (const { name, date } of federalHolidays(year)) expect(holidayOn(date)?.name).toBe(name);
    }),
  );
});
