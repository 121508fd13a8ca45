// The day of an event that a paper names in one place and dates in another.
import { expect, test } from 'vitest';
import { createEventFinder } from './event-days.ts';
import { findDates } from './find-dates.ts';

const find = (text: string, clause: string) => createEventFinder(text, findDates(text))(clause);

test.each([
  ['DOB: 07/19/1988\nDate of arrest: 11/13/2026   Time: 23:48', 'date of arrest', '2026-11-13'],
  [
    'Date of notice: November 13, 2026\nYour coverage will end on\nNovember 30, 2026.',
    'your coverage ends',
    '2026-11-30',
  ],
  [
    'Mailing Date: November 12, 2026\nYour benefits stop effective December 1, 2026.',
    'effective date of the action',
    '2026-12-01',
  ],
  ['Place of sale: Court St. 5\nDate/time:   Oct. 21, 2026', 'date of such sale', '2026-10-21'],
  [
    'DATE OF SALE: October 27, 2026\nThe certificate of sale was recorded November 3, 2026.',
    'date of said sale',
    '2026-10-27',
  ],
  [
    'An order admitting the will was entered on October 21, 2026. Mailed: November 4, 2026',
    'admission of the will',
    '2026-10-21',
  ],
  [
    'The lot was auctioned on October 5, 2026. Mailed October 12, 2026',
    'the auction',
    '2026-10-05',
  ],
  ['We took the car on 10/26/2026. Date: 10/30/2026', 'repossession', '2026-10-26'],
])('%s: %s', (text, clause, day) => {
  expect(find(text, clause)).toBe(day);
});

test('two days that fit equally are none, and the words of any paper name no event', () => {
  expect(find('Arrest: 11/1/2026\nArrest: 11/13/2026', 'date of arrest')).toBeUndefined();
  expect(find('Date of this notice: 11/1/2026', 'date of this notice')).toBeUndefined();
});
