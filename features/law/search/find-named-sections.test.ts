import { expect, test } from 'vitest';
import { getUsCode } from '#tests/harness/fakes/us-code.ts';
import { findNamedSections } from './find-named-sections.ts';

const find = (query: string) =>
  findNamedSections(getUsCode(), query).map(({ title, section }) => `${title}/${section}`);

test.each([
  ['42 usc 1983', ['42/1983']],
  ['section 1983', ['42/1983']],
  ['15 U.S.C. §§ 1692c and 1692g', ['15/1692c']],
  ['what does 42 usc 2000e–2 say', ['42/2000e-2']],
  ['fair debt collection practices act', ['15/1692']],
  ['does the family and medical leave act of 1993 apply', ['29/2601']],
  ['ADA title III', ['42/12181']],
  ['ada title 3', ['42/12181']],
  ['fdcpa 1692g', ['15/1692g']],
  ['section 504 of the rehabilitation act of 1973', ['29/794']],
])('"%s" names %j', (query, expected) => {
  expect(find(query)).toEqual(expected);
});

test.each(['42 usc 99999', 'can my landlord keep my deposit', 'i can not act now', '', '§§§§ 12'])(
  '"%s" names none',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);
