// The party book: kept, changed and deleted by its owner alone, with the plan for keeping and filling in; in the download, gone with the account.
import { expect, test } from 'vitest';
import { downloadMyData, listTiedTables } from '#features/accounts/download-my-data.server.ts';
import { emptyRequest } from '#features/documents/form/document-form-values.ts';
import { changeParties } from '#features/documents/parties/change-parties.server.ts';
import { listParties, MAX_PARTIES, partiesToFillIn, removeParty, saveParty } from '#features/documents/parties/parties.server.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { templateOf } from '#tests/harness/document-examples.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const deps = createTestDeps({ db: await database.open() });
const party = { name: 'Ann Lee', address: '1 Main Street\nAlbany, NY', role: 'Landlord' };

async function createMember() {
  const member = await createTestAccount(database);
  await createTestGrant(database, member, { tier: 'premium' });
  return member;
}

async function save(viewer: Awaited<ReturnType<typeof createMember>>, input: object = party) {
  const saved = await saveParty(deps, viewer, input);
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value;
}

test('the same name is kept once, an entry can be changed, and the book is in order', async () => {
  const ann = await createMember();
  const { id } = await save(ann);
  await save(ann, { ...party, name: 'bo ray', role: '' });
  expect((await save(ann, { ...party, name: 'ANN LEE', role: 'Seller' })).id).toBe(id);
  expect(await listParties(deps, ann)).toMatchObject([{ id, name: 'ANN LEE', role: 'Seller' }, { name: 'bo ray' }]);
  await save(ann, { id, name: 'Cy Lee', address: '', role: '' });
  expect((await listParties(deps, ann)).map(({ name }) => name)).toEqual(['bo ray', 'Cy Lee']);
  await removeParty(deps, ann, id);
  expect(await listParties(deps, ann)).toHaveLength(1);
});

test("another person's entry is not there: not to see, to change, to fill in or to delete", async () => {
  const [ann, bob] = [await createMember(), await createMember()];
  const { id } = await save(ann);
  expect(await listParties(deps, bob)).toEqual([]);
  expect(await saveParty(deps, bob, { ...party, id })).toMatchObject({ ok: false, failure: { kind: 'not_found' } });
  await removeParty(deps, bob, id);
  const template = templateOf('lease');
  const request = emptyRequest(template, 'General');
  const fill = (viewer: typeof ann) => changeParties(deps, viewer, { template, request, wish: 'fill-0', chosen: () => id });
  expect(await fill(bob)).toMatchObject({ ok: true, value: { request } });
  expect(await fill(ann)).toMatchObject({ ok: true, value: { request: { parties: [party] } } });
});

test('keeping and filling in need the plan; seeing and deleting do not', async () => {
  const open = { ...deps, site: { ...deps.site, paywall: 'off' as const } };
  const basic = await createTestAccount(database);
  for (const where of [deps, open]) expect(await saveParty(where, VISITOR, party)).toMatchObject({ failure: { kind: 'unauthenticated' } });
  expect(await saveParty(deps, basic, party)).toMatchObject({ failure: { kind: 'needs_plan' } });
  const kept = await saveParty(open, basic, party);
  expect(await partiesToFillIn(deps, basic)).toEqual([]);
  expect(await listParties(deps, basic)).toHaveLength(1);
  expect(await removeParty(deps, basic, kept.ok && kept.value.id)).toMatchObject({ ok: true });
});

test('what is no party is refused, control characters go, and the book holds so many', async () => {
  const ann = await createMember();
  for (const bad of [
    null,
    {},
    { ...party, name: ' \u200B' },
    { ...party, name: 'x'.repeat(201) },
    { ...party, address: 'x'.repeat(2001) },
  ]) {
    expect(await saveParty(deps, ann, bad)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  }
  expect(await save(ann, { ...party, name: 'A\0n\u202En' })).toMatchObject({ name: 'Ann' });
  await database.rows(
    `INSERT INTO document_parties (user_id, id, name, address, role, saved_at)
     SELECT $1, gen_random_uuid(), 'x' || n, '', '', now() FROM generate_series(2, $2::int) n`,
    [ann.id, MAX_PARTIES],
  );
  expect(await saveParty(deps, ann, party)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
  expect(await saveParty(deps, ann, { ...party, name: 'ann' })).toMatchObject({ ok: true });
});

test('it is in the data download and goes with the account', async () => {
  const ann = await createMember();
  await save(ann);
  const parts = { deps } as unknown as Parameters<typeof downloadMyData>[0];
  const data = await downloadMyData(parts, ann);
  expect(data.ok && data.value.document_parties).toMatchObject([{ name: 'Ann Lee', address: '1 Main Street\nAlbany, NY' }]);
  expect((await listTiedTables(parts)).find(({ table }) => table === 'document_parties')?.cascades).toBe(true);
});
