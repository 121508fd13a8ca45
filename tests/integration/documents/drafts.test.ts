// Drafts: versions, access by the owner only, saving with the plan, and opening and deleting
// without it.

import { expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import {
  listDrafts,
  MAX_VERSIONS,
  openDraft,
  removeDraft,
  restoreDraft,
  saveDraft,
} from '#features/documents/drafts.server.ts';
import * as documents from '#features/documents/messages/documents.ts';
import { deleteExpiredUndos } from '#features/documents/undo.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createExampleRequest, getTemplate } from '#tests/harness/fakes/document-examples.ts';

const database = await createTestDatabase();
const deps = createTestDeps({ db: await database.open() });
const request = createExampleRequest(getTemplate('lease'));
const unfinished = { ...request, details: { rent_amount: '=1+1' } };

async function createMember() {
  const member = await createTestAccount(database);
  await createTestGrant(database, member, { tier: 'premium' });
  return member;
}

async function save(
  viewer: Awaited<ReturnType<typeof createMember>>,
  draft?: string,
  name = 'Oak Street',
) {
  const saved = await saveDraft(deps, asCaller(viewer), { draft, name, request: unfinished });
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value;
}

const fillWithDrafts = (member: { id: string }, number: number) =>
  database.rows(
    `INSERT INTO document_drafts (user_id, draft, version, name, document_type, request, saved_at)
     SELECT $1, gen_random_uuid(), 1, 'x', 'lease', '{}', now() FROM generate_series(1, $2::int)`,
    [member.id, number],
  );

test('saving again adds a version, and every version can be opened', async () => {
  const ann = await createMember();
  const first = await save(ann);
  const second = await saveDraft(deps, asCaller(ann), {
    draft: first.draft,
    name: 'Oak Street 2',
    request,
  });
  expect(second).toMatchObject({ ok: true, value: { draft: first.draft, version: 2 } });
  expect(await openDraft(deps, asCaller(ann), { draft: first.draft, version: '1' })).toEqual({
    draft: first.draft,
    version: 1,
    name: 'Oak Street',
    request: unfinished,
  });
  expect(await openDraft(deps, asCaller(ann), { draft: first.draft, version: 2 })).toMatchObject({
    name: 'Oak Street 2',
    request,
  });
  expect((await listDrafts(deps, asCaller(ann))).map(({ version }) => version)).toEqual([2, 1]);
});

test('saving while somebody types renews the version, and only in its own draft', async () => {
  const [ann, bob] = [await createMember(), await createMember()];
  const first = await save(ann);
  const renew = (viewer: typeof ann, draft: string, version: number) =>
    saveDraft(deps, asCaller(viewer), {
      draft,
      renew: String(version),
      name: 'Oak Street',
      request,
    });
  expect(await renew(ann, first.draft, 1)).toMatchObject({
    ok: true,
    value: { draft: first.draft, version: 1 },
  });
  expect(await openDraft(deps, asCaller(ann), first)).toMatchObject({ request });
  // A version that is gone is not renewed: another one is added.
  expect(await renew(ann, first.draft, 7)).toMatchObject({
    ok: true,
    value: { draft: first.draft, version: 2 },
  });
  const other = await renew(bob, first.draft, 1);
  expect(other.ok && other.value.draft).not.toBe(first.draft);
  expect(await listDrafts(deps, asCaller(ann))).toHaveLength(2);
});

test('a deleted draft comes back whole by its undo, for its owner and for an hour', async () => {
  const [ann, bob] = [await createMember(), await createMember()];
  const { draft } = await save(ann);
  await saveDraft(deps, asCaller(ann), { draft, name: 'Oak Street 2', request });
  const before = await listDrafts(deps, asCaller(ann));
  const removed = await removeDraft(deps, asCaller(ann), draft);
  const undo = removed.ok && removed.value;
  if (!undo) throw new Error('nothing to undo');
  expect(await listDrafts(deps, asCaller(ann))).toEqual([]);
  const forged = { ...undo, deleted: undo.deleted.replace('Oak Street', 'Elm Street') };
  const late = {
    ...deps,
    clock: { now: () => new Date(deps.clock.now().getTime() + 61 * 60_000) },
  };
  for (const refused of [
    await restoreDraft(deps, asCaller(bob), undo),
    await restoreDraft(deps, asCaller(ann), forged),
    await restoreDraft(deps, asCaller(ann), {}),
    await restoreDraft(late, asCaller(ann), undo),
  ])
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  expect(await restoreDraft(deps, asCaller(ann), undo)).toMatchObject({ ok: true });
  expect(await listDrafts(deps, asCaller(ann))).toEqual(before);
  expect(await openDraft(deps, asCaller(ann), { draft, version: 2 })).toMatchObject({
    name: 'Oak Street 2',
    request,
  });
  expect(await removeDraft(deps, asCaller(ann), crypto.randomUUID())).toEqual({
    ok: true,
    value: null,
  });
});

test('an undo belongs to its deletion and counts once, also when it is sent twice at once', async () => {
  const ann = await createMember();
  const { draft } = await save(ann);
  const remove = async () => {
    const removed = await removeDraft(deps, asCaller(ann), draft);
    return removed.ok && removed.value ? removed.value : expect.unreachable('nothing to undo');
  };
  const first = await remove();
  const answers = await Promise.all([1, 2, 3].map(() => restoreDraft(deps, asCaller(ann), first)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const second = await remove();
  expect(await restoreDraft(deps, asCaller(ann), first)).toMatchObject({
    failure: { kind: 'invalid', message: documents.undoFailed },
  });
  expect(await listDrafts(deps, asCaller(ann))).toEqual([]);
  expect(await restoreDraft(deps, asCaller(ann), second)).toMatchObject({ ok: true });
});

test('an undo does not go past the maximum, and counts again when there is room', async () => {
  const ann = await createMember();
  const { draft } = await save(ann);
  const removed = await removeDraft(deps, asCaller(ann), draft);
  const undo = removed.ok && removed.value ? removed.value : expect.unreachable('no undo');
  await fillWithDrafts(ann, MAX_VERSIONS);
  expect(await restoreDraft(deps, asCaller(ann), undo)).toMatchObject({
    failure: { kind: 'conflict' },
  });
  const [other] = await listDrafts(deps, asCaller(ann));
  await removeDraft(deps, asCaller(ann), other?.draft);
  expect(await restoreDraft(deps, asCaller(ann), undo)).toMatchObject({ ok: true });
});

test('saving one draft many times at once adds a version for each, up to the maximum', async () => {
  const ann = await createMember();
  const { draft } = await save(ann);
  await Promise.all(Array.from({ length: 8 }, () => save(ann, draft)));
  expect((await listDrafts(deps, asCaller(ann))).map(({ version }) => version)).toEqual([
    9, 8, 7, 6, 5, 4, 3, 2, 1,
  ]);
  await fillWithDrafts(ann, MAX_VERSIONS - 9 - 3);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => saveDraft(deps, asCaller(ann), { draft, name: 'x', request })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await listDrafts(deps, asCaller(ann))).toHaveLength(MAX_VERSIONS);
  expect(deps.logged).toEqual([]);
});

test('the number of a deletion is kept for an hour at most', async () => {
  const ann = await createMember();
  const { draft } = await save(ann);
  await removeDraft(deps, asCaller(ann), draft);
  const later = (minutes: number) => ({
    ...deps,
    clock: { now: () => new Date(deps.clock.now().getTime() + minutes * 60_000) },
  });
  const countDeletions = async () =>
    (await database.rows('SELECT FROM undoable_deletions WHERE user_id = $1', [ann.id])).length;
  await deleteExpiredUndos(later(59));
  expect(await countDeletions()).toBe(1);
  await deleteExpiredUndos(later(61));
  expect(await countDeletions()).toBe(0);
});

test('accepted changes are part of a version', async () => {
  const ann = await createMember();
  const changes = [
    {
      kind: 'insert',
      at: 9,
      clause: 'rent',
      was: 'Rent is due.',
      title: '',
      text: 'Late rent costs $25.',
    },
  ];
  const saved = await saveDraft(deps, asCaller(ann), {
    name: 'Oak Street',
    request: { ...request, changes },
  });
  expect(await openDraft(deps, asCaller(ann), saved.ok ? saved.value : {})).toMatchObject({
    request: { changes },
  });
  const marked = [{ ...changes[0], text: '<b>Late</b>' }];
  expect(
    await saveDraft(deps, asCaller(ann), { name: 'x', request: { ...request, changes: marked } }),
  ).toMatchObject({ ok: false });
});

test("another person's draft cannot be opened, continued or deleted", async () => {
  const [ann, bob] = [await createMember(), await createMember()];
  const { draft } = await save(ann);
  expect(await openDraft(deps, asCaller(bob), { draft, version: 1 })).toBeUndefined();
  expect((await save(bob, draft)).draft).not.toBe(draft);
  await removeDraft(deps, asCaller(bob), draft);
  expect(await openDraft(deps, asCaller(ann), { draft, version: 1 })).toBeDefined();
  await removeDraft(deps, asCaller(ann), draft);
  expect(await listDrafts(deps, asCaller(ann))).toEqual([]);
  expect(await listDrafts(deps, asCaller(bob))).toHaveLength(1);
});

test('saving needs the plan; saved drafts can be opened and deleted without it', async () => {
  const input = { name: 'x', request };
  expect(await saveDraft(deps, asCaller(VISITOR), input)).toMatchObject({
    ok: false,
    failure: { kind: 'unauthenticated' },
  });
  const open = { ...deps, site: { ...deps.site, paywall: 'off' as const } };
  expect(await saveDraft(open, asCaller(VISITOR), input)).toMatchObject({
    ok: false,
    failure: { kind: 'unauthenticated' },
  });
  const basic = await createTestAccount(database);
  expect(await saveDraft(deps, asCaller(basic), input)).toMatchObject({
    ok: false,
    failure: { kind: 'needs_plan' },
  });
  const saved = await saveDraft(open, asCaller(basic), input);
  expect(saved).toMatchObject({ ok: true });
  const [line] = await listDrafts(deps, asCaller(basic));
  expect(await openDraft(deps, asCaller(basic), line)).toBeDefined();
  expect(await removeDraft(deps, asCaller(basic), line?.draft)).toMatchObject({ ok: true });
});

test('rejects invalid drafts and more than the maximum per account', async () => {
  const ann = await createMember();
  for (const bad of [
    null,
    { name: '', request },
    { name: 'a\0b', request },
    { name: 'x'.repeat(121), request },
    { name: 'x', request: {} },
  ]) {
    expect(await saveDraft(deps, asCaller(ann), bad)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  }
  for (const bad of [
    {},
    { draft: 'x', version: 1 },
    { draft: crypto.randomUUID(), version: 'one' },
    null,
  ]) {
    expect(await openDraft(deps, asCaller(ann), bad)).toBeUndefined();
  }
  await fillWithDrafts(ann, MAX_VERSIONS);
  expect(await saveDraft(deps, asCaller(ann), { name: 'x', request })).toMatchObject({
    ok: false,
    failure: { kind: 'conflict' },
  });
});
