import { expect, test } from 'vitest';
import { createTestLibrary, createTestTopic } from '#tests/harness/test-deps.ts';
import { findUnlistedAuthorities } from './unlisted-authorities.ts';

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
