// With the library's own list: each listed case is recognized as it was cited, and nothing else is.
import { expect, test } from 'vitest';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { Judgment } from '#legal/citations/types.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { findInventedCase } from './find-invented-case.ts';

const { inventedCases } = library;
const judge = (status: Judgment['status'], reason = ''): Judgment => ({
  status,
  reason,
  sentence: '',
  matches: [],
});
const find = (text: string, judgment = judge('wrong_name')) =>
  findCitations(text).map((citation) => findInventedCase(inventedCases, citation, judgment)?.order);

test('each listed case is found under its name and citation', () => {
  const pairs = inventedCases.flatMap(({ name: order, cases }) =>
    cases.flatMap(({ name, citations }) =>
      citations.map((citation) => ({ order, text: `See ${name}, ${citation} (2019).` })),
    ),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(12);
  for (const { order, text } of pairs) expect([text, ...find(text)]).toEqual([text, order]);
});

test('written as it was filed', () => {
  const filed = [
    'Varghese v. China Southern Airlines Co Ltd, 925 F.3d 1339, 1345 (11th Cir. 2019)',
    'Shaboon v. EgyptAir, 2013 IL App (1st) 111279-U (Ill. App. Ct. 2013)',
    'Estate of Durden v. KLM Royal Dutch Airlines, 2017 WL 2418825 (Ga. Ct. App. June 5, 2017)',
    'Matter of Bourguignon v. Coordinated Behavioral Health Servs., Inc., 114 A.D.3d 947 (3d Dep’t 2014)',
  ];
  for (const text of filed)
    expect([text, ...find(text, judge('not_in_index', 'not_held'))]).not.toContain(undefined);
});

test.each([
  ['a real case at the page of an invented one', 'J.D. v. Azar, 925 F.3d 1339 (D.C. Cir. 2019)'],
  [
    'the real case that is at that page',
    'United States v. ISS Marine Services, Inc., 905 F. Supp. 2d 121 (D.D.C. 2012)',
  ],
  ['Kay v. Desantis', 'Kay v. Desantis, 114 A.D.3d 947 (2d Dep’t 2014)'],
  [
    'a real case with the name of an invented one',
    'Miller v. United Airlines, Inc., 174 Cal. App. 3d 878 (1985)',
  ],
  ['a common name elsewhere', 'United States v. Ortiz, 422 U.S. 891 (1975)'],
  ['a citation without a name', '925 F.3d 1339'],
])('%s is not called invented', (_, text) => {
  expect(find(text).some(Boolean)).toBe(false);
});

test.each(['verified', 'found_live', 'wrong_year'] as const)(
  'a case that an index has under that name is not called invented: %s',
  (status) => {
    expect(
      find('Varghese v. China Southern Airlines, 925 F.3d 1339 (11th Cir. 2019)', judge(status)),
    ).toEqual([undefined]);
  },
);

test('nor one whose name is too common to tell', () => {
  expect(
    find(
      'Varghese v. China Southern Airlines, 925 F.3d 1339',
      judge('not_in_index', 'name_unclear'),
    ),
  ).toEqual([undefined]);
});
