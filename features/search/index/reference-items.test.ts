// Terms and cases in site search: first when the query is their name, otherwise never ahead of an
// answer.
import { expect, test } from 'vitest';
import type { BuiltInCase, Term } from '#features/library/schema/law-schema.ts';
import { rankItems } from '../rank-items.ts';
import { readQuery } from '../read-query.ts';
import { searchLibrary } from '../search-library.server.ts';
import { createTestVectors, createWordVector, testLibrary } from '../test-library.ts';
import { buildSearchIndex } from './build-search-index.server.ts';

const term: Term = {
  id: 'security-deposit',
  term: 'Security deposit',
  also: ['rental deposit'],
  definition: 'Money a landlord holds for a tenant.',
  example: 'The landlord returned the security deposit.',
  related: ['rent'],
  citations: [],
  sources: [],
  topics: [],
  questions: ['what is a deposit', 'landlord kept deposit', 'return of my deposit'],
  checkedOn: '2026-11-15',
  attorneyReviewed: false,
};
const builtInCase: BuiltInCase = {
  id: 'oak-v-pine',
  name: 'Oak v. Pine',
  citation: '999 U.S. 1',
  parallel: [],
  court: 'scotus',
  decided: '1990',
  topics: ['landlord-tenant'],
  summary: 'A landlord must return a security deposit.',
  holdings: ['Return it.'],
  keyPoints: ['One.', 'Two.'],
  implications: ['Ask.'],
  related: [],
  treatment: { status: 'good' },
  questions: ['landlord deposit case', 'deposit ruling', 'eviction deposit'],
  sources: [],
  confirmed: true,
  checkedOn: '2026-11-15',
  attorneyReviewed: false,
};
const library = { ...testLibrary, terms: [term], cases: [builtInCase] };
const embedder = { embed: async (texts: string[]) => texts.map(createWordVector) };
const indexes = {
  words: buildSearchIndex(library),
  meaning: buildSearchIndex(library, { vectors: createTestVectors(library) }),
  'meaning of answers only': buildSearchIndex(library, { vectors: createTestVectors(testLibrary) }),
};

test.each(Object.keys(indexes) as (keyof typeof indexes)[])(
  'by %s: an exact name comes first, everything else after the answers',
  async (by) => {
    const index = indexes[by];
    const search = (query: string) =>
      searchLibrary(
        { index, embedder: by === 'words' ? undefined : embedder },
        { query, jurisdiction: 'General' },
      );
    const searchFirst = async (query: string) => (await search(query)).results[0];
    expect(await searchFirst('security deposit')).toMatchObject({
      kind: 'term',
      href: '/dictionary/security-deposit',
    });
    expect(await searchFirst('rental deposit')).toMatchObject({ kind: 'term' });
    expect(await searchFirst('oak v pine')).toMatchObject({
      kind: 'case',
      href: '/cases/oak-v-pine',
    });
    expect(await searchFirst('999 U.S. 1')).toMatchObject({ kind: 'case' });
    const everyday = await search('my landlord will not return my security deposit');
    expect(everyday.results[0]).toMatchObject({ kind: 'faq', id: 'deposit' });
  },
);

test('filters by kind and counts terms and cases', async () => {
  const { results, counts } = await searchLibrary(
    { index: indexes.words },
    { query: 'security deposit', kind: 'case', jurisdiction: 'General' },
  );
  expect(results.map((hit) => hit.kind)).toEqual(['case']);
  expect(counts).toMatchObject({ term: 1, case: 1 });
});

test('answers keep their order and their scores when terms and cases are added', () => {
  const answersOnly = buildSearchIndex(testLibrary);
  for (const text of [
    'landlord will not return deposit',
    'eviction notice',
    'speeding ticket',
    'green card',
  ]) {
    const ranked = [answersOnly, indexes.words].map((index) => {
      const query = readQuery(index.words, index.everyday, text, { maxLength: 400 });
      return rankItems(index, query, 'General').filter(
        ({ item }) => item.kind !== 'term' && item.kind !== 'case',
      );
    });
    expect(ranked[1]?.map(({ item }) => item.id)).toEqual(ranked[0]?.map(({ item }) => item.id));
  }
});
