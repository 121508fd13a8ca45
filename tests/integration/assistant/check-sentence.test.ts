// Verdicts of single sentences against a real index: plain, supported, unverified and struck.
import { beforeAll, describe, expect, test } from 'vitest';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { AnswerSource } from '#features/grounding/answer.ts';
import { checkSentence } from '#features/grounding/check-sentence.server.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase, storeTestCases } from '../research/stored-cases.ts';

const database = await createBreakableDatabase();
const db = await database.open();
const authority = {
  kind: 'statute' as const,
  heading: 'Civil action',
  url: 'https://example.gov/1983',
  checkedOn: '2026-11-15',
};
const library = createTestLibrary({
  cases: [
    createBuiltInCase({
      summary: 'Police questioned a sample about a lease.',
      holdings: ['Police must tell a tenant of the right to silence before they ask questions.'],
    }),
    createBuiltInCase({
      id: 'gone-v-sample-1950',
      name: 'Gone v. Sample',
      citation: '340 U.S. 902',
      decided: '1950-06-13',
      treatment: {
        status: 'overruled',
        by: 'Later v. Sample',
        citation: '500 U.S. 11',
        note: 'All of it.',
      },
    }),
    createBuiltInCase({
      id: 'past-v-sample-1951',
      name: 'Past v. Sample',
      citation: '341 U.S. 903',
      decided: '1951-06-13',
      treatment: {
        status: 'superseded',
        by: 'Sample Act of 1960',
        statute: '42 U.S.C. § 1983',
        note: 'All of it.',
      },
    }),
  ],
  authorities: [
    { ...authority, id: 'usc-42-1983', cite: '42 U.S.C. § 1983' },
    { ...authority, id: 'usc-42-1985', cite: '42 U.S.C. § 1985' },
  ],
});
const deps = createTestDeps({ db, library });
beforeAll(async () => {
  await syncBuiltInCases(deps);
  await storeTestCases(db, [{ name: 'Testing v. Quoting', volume: 410, page: 905, year: 1973 }]);
});

const source = (
  n: number,
  title: string,
  passage: string,
  more: Partial<AnswerSource> = {},
): AnswerSource => ({
  n,
  kind: 'faq',
  id: `s${n}`,
  title,
  href: `/topics/x#faq-s${n}`,
  passage,
  ...more,
});
const SOURCES = [
  source(
    1,
    'When does my deposit come back?',
    'A landlord must usually return the deposit within 30 days after you move out.',
  ),
  source(
    2,
    'Can I sue the police?',
    'Under 42 U.S.C. § 1983 people can sue state and local officers. See Cal. Civ. Code § 52.1.',
  ),
  source(3, 'Gone v. Sample', 'A landlord may keep a deposit for normal wear.', {
    kind: 'case',
    note: '340 U.S. 902',
  }),
  source(
    4,
    'News',
    'A court in Nowhere v. Someone, 801 F.3d 12 (9th Cir. 2015), let a tenant stay.',
    { kind: 'news' },
  ),
];
const check = (text: string, sources: number[] = []) =>
  checkSentence(deps, { text, sources }, SOURCES);

describe('support', () => {
  test('a sentence that a passage supports is supported', async () => {
    const text =
      'A landlord must usually return the deposit within thirty days after you move out.';
    expect(await check(text, [1])).toEqual({ text, sources: [1], check: 'supported' });
  });
  test('adds a missing source number and replaces a wrong one', async () => {
    expect(
      await check('A landlord must usually return the deposit within 30 days after you move out.'),
    ).toMatchObject({
      sources: [1],
      check: 'supported',
    });
    expect(
      await check(
        'A landlord must usually return the deposit within 30 days after you move out.',
        [2],
      ),
    ).toMatchObject({
      sources: [1],
    });
    expect(
      await check(
        'A landlord must usually return the deposit within 30 days after you move out.',
        [1, 2, 77],
      ),
    ).toMatchObject({
      sources: [1],
    });
  });
  test('a different number, no source or an unknown source is unverified, with the reason and no sources', async () => {
    expect(
      await check(
        'A landlord must usually return the deposit within 45 days after you move out.',
        [1],
      ),
    ).toMatchObject({
      check: 'unverified',
      sources: [],
      why: expect.stringContaining('number'),
    });
    expect(await check('You can paint the walls.')).toMatchObject({
      check: 'unverified',
      why: expect.stringContaining('no source'),
    });
    expect(await check('You can paint the walls.', [9])).toMatchObject({
      check: 'unverified',
      why: expect.stringContaining('not among'),
    });
  });
  test('courtesies and headings are plain', async () => {
    for (const text of ['Short answer', 'I am sorry to hear that.', 'Which state do you live in?'])
      expect(await check(text)).toMatchObject({ check: 'plain' });
  });
});

