// The party book: only its owner can read, change and delete it; saving and filling in need the
// plan; it is in the data download.

import { expect, test } from 'vitest';
import { listAccountTables, readTables } from '#features/accounts/export/export-account.server.ts';
import { VISITOR } from '#features/caller.ts';
import { createEmptyRequest } from '#features/documents/form/document-form-values.ts';
import { changeParties } from '#features/documents/parties/change-parties.server.ts';
import {
  listParties,
  listReusableParties,
  MAX_PARTIES,
  removeParty,
  restoreParty,
  saveParty,
} from '#features/documents/parties/parties.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { getTemplate } from '#tests/harness/fakes/document-examples.ts';

const database = await createTestDatabase();
const deps = createTestDeps({ db: await database.open() });
const party = { name: 'Ann Lee', address: '1 Main Street\nAlbany, NY', role: 'Landlord' };

async function createMember() {
  const member = await createTestAccount(database);
  await createTestGrant(database, member, { tier: 'premium' });
  return member;
}

async function save(viewer: Awaited<ReturnType<typeof createMember>>, input: object = party) {
  const saved = await saveParty(deps, asCaller(viewer), input);
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value;
}

test('saves each name once, updates entries, and lists them in order', async () => {
  const ann = await createMember();
  const { id } = await save(ann);
  await save(ann, { ...party, name: 'bo ray', role: '' });
  expect((await save(ann, { ...party, name: 'ANN LEE', role: 'Seller' })).id).toBe(id);
  expect(await listParties(deps, asCaller(ann))).toMatchObject([
    { id, name: 'ANN LEE', role: 'Seller' },
    { name: 'bo ray' },
  ]);
  await save(ann, { id, name: 'Cy Lee', address: '', role: '' });
  expect((await listParties(deps, asCaller(ann))).map(({ name }) => name)).toEqual([
    'bo ray',
    'Cy Lee',
  ]);
  const before = await listParties(deps, asCaller(ann));
  const removed = await removeParty(deps, asCaller(ann), id);
  expect(await listParties(deps, asCaller(ann))).toHaveLength(1);
  const undo = removed.ok && removed.value ? removed.value : {};
  expect(await restoreParty(deps, asCaller(await createMember()), undo)).toMatchObject({
    ok: false,
  });
  expect(await restoreParty(deps, asCaller(ann), undo)).toMatchObject({ ok: true });
  expect(await listParties(deps, asCaller(ann))).toEqual(before);
  await removeParty(deps, asCaller(ann), id);
  expect(await restoreParty(deps, asCaller(ann), undo)).toMatchObject({ ok: false });
});

test('saving one name many times at once makes one entry', async () => {
  const ann = await createMember();
  await Promise.all(Array.from({ length: 6 }, () => save(ann)));
  expect(await listParties(deps, asCaller(ann))).toHaveLength(1);
});

test("another person's entry cannot be seen, changed, filled in or deleted", async () => {
  const [ann, bob] = [await createMember(), await createMember()];
  const { id } = await save(ann);
  expect(await listParties(deps, asCaller(bob))).toEqual([]);
  expect(await saveParty(deps, asCaller(bob), { ...party, id })).toMatchObject({
    ok: false,
    failure: { kind: 'not_found' },
  });
  await removeParty(deps, asCaller(bob), id);
  const template = getTemplate('lease');
  const request = createEmptyRequest(template, 'General');
  const fill = (viewer: typeof ann) =>
    changeParties(deps, asCaller(viewer), {
      template,
      request,
      intent: 'fill-0',
      getChosenId: () => id,
    });
  expect(await fill(bob)).toMatchObject({ ok: true, value: { request } });
  expect(await fill(ann)).toMatchObject({
    ok: true,
    value: { request: { parties: [party, { role: 'Tenant' }] } },
  });
});

test('saving and filling in need the plan; listing and deleting do not', async () => {
  const open = { ...deps, site: { ...deps.site, paywall: 'off' as const } };
  const basic = await createTestAccount(database);
  for (const testDeps of [deps, open])
    expect(await saveParty(testDeps, asCaller(VISITOR), party)).toMatchObject({
      failure: { kind: 'unauthenticated' },
    });
  expect(await saveParty(deps, asCaller(basic), party)).toMatchObject({
    failure: { kind: 'needs_plan' },
  });
  const saved = await saveParty(open, asCaller(basic), party);
  expect(await listReusableParties(deps, asCaller(basic))).toEqual([]);
  expect(await listParties(deps, asCaller(basic))).toHaveLength(1);
  expect(await removeParty(deps, asCaller(basic), saved.ok && saved.value.id)).toMatchObject({
    ok: true,
  });
});

test('rejects invalid parties, removes control characters, and limits the number of entries', async () => {
  const ann = await createMember();
  for (const bad of [
    null,
    {},
    { ...party, name: ' \u200B' },
    { ...party, name: 'x'.repeat(201) },
    { ...party, address: 'x'.repeat(2001) },
  ]) {
    expect(await saveParty(deps, asCaller(ann), bad)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  }
  expect(await save(ann, { ...party, name: 'A\0n\u202En' })).toMatchObject({ name: 'Ann' });
  await database.rows(
    `INSERT INTO document_parties (user_id, id, name, address, role, saved_at)
     SELECT $1, gen_random_uuid(), 'x' || n, '', '', now() FROM generate_series(2, $2::int) n`,
    [ann.id, MAX_PARTIES],
  );
  expect(await saveParty(deps, asCaller(ann), party)).toMatchObject({
    ok: false,
    failure: { kind: 'conflict' },
  });
  expect(await saveParty(deps, asCaller(ann), { ...party, name: 'ann' })).toMatchObject({
    ok: true,
  });
});

test('is in the data download and is deleted with the account', async () => {
  const ann = await createMember();
  await save(ann);
  const data = await Array.fromAsync(readTables(deps, ann.id));
  expect(data.find(({ table }) => table === 'document_parties')?.rows).toMatchObject([
    { name: 'Ann Lee', address: '1 Main Street\nAlbany, NY' },
  ]);
  expect(
    (await listAccountTables({ deps })).find(({ table }) => table === 'document_parties')?.cascades,
  ).toBe(true);
});
