import { expect, test } from 'vitest';
import { getStatutePath } from '#legal/statutes/statute-address.ts';
import { getUsCode } from '#tests/harness/fakes/us-code.ts';
import { findListed, normalizeAddress } from './resolve-address.ts';

const usCode = getUsCode();
const resolve = (code: string, number: string) => {
  const address = normalizeAddress({ jurisdiction: 'US', code, number });
  const builtIn = address && findListed(usCode, address);
  return builtIn && getStatutePath(builtIn.address);
};

test('every section of the list is found at its address, in any case', () => {
  const missing = usCode.titles().flatMap((code) =>
    usCode.listSections(code).flatMap(({ section }) => {
      const path = getStatutePath({ jurisdiction: 'us', code, number: section });
      return [section, section.toLowerCase(), section.toUpperCase()].every(
        (number) => resolve(code, number) === path,
      )
        ? []
        : [path];
    }),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['5', '3598_2', '/law/us/5/3598'],
  ['042', '§ 2000e–5', '/law/us/42/2000e-5'],
  ['26', '45a.', '/law/us/26/45A'],
  ['42', '1984', undefined],
  ['0', '1', undefined],
  ['42', '../../etc', undefined],
  ['42', `1${'0'.repeat(80)}`, undefined],
])('title %s, section %s: %s', (code, number, path) => {
  expect(resolve(code, number)).toBe(path);
});