describe('citations', () => {
  test('strikes a citation of another case or of one that cannot exist', async () => {
    const misnamed = await check(
      'Police must warn you, Wrong v. Name, 384 U.S. 901 (1966) [1].',
      [1],
    );
    expect(misnamed).toMatchObject({
      check: 'struck',
      sources: [],
      why: expect.stringContaining('Sample v. Example'),
    });
    expect(misnamed.citations).toMatchObject([{ status: 'wrong_name' }]);
    expect(await check('See 99 U.S.C. § 4.', [1])).toMatchObject({ check: 'struck' });
    expect(await check('See Some v. One, 1200 F.2d 3 (9th Cir. 1990).')).toMatchObject({
      check: 'struck',
      citations: [{ status: 'impossible' }],
    });
  });
  test('leaves a case unverified that is not stored, misdated, or known only from news', async () => {
    expect(await check('See Real v. Maybe, 700 F.3d 11 (9th Cir. 2012).')).toMatchObject({
      check: 'unverified',
      citations: [{ status: 'not_in_index' }],
    });
    expect(await check('See Testing v. Quoting, 410 U.S. 905 (1990).')).toMatchObject({
      check: 'unverified',
    });
    expect(
      await check(
        'In Nowhere v. Someone, 801 F.3d 12 (9th Cir. 2015), a court let a tenant stay.',
        [4],
      ),
    ).toMatchObject({
      check: 'unverified',
    });
  });
  test('a real statute supports only what its passage says', async () => {
    expect(
      await check('Under 42 USC 1983, people can sue state and local officers.', [2]),
    ).toMatchObject({
      check: 'supported',
      sources: [2],
      citations: [{ status: 'verified', href: 'https://example.gov/1983' }],
    });
    expect(
      await check('Under 42 U.S.C. § 1985, people can sue state and local officers.', [2]),
    ).toMatchObject({
      check: 'unverified',
      why: expect.stringContaining('ties it'),
      citations: [{ status: 'verified' }],
    });
  });
  test('the page of a cited case supports what it says', async () => {
    const found = await check(
      'Under Sample v. Example, 384 U.S. 901 (1966), police must tell a tenant of the right to silence before they ask questions.',
    );
    expect(found).toMatchObject({
      check: 'supported',
      citations: [{ status: 'verified', href: '/cases/sample-v-example-1966' }],
    });
    expect(
      await check(
        'Under Sample v. Example, 384 U.S. 901 (1966), police need not tell a tenant of the right to silence.',
      ),
    ).toMatchObject({ check: 'unverified' });
  });
  test('an overruled case supports nothing', async () => {
    const found = await check(
      'A landlord may keep a deposit for normal wear, Gone v. Sample, 340 U.S. 902 (1950).',
      [3],
    );
    expect(found).toMatchObject({
      check: 'unverified',
      why: expect.stringContaining('Later v. Sample'),
    });
  });
  test('a case that a statute has superseded supports nothing', async () => {
    const found = await check(
      'A landlord may keep a deposit for normal wear, Past v. Sample, 341 U.S. 903 (1951).',
      [3],
    );
    expect(found).toMatchObject({
      check: 'unverified',
      why: expect.stringContaining('superseded by Sample Act of 1960'),
    });
  });
  test('a section that is not in the Code is never supported, nor one that a list adds to what the source cites', async () => {
    expect(
      await check('Under 42 U.S.C. § 1984, people can sue state and local officers.', [2]),
    ).toMatchObject({
      check: 'unverified',
      why: expect.stringContaining('not in the U.S. Code as of July 2026'),
      citations: [{ status: 'not_in_code' }],
    });
    expect(
      await check(
        'Under 42 U.S.C. §§ 1983 and 1986, people can sue state and local officers.',
        [2],
      ),
    ).toMatchObject({
      check: 'unverified',
      citations: [{ status: 'verified' }],
    });
  });
  test('a case name without a citation is unverified', async () => {
    expect(
      await check(
        'In Grand v. Invention, the Court held that a landlord must usually return the deposit within 30 days.',
        [1],
      ),
    ).toMatchObject({ check: 'unverified' });
  });
});

test('without the database, nothing is verified and no real citation is struck', async () => {
  await database.takeAway();
  try {
    expect(await check('See Testing v. Quoting, 410 U.S. 905 (1973).')).toMatchObject({
      check: 'unverified',
    });
    expect(await check('See Wrong v. Name, 384 U.S. 901 (1966).')).toMatchObject({
      check: 'unverified',
    });
  } finally {
    await database.giveBack();
  }
});
