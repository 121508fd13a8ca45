// Saved citations of an account: stored once, with a note, visible to nobody else, and exported as
// files.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { annotateCitation } from '#features/research/saved/annotate-citation.server.ts';
import { exportCase, exportCitations } from '#features/research/saved/export-citations.server.ts';
import { listSavedCitations } from '#features/research/saved/list-saved-citations.server.ts';
import { removeCitation } from '#features/research/saved/remove-citation.server.ts';
import { saveCitations } from '#features/research/saved/save-citations.server.ts';
import { savedFailures as saved } from '#features/research/saved/saved-failures.ts';
import { MAX_SAVED_CITATIONS } from '#features/research/saved/saved-limits.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { type AccountViewer, createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { createBuiltInCase } from './stored-cases.ts';

const database = await createBreakableDatabase();
const library = createTestLibrary({
  cases: [
    createBuiltInCase(),
    createBuiltInCase({
      id: 'other-v-example-1970',
      name: 'Other v. Example',
      citation: '398 U.S. 901',
      decided: '1970-01-05',
    }),
  ],
});
const deps = createTestDeps({ db: await database.open(), library });
const SLUG = 'sample-v-example-1966';
const CITATION = 'Sample v. Example, 384 U.S. 901 (1966)';
let ann: AccountViewer;

beforeAll(() => syncBuiltInCases(deps));
beforeEach(async () => {
  await database.empty('users');
  ann = await createTestAccount(database);
});

const list = async (viewer: AccountViewer) =>
  (await listSavedCitations(deps, asCaller(viewer), { max: 50, slugs: [SLUG] }))?.rows;

describe('saving', () => {
  test('saves the citation from our index, not from the form', async () => {
    const result = await saveCitations(deps, asCaller(ann), {
      cases: [SLUG],
      citation: 'Invented v. Case, 1 U.S. 1',
    });
    expect(result).toEqual({ ok: true, value: [CITATION] });
    expect(await list(ann)).toEqual([{ citation: CITATION, slug: SLUG, note: '' }]);
  });
  test('twenty concurrent saves make one entry', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => saveCitations(deps, asCaller(ann), { cases: [SLUG] })),
    );
    expect(await list(ann)).toHaveLength(1);
  });
  test('keeps the note when the case is saved again', async () => {
    await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
    await annotateCitation(deps, asCaller(ann), { citation: CITATION, note: 'for the brief' });
    await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
    expect(await list(ann)).toMatchObject([{ note: 'for the brief' }]);
  });
  test('needs an account', async () => {
    expect(await saveCitations(deps, asCaller(VISITOR), { cases: [SLUG] })).toMatchObject({
      failure: { kind: 'unauthenticated' },
    });
  });
  test.each([
    [['no-such-case-1900']],
    [[]],
    [['../etc']],
    [["x'; drop table cases; --"]],
    [undefined],
  ])('%j saves nothing', async (cases) => {
    expect(await saveCitations(deps, asCaller(ann), { cases })).toMatchObject({
      ok: false,
      failure: { message: saved.unknownCase },
    });
    expect(await list(ann)).toEqual([]);
  });
  test(`stops at ${MAX_SAVED_CITATIONS}`, async () => {
    await database.rows(
      `INSERT INTO saved_citations (user_id, citation, case_slug) SELECT $1, 'n ' || n, 'x' FROM generate_series(1, ${MAX_SAVED_CITATIONS}) n`,
      [ann.id],
    );
    expect(await saveCitations(deps, asCaller(ann), { cases: [SLUG] })).toMatchObject({
      failure: { kind: 'conflict' },
    });
  });
  test('returns a message when the database is down', async () => {
    await database.takeAway();
    const answer = await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
    const seen = await listSavedCitations(deps, asCaller(ann), { max: 5 });
    await database.giveBack();
    expect(answer).toEqual({ ok: false, failure: { kind: 'unavailable', message: saved.failed } });
    expect(seen).toMatchObject({ rows: [], failed: true });
  });
});

describe('ownership', () => {
  test('an account cannot see, change or remove another account’s citations', async () => {
    const bob = await createTestAccount(database);
    await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
    await annotateCitation(deps, asCaller(bob), { citation: CITATION, note: 'mine now' });
    await removeCitation(deps, asCaller(bob), { citation: CITATION });
    expect(await list(bob)).toEqual([]);
    expect(await list(ann)).toEqual([{ citation: CITATION, slug: SLUG, note: '' }]);
  });
  test('visitors have no list on the server', async () => {
    expect(await listSavedCitations(deps, asCaller(VISITOR), { max: 5 })).toBeNull();
  });
  test('is deleted with the account', async () => {
    await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
    await database.rows('DELETE FROM users WHERE id = $1', [ann.id]);
    expect(await database.rows('SELECT * FROM saved_citations')).toEqual([]);
  });
});

