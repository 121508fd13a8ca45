import { expect, test } from 'vitest';
import { getJurisdictionName, JURISDICTIONS, readJurisdiction, STATES } from './jurisdictions.ts';

test('lists General, then fifty states and DC by name', () => {
  expect(JURISDICTIONS[0]).toBe('General');
  const names = Object.values(STATES);
  expect(names).toHaveLength(51);
  expect(names).toEqual(names.toSorted());
  expect(getJurisdictionName('DC')).toBe('District of Columbia');
  expect(getJurisdictionName('General')).toBe('General');
});

test('reads only postal codes as states', () => {
  expect(readJurisdiction('NY')).toBe('NY');
  for (const wrong of ['ny', 'New York', '', 'toString', '__proto__', null, undefined, 7, ['NY']]) {
    expect(readJurisdiction(wrong)).toBe('General');
  }
});
