import { expect, test } from 'vitest';
import { JURISDICTIONS, jurisdictionName, readJurisdiction, STATES } from './jurisdictions.ts';

test('fifty states and DC in order of name, after General', () => {
  expect(JURISDICTIONS[0]).toBe('General');
  const names = Object.values(STATES);
  expect(names).toHaveLength(51);
  expect(names).toEqual(names.toSorted());
  expect(jurisdictionName('DC')).toBe('District of Columbia');
  expect(jurisdictionName('General')).toBe('General');
});

test('only a code is a state', () => {
  expect(readJurisdiction('NY')).toBe('NY');
  for (const wrong of ['ny', 'New York', '', 'toString', '__proto__', null, undefined, 7, ['NY']]) {
    expect(readJurisdiction(wrong)).toBe('General');
  }
});
