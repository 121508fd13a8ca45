import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { findByEverydayName } from './everyday-names.ts';

test.each([
  ['miranda warnings', 'Miranda v. Arizona'],
  ['Miranda warning', 'Miranda v. Arizona'],
  ['the miranda decision', 'Miranda v. Arizona'],
  ['roe', 'Roe v. Wade'],
  ['Roe case', 'Roe v. Wade'],
  ['brown v board', 'Brown v. Board of Education'],
  ['Brown vs. Board', 'Brown v. Board of Education'],
  ['stop and frisk', 'Terry v. Ohio'],
  ['gay marriage case', 'Obergefell v. Hodges'],
])('%s: %s', (query, name) => {
  const ids = findByEverydayName(library, query);
  expect(library.cases.filter(({ id }) => ids.includes(id)).map((entry) => entry.name)).toEqual([
    name,
  ]);
});

test.each([
  '',
  'case',
  'the',
  'landlord changed the locks',
  'brown',
  'eminent domain',
  '__proto__',
])('none: %s', (query) => expect(findByEverydayName(library, query)).toEqual([]));