test('a note can be set and removed; one that is too long is rejected with a message', async () => {
  await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
  await annotateCitation(deps, asCaller(ann), { citation: CITATION, note: 'a\u0000b\r\nc' });
  expect(await list(ann)).toMatchObject([{ note: 'ab\nc' }]);
  expect(
    await annotateCitation(deps, asCaller(ann), { citation: CITATION, note: 'x'.repeat(2001) }),
  ).toMatchObject({
    failure: { kind: 'invalid', message: saved.longNote(2000) },
  });
  await annotateCitation(deps, asCaller(ann), { citation: CITATION, note: ' ' });
  expect(await list(ann)).toMatchObject([{ note: '' }]);
  await removeCitation(deps, asCaller(ann), { citation: CITATION });
  expect(await list(ann)).toEqual([]);
});

describe('files', () => {
  const file = async (format: string, cases: string[] = []) => {
    const result = await exportCitations(deps, asCaller(ann), { format, cases });
    if (!result.ok) throw new Error(result.failure.message);
    return result.value;
  };
  beforeEach(async () => {
    await saveCitations(deps, asCaller(ann), { cases: [SLUG] });
    await annotateCitation(deps, asCaller(ann), { citation: CITATION, note: '=HYPERLINK("x")' });
  });
  test('text and CSV contain citation and note, with formulas escaped', async () => {
    expect((await file('txt')).text).toBe(`${CITATION}\n    =HYPERLINK("x")\n`);
    const csv = (await file('csv')).text;
    expect(csv).toContain('"Sample v. Example, 384 U.S. 901 (1966)",Sample v. Example,');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });
  test('RIS, BibTeX and CSL-JSON are well formed', async () => {
    const ris = (await file('ris')).text;
    expect(ris).toMatch(/^TY {2}- CASE\r?\n/);
    expect(ris).toMatch(/\nER {2}- ?\r?\n/);
    expect((await file('bib')).text).toMatch(/^@\w+\{/);
    const [item] = JSON.parse((await file('json')).text) as { type: string; title: string }[];
    expect(item).toMatchObject({ type: 'legal_case', title: 'Sample v. Example' });
  });
  test('a visitor’s own list is exported in order, without unknown cases', async () => {
    const result = await exportCitations(deps, asCaller(VISITOR), {
      format: 'txt',
      cases: ['other-v-example-1970', 'gone-1900', SLUG],
    });
    expect(result).toMatchObject({
      value: { text: `Other v. Example, 398 U.S. 901 (1970)\n\n${CITATION}\n` },
    });
  });
  test('asks a visitor without a list to sign in, and rejects an unknown format', async () => {
    expect(
      await exportCitations(deps, asCaller(VISITOR), { format: 'txt', cases: [] }),
    ).toMatchObject({
      failure: { kind: 'unauthenticated' },
    });
    expect(await exportCitations(deps, asCaller(ann), { format: 'exe' })).toMatchObject({
      failure: { kind: 'invalid' },
    });
  });
  test('a saved case that is no longer in the index is still exported', async () => {
    await database.rows(
      `INSERT INTO saved_citations (user_id, citation, case_slug) VALUES ($1, 'Gone v. Away, 1 U.S. 1 (1800)', 'gone')`,
      [ann.id],
    );
    expect((await file('txt')).text).toContain('Gone v. Away, 1 U.S. 1 (1800)');
    expect((await file('ris')).text).toContain('Gone v. Away, 1 U.S. 1 (1800)');
  });
  test('exports a single case, and returns not_found for an unknown case or format', async () => {
    expect(await exportCase(deps, { slug: SLUG, format: 'ris' })).toMatchObject({
      value: { name: `${SLUG}.ris` },
    });
    expect(await exportCase(deps, { slug: 'nothing', format: 'ris' })).toMatchObject({
      failure: { kind: 'not_found' },
    });
    expect(await exportCase(deps, { slug: SLUG, format: 'exe' })).toMatchObject({
      failure: { kind: 'not_found' },
    });
  });
});
