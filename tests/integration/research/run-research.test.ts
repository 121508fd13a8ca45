// Who gets which page of cases, decided by the server alone, and what happens when a search fails.

import { beforeAll, describe, expect, test } from 'vitest';
import { VISITOR, type Viewer } from '#features/caller.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { getCoverage } from '#features/research/cases/coverage.server.ts';
import { runResearch } from '#features/research/cases/run-research.server.ts';
import { readResearchAddress } from '#features/research/cases/search-address.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase, storeTestCases } from './stored-cases.ts';

const database = await createBreakableDatabase();
const library = createTestLibrary({ cases: [createBuiltInCase()] });
const deps = createTestDeps({ db: await database.open(), library });

beforeAll(async () => {
  await storeTestCases(
    deps.db,
    Array.from({ length: 12 }, (_, i) => ({
      name: `Plaintiff${i} v. Zanzibar`,
      volume: 300,
      page: 10 + i,
      year: 1950 + i,
      text: `A dispute over a marzipan factory.\n\nThe marzipan number ${i} was spoiled.`,
    })),
  );
  await syncBuiltInCases(deps);
});

const searchTab = (viewer: Viewer, query: string) =>
  runResearch(deps, asCaller(viewer), { search: readResearchAddress(new URLSearchParams(query)) });
const WORDS = 'tab=cases&q=marzipan';

describe('paging', () => {
  test('everyone gets the first five', async () => {
    const outcome = await searchTab(VISITOR, WORDS);
    expect(outcome).toMatchObject({
      kind: 'cases',
      first: 1,
      total: 12,
      more: true,
      refusal: null,
    });
    expect(outcome.kind === 'cases' && outcome.cards).toHaveLength(5);
  });
  test('a visitor who requests the second page must sign in and still gets the first five', async () => {
    const outcome = await searchTab(VISITOR, `${WORDS}&page=2`);
    expect(outcome).toMatchObject({
      kind: 'cases',
      first: 1,
      refusal: { kind: 'unauthenticated' },
    });
    expect(outcome.kind === 'cases' && outcome.cards).toHaveLength(5);
  });
  test('a basic account gets the upgrade message, even with a forged tier', async () => {
    const basic = await createTestAccount(database);
    for (const viewer of [basic, { ...basic, tier: 'ultimate' as const }]) {
      expect(await searchTab(viewer, `${WORDS}&page=2`)).toMatchObject({
        first: 1,
        refusal: {
          kind: 'needs_plan',
          message: 'Please upgrade to access advanced research features',
        },
      });
    }
  });
  test('a research account gets all pages without duplicates', async () => {
    const paid = await createTestAccount(database);
    await createTestGrant(database, paid, { tier: 'research' });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => searchTab(paid, `${WORDS}&page=${page}`)),
    );
    const slugs = pages.flatMap((page) =>
      page.kind === 'cases' ? page.cards.map((card) => card.slug) : [],
    );
    expect(slugs).toHaveLength(12);
    expect(new Set(slugs).size).toBe(12);
    expect(pages[2]).toMatchObject({ first: 11, more: false, refusal: null });
  });
});

test('a citation leads directly to its case, unless the list is requested', async () => {
  expect(await searchTab(VISITOR, 'tab=cases&q=384 U.S. 901')).toEqual({
    kind: 'direct',
    slug: 'sample-v-example-1966',
  });
  expect(await searchTab(VISITOR, 'tab=cases&q=384 U.S. 901&list=1')).toMatchObject({
    kind: 'cases',
    cards: [{ slug: 'sample-v-example-1966', holdings: ['A sample is held to be a sample.'] }],
  });
});

test('a search that its filters leave empty names the filter and offers to drop it', async () => {
  const district = await searchTab(VISITOR, `${WORDS}&court=district`);
  expect(district).toMatchObject({
    total: 0,
    empty: {
      reason: 'Our index has no decision of a district court.',
      links: [
        {
          label: 'Search all courts (12 cases)',
          address: '/research?tab=cases&q=marzipan&jurisdiction=',
        },
      ],
    },
  });
  expect(await searchTab(VISITOR, `${WORDS}&jurisdiction=Atlantis`)).toMatchObject({
    empty: {
      reason: 'The filter “Jurisdiction: Atlantis” leaves nothing.',
      links: [{ label: 'Search every jurisdiction (12 cases)' }],
    },
  });
  expect(await searchTab(VISITOR, `${WORDS}&jurisdiction=Atlantis&from=1990`)).toMatchObject({
    empty: {
      reason: 'The filters together leave nothing.',
      links: [{ label: 'Search without filters (12 cases)' }],
    },
  });
  expect(await searchTab(VISITOR, `${WORDS}&jurisdiction=Wyoming`)).toMatchObject({
    total: 12,
    empty: null,
  });
  expect(await searchTab(VISITOR, 'tab=cases&q=nowhereatall')).toMatchObject({
    total: 0,
    empty: null,
  });
});

test('passages have anchors', async () => {
  const outcome = await searchTab(VISITOR, WORDS);
  expect(outcome.kind === 'cases' && outcome.cards[0]?.passages[0]).toMatchObject({
    anchor: expect.stringMatching(/^p\d+$/),
  });
});

test('does not search without a query or on other tabs', async () => {
  expect(await searchTab(VISITOR, 'tab=cases')).toEqual({ kind: 'none' });
  expect(await searchTab(VISITOR, 'tab=motions&q=law')).toEqual({ kind: 'none' });
});

test('counts the covered cases and courts', async () => {
  expect(await getCoverage(deps)).toMatchObject({ cases: 13, builtIn: 1, about: false, courts: 1 });
});

test('without the database the search fails with its message and only built-in cases are counted', async () => {
  await database.takeAway();
  const outcome = await searchTab(VISITOR, WORDS);
  const coverage = await getCoverage(deps);
  await database.giveBack();
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unavailable', message: 'Failed to search case law' },
  });
  expect(coverage).toMatchObject({ cases: 1 });
});
