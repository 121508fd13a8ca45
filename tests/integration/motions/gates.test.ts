// Who may generate a motion, by direct calls: every tier, with and without Try Once Free; when the
// trial is spent or returned; and who may export a motion.

import { beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import { exportMotion } from '#features/motions/export-motion.server.ts';
import { otherMotion } from '#features/motions/messages/motion-texts.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import { FILE_FORMATS } from '#features/printing/write-file.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import {
  type AccountViewer,
  createTestAccount,
  createTestGrant,
} from '#tests/harness/app/test-accounts.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { collectEvents, createMotionDeps, getFinished, start } from './motion-deps.ts';
import { DETAILS } from './motion-examples.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
const body = { details: DETAILS, motionType: 'continue-hearing' };
const REFUSAL = 'Motion generation requires a premium subscription';

let deps: TestDeps;
let ann: AccountViewer;
beforeEach(async () => {
  deps = createMotionDeps(db);
  ann = await createTestAccount(database);
});

test('no draft where the text asks for another motion, and the trial is not spent', async () => {
  const details = 'The deposition is noticed for April 21. Want a protective order: no deposition.';
  const request = { details, motionType: 'compel-discovery' };
  expect(await start(deps, ann, request, { tryOnceFree: true })).toMatchObject({
    ok: false,
    failure: { kind: 'invalid', message: otherMotion('a protective order') },
  });
  expect(await isFreeTrialUsed(deps, ann)).toBe(false);
});

describe.each([
  ['basic', false],
  ['research', false],
  ['premium', true],
  ['ultimate', true],
] as const)('%s', (tier, isAllowed) => {
  beforeEach(async () => {
    if (tier !== 'basic') await createTestGrant(database, ann, { tier });
  });

  test(
    isAllowed
      ? 'generates motions repeatedly without spending the trial'
      : 'is refused with the plan message',
    async () => {
      for (const _ of [1, 2]) {
        const started = await start(deps, ann, body);
        expect(started).toMatchObject(
          isAllowed
            ? { ok: true, value: { access: 'full' } }
            : { ok: false, failure: { kind: 'needs_plan', message: REFUSAL } },
        );
      }
      expect(await isFreeTrialUsed(deps, ann)).toBe(false);
    },
  );

  test(
    isAllowed
      ? 'Try Once Free does not spend the trial'
      : 'Try Once Free gives one motion, then the upgrade message',
    async () => {
      expect(await start(deps, ann, body, { tryOnceFree: true })).toMatchObject({
        ok: true,
        value: { access: isAllowed ? 'full' : 'trial' },
      });
      expect(await isFreeTrialUsed(deps, ann)).toBe(!isAllowed);
      expect(await start(deps, ann, body, { tryOnceFree: true })).toMatchObject(
        isAllowed
          ? { ok: true }
          : {
              ok: false,
              failure: {
                kind: 'needs_plan',
                message: 'Please upgrade to access advanced research features',
              },
            },
      );
    },
  );
});

test('visitors must sign in, with or without the trial, unless the paywall is off', async () => {
  for (const tryOnceFree of [true, false]) {
    expect(await start(deps, VISITOR, body, { tryOnceFree })).toMatchObject({
      ok: false,
      failure: { kind: 'unauthenticated' },
    });
  }
  expect(
    await start({ ...deps, site: { ...deps.site, paywall: 'off' } }, VISITOR, body),
  ).toMatchObject({ ok: true });
});

test('a failed attempt does not spend the trial: bad input, rate limit, missing template, internal error', async () => {
  const attempts: [Partial<TestDeps>, unknown, string][] = [
    [{}, { details: 'too short' }, 'invalid'],
    [{}, { details: 'x'.repeat(100_000) }, 'invalid'],
    [
      { limits: { take: async () => ({ allowed: false, retryAfterSeconds: 9 }) } },
      body,
      'rate_limited',
    ],
    [{ library: { ...deps.library, motions: [] } }, body, 'unavailable'],
    [{ limits: { take: () => Promise.reject(new Error('gone')) } }, body, 'unavailable'],
  ];
  for (const [parts, sent, kind] of attempts) {
    expect(await start({ ...deps, ...parts }, ann, sent, { tryOnceFree: true })).toMatchObject({
      ok: false,
      failure: { kind },
    });
  }
  expect(await isFreeTrialUsed(deps, ann)).toBe(false);
  expect(
    await start(deps, ann, body, { tryOnceFree: true, signal: AbortSignal.abort() }),
  ).toMatchObject({ ok: false });
  expect(await start(deps, ann, body, { tryOnceFree: true })).toMatchObject({ ok: true });
});

test('a failure has the fixed message', async () => {
  expect(
    await start(
      {
        ...deps,
        site: { ...deps.site, paywall: 'off' },
        library: { ...deps.library, motions: [] },
      },
      ann,
      body,
    ),
  ).toMatchObject({
    failure: { message: 'Failed to generate motion' },
  });
});

test('a free motion can be exported in every format by its own account only', async () => {
  const { sealed } = getFinished(await collectEvents(deps, ann, body, { tryOnceFree: true }));
  for (const format of FILE_FORMATS) {
    const file = await exportMotion(deps, asCaller(ann, { clientAddress: '192.0.2.1' }), {
      sealed,
      format,
    });
    expect(file).toMatchObject({
      ok: true,
      value: { name: expect.stringMatching(/^continue-hearing\.(?:txt|pdf|docx)$/) },
    });
    expect(file.ok && file.value.bytes.length).toBeGreaterThan(3_000);
  }
  const bob = await createTestAccount(database);
  await createTestGrant(database, bob, { tier: 'ultimate' });
  const refused = { ok: false, failure: { kind: 'invalid' } };
  for (const viewer of [bob, VISITOR])
    expect(
      await exportMotion(deps, asCaller(viewer, { clientAddress: 'x' }), {
        sealed,
        format: 'text',
      }),
    ).toMatchObject(refused);
});

test('a tampered, forged or expired motion is not exported', async () => {
  const { sealed } = getFinished(await collectEvents(deps, ann, body, { tryOnceFree: true }));
  const [packed = '', token = ''] = sealed.split('~');
  const flipped = `${packed.slice(0, 40)}${packed[40] === 'A' ? 'B' : 'A'}${packed.slice(41)}~${token}`;
  const exportText = (candidate: unknown) =>
    exportMotion(deps, asCaller(ann, { clientAddress: 'x' }), {
      sealed: candidate,
      format: 'text',
    });
  for (const candidate of [
    flipped,
    packed,
    `${packed}~`,
    `~${token}`,
    '',
    null,
    { sealed },
    'x'.repeat(2_000_000),
  ]) {
    expect(await exportText(candidate)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  }
  expect(await exportText(sealed)).toMatchObject({ ok: true });
  deps.clock.set('2026-11-23T12:00:01Z');
  expect(await exportText(sealed)).toMatchObject({ ok: false });
});
