import { expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';
import { writeRightName, writeRightYear } from './fix-citation.ts';
import type { FullCase } from './types.ts';

const parse = (text: string) => findCitations(text)[0] as FullCase;
const MIRANDA = { name: 'Miranda v. Arizona', year: 1966 };

test.each([
  ['Miranda v. Arizona, 384 U.S. 436 (1964)', 'Miranda v. Arizona, 384 U.S. 436 (1966)'],
  [
    'See Miranda v. Arizona, 384 U.S. 436, 444 (Ariz. 1964).',
    'Miranda v. Arizona, 384 U.S. 436, 444 (Ariz. 1966)',
  ],
])('puts the year of %s right', (text, fixed) => {
  expect(writeRightYear(parse(text), MIRANDA)).toBe(fixed);
});

test('puts the name right and keeps the pin and the year', () => {
  expect(
    writeRightName(parse('See Gideon v. Wainwright, 384 U.S. 436, 444 (1966).'), MIRANDA),
  ).toBe('Miranda v. Arizona, 384 U.S. 436, 444 (1966)');
});
