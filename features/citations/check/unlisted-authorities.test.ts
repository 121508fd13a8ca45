import { expect, test } from 'vitest';
import { readUsCode } from '#legal/statutes/us-code.ts';
import { createTestLibrary, createTestTopic } from '#tests/harness/app/test-deps.ts';
import {
  checkAuthoritiesCited,
  findUnlistedAuthorities,
  listAuthoritiesByFormula,
} from './unlisted-authorities.ts';

test('reports cited laws that are not listed, with their location; a listed law covers its subsections', () => {
  const library = createTestLibrary({
    topics: [
      createTestTopic({
        body: 'See 15 U.S.C. § 1681i(a)(1) and 42 USC 1983.',
        sources: [{ title: 'A rule', url: 'https://example.gov/', cite: 'FRCP 56(a)' }],
      }),
    ],
    authorities: [
      {
        id: 'fcra',
        cite: '15 U.S.C. § 1681i',
        kind: 'statute',
        heading: 'Disputes',
        url: 'https://example.gov/',
        checkedOn: '2026-11-15',
      },
    ],
  });
  expect(
    findUnlistedAuthorities(library)
      .map(({ cite, where }) => [cite, where])
      .toSorted(),
  ).toEqual([
    ['42 USC 1983', 'topics/landlord-tenant'],
    ['FRCP 56(a)', 'topics/landlord-tenant'],
  ]);
});

test('federal law needs no entry, a section that does not exist is a mistake, and for a state the entry is printed', () => {
  const library = createTestLibrary({
    topics: [
      createTestTopic({
        body: 'See 42 U.S.C. § 1983, 29 C.F.R. § 541.100, Fed. R. Civ. P. 56(a) and U.S. Const. amend. XIV.',
        deadlines: [
          { what: 'Invented', when: '42 U.S.C. § 99999' },
          { what: 'State', when: 'Ohio Rev. Code § 5321.16(B)' },
        ],
      }),
    ],
    usCode: () => readUsCode('119-1\t2026-07\n@42\n1983\tCivil action for deprivation of rights'),
  });
  const findPlace = () => ({ file: 'content/topics/landlord-tenant.md', line: 1 });
  const problems = checkAuthoritiesCited({ library, findPlace }, '2026-11-20');
  expect(problems.map(({ file }) => file)).toEqual(Array(2).fill(findPlace().file));
  expect(problems[0]?.message).toContain('42 U.S.C. § 99999');
  expect(problems[1]?.message.split('\n').slice(1)).toEqual([
    '- id: ohio-rev-code-5321-16',
    "  cite: 'Ohio Rev. Code § 5321.16'",
    '  kind: statute',
    "  heading: 'PUT THE HEADING OF THE SECTION HERE'",
    '  url: PUT ITS OFFICIAL ADDRESS HERE',
    '  checkedOn: 2026-11-20',
  ]);
  expect(listAuthoritiesByFormula(library).map(({ cite, url }) => [cite, url])).toEqual([
    ['29 C.F.R. § 541.100', 'https://www.ecfr.gov/current/title-29/section-541.100'],
    ['Fed. R. Civ. P. 56(a)', 'https://www.law.cornell.edu/rules/frcp/rule_56'],
    ['U.S. Const. amend. XIV', 'https://constitution.congress.gov/constitution/amendment-14/'],
  ]);
});
