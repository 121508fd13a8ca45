// Who gets a motion, by direct calls: every tier, with and without Try Once Free; what the trial costs and when it is given back; and
// who may export what.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { exportMotion } from '#features/motions/export-motion.server.ts';
import { MOTION_FILES } from '#features/motions/motion.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import { type AccountViewer, createTestAccount, createTestGrant } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import type { TestDeps } from '#tests/harness/test-deps.ts';
import { eventsOf, finishedOf, motionDeps, start } from './motion-deps.ts';
import { DETAILS } from './motion-examples.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
const body = { details: DETAILS, motionType: 'continue-hearing' };
const REFUSED = 'Motion generation requires a premium subscription';

let deps: TestDeps;
let ann: AccountViewer;
beforeAll(() => syncBuiltInCases(motionDeps(db)));
beforeEach(async () => {
  deps = motionDeps(db);
  ann = await createTestAccount(database);
});

describe.each([
  ['basic', false],
  ['research', false],
  ['premium', true],
  ['ultimate', true],
] as const)('%s', (tier, may) => {
  beforeEach(async () => {
    if (tier !== 'basic') await createTestGrant(database, ann, { tier });
  });

  test(may ? 'gets motions, again and again, and spends no trial' : 'is told that it needs a plan', async () => {
    for (const _ of [1, 2]) {
      const started = await start(deps, ann, body);
      expect(started).toMatchObject(
        may ? { ok: true, value: { access: 'full' } } : { ok: false, failure: { kind: 'needs_plan', message: REFUSED } },
      );
    }
    expect(await isFreeTrialUsed(deps, ann.id)).toBe(false);
  });

  test(may ? 'Try Once Free costs nothing' : 'Try Once Free gives one, and then the upgrade message', async () => {
    expect(await start(deps, ann, body, { tryOnceFree: true })).toMatchObject({ ok: true, value: { access: may ? 'full' : 'trial' } });
    expect(await isFreeTrialUsed(deps, ann.id)).toBe(!may);
    expect(await start(deps, ann, body, { tryOnceFree: true })).toMatchObject(
      may ? { ok: true } : { ok: false, failure: { kind: 'needs_plan', message: 'Please upgrade to access advanced research features' } },
    );
  });
});

test('signed out: sign in first, with or without the trial; with the paywall off everybody', async () => {
  for (const tryOnceFree of [true, false]) {
    expect(await start(deps, VISITOR, body, { tryOnceFree })).toMatchObject({ ok: false, failure: { kind: 'unauthenticated' } });
  }
  expect(await start({ ...deps, site: { ...deps.site, paywall: 'off' } }, VISITOR, body)).toMatchObject({ ok: true });
});

test('what cannot be made costs no trial: bad input, too many, a library without motions, a fault', async () => {
  const tries: [Partial<TestDeps>, unknown, string][] = [
    [{}, { details: 'too short' }, 'invalid'],
    [{}, { details: 'x'.repeat(100_000) }, 'invalid'],
    [{ limits: { take: async () => ({ allowed: false, retryAfterSeconds: 9 }) } }, body, 'rate_limited'],
    [{ library: { ...deps.library, motions: [] } }, body, 'unavailable'],
    [{ limits: { take: () => Promise.reject(new Error('gone')) } }, body, 'unavailable'],
  ];
  for (const [parts, sent, kind] of tries) {
    expect(await start({ ...deps, ...parts }, ann, sent, { tryOnceFree: true })).toMatchObject({ ok: false, failure: { kind } });
  }
  expect(await isFreeTrialUsed(deps, ann.id)).toBe(false);
  expect(await start(deps, ann, body, { tryOnceFree: true, signal: AbortSignal.abort() })).toMatchObject({ ok: false });
  expect(await start(deps, ann, body, { tryOnceFree: true })).toMatchObject({ ok: true });
});

test('the spec’s words for a failure', async () => {
  expect(
    await start({ ...deps, site: { ...deps.site, paywall: 'off' }, library: { ...deps.library, motions: [] } }, ann, body),
  ).toMatchObject({
    failure: { message: 'Failed to generate motion' },
  });
});

test('the one free motion can be exported by who made it, in every format, and by nobody else', async () => {
  const { sealed } = finishedOf(await eventsOf(deps, ann, body, { tryOnceFree: true }));
  for (const format of MOTION_FILES) {
    const file = await exportMotion(deps, ann, { sealed, format, client: '192.0.2.1' });
    expect(file).toMatchObject({ ok: true, value: { name: expect.stringMatching(/^continue-hearing\.(?:txt|pdf|docx)$/) } });
    expect(file.ok && file.value.bytes.length).toBeGreaterThan(3_000);
  }
  const bob = await createTestAccount(database);
  await createTestGrant(database, bob, { tier: 'ultimate' });
  const refused = { ok: false, failure: { kind: 'invalid' } };
  for (const viewer of [bob, VISITOR])
    expect(await exportMotion(deps, viewer, { sealed, format: 'text', client: 'x' })).toMatchObject(refused);
});

test('a motion that was changed, made up or is too old is not exported', async () => {
  const { sealed } = finishedOf(await eventsOf(deps, ann, body, { tryOnceFree: true }));
  const [packed = '', token = ''] = sealed.split('~');
  const flipped = `${packed.slice(0, 40)}${packed[40] === 'A' ? 'B' : 'A'}${packed.slice(41)}~${token}`;
  const out = (given: unknown) => exportMotion(deps, ann, { sealed: given, format: 'text', client: 'x' });
  for (const given of [flipped, packed, `${packed}~`, `~${token}`, '', null, { sealed }, 'x'.repeat(2_000_000)]) {
    expect(await out(given)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  }
  expect(await out(sealed)).toMatchObject({ ok: true });
  deps.clock.set('2026-11-23T12:00:01Z');
  expect(await out(sealed)).toMatchObject({ ok: false });
});
