import { describe, expect, test } from 'vitest';
import { findCourt } from './find-names.ts';

describe('findCourt', () => {
  test.each([
    'Maple Court Apartments LLC\n12 Elm Street\nNOTICE TO VACATE',
    'To: Jolene Abernathy, 7740 SE Flavel Court, Unit 12, Portland',
    'You must also pay: Court costs $35.00',
    'Landlord: Birch Court Townhomes',
  ])('takes no house or street for a court: %s', (text) => {
    expect(findCourt(text)).toBeNull();
  });

  test('finds the court of a paper about such a house', () => {
    const text =
      'Maple Court Apartments LLC, Plaintiff\nIN THE JUSTICE COURT OF ANDERSON COUNTY, TEXAS\nv. R. Doe, 18 Oak Court';
    expect(findCourt(text)?.text).toMatch(/JUSTICE COURT OF ANDERSON COUNTY, TEXAS$/);
  });
});
