// Who may run an analysis or a memo, by direct calls: a refused user triggers no lookup and no
// provider call. The free search is spent once, by an analysis that has something to write, and
// returned otherwise.

import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as analysisTexts from '#features/analysis/messages/analysis-texts.ts';
import { VISITOR, type Viewer } from '#features/caller.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import {
  type AccountViewer,
  createTestAccount,
  createTestGrant,
} from '#tests/harness/app/test-accounts.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { createAnalysisDeps, FACTS, type Kind, listEndings, STARTERS } from './analysis-deps.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
const provider = await startFakeProvider();
let deps: TestDeps;
afterAll(() => provider.stop());
beforeEach(() => {
  provider.requests.length = 0;
  provider.behave({ say: '## Overview\nThis is what we see.' });
  deps = createAnalysisDeps(db, provider.baseUrl, { paywall: 'on' });
});

const PEOPLE = ['visitor', 'basic', 'research', 'premium', 'ultimate'] as const;
type Person = (typeof PEOPLE)[number];
const ALLOWED: Record<Kind, readonly Person[]> = {
  analysis: ['research', 'premium', 'ultimate'],
  memo: ['ultimate'],
};
const REFUSALS: Record<Kind, string> = {
  analysis: 'Strategy analysis requires a premium subscription',
  memo: 'The both-sides memo requires an ultimate subscription',
};
const kinds = Object.keys(STARTERS) as Kind[];

async function createViewer(person: Person): Promise<Viewer> {
  if (person === 'visitor') return VISITOR;
  const account = await createTestAccount(database);
  if (person !== 'basic') await createTestGrant(database, account, { tier: person });
  // The tier in the session is ignored; only grants in the database count.
  return { ...account, tier: 'ultimate' };
}

async function run(
  kind: Kind,
  viewer: Viewer,
  more: { facts?: string; tryOnceFree?: boolean; signal?: AbortSignal } = {},
) {
  const { facts = FACTS, tryOnceFree, signal } = more;
  const body = { facts, tier: 'ultimate', tryOnceFree: true };
  const result = await STARTERS[kind](deps, asCaller(viewer, { signal }), { body, tryOnceFree });
  return { result, events: result.ok ? await Array.fromAsync(result.value.events) : [] };
}

describe.each(kinds)('%s', (kind) => {
  test.each(PEOPLE)('%s', async (person) => {
    const { result, events } = await run(kind, await createViewer(person));
    if (ALLOWED[kind].includes(person)) {
      expect(result).toMatchObject({ ok: true, value: { access: 'full' } });
      expect(listEndings(events)).toEqual(['finished']);
      expect(provider.requests).toHaveLength(1);
      return;
    }
    expect(result).toMatchObject(
      person === 'visitor'
        ? { ok: false, failure: { kind: 'unauthenticated' } }
        : { ok: false, failure: { kind: 'needs_plan', message: REFUSALS[kind] } },
    );
    expect(provider.requests).toEqual([]);
  });

  test('is open to everyone when the paywall is off', async () => {
    deps = { ...deps, site: { ...deps.site, paywall: 'off' } };
    for (const viewer of [VISITOR, await createViewer('basic')])
      expect((await run(kind, viewer)).result.ok).toBe(true);
  });

  test('returns a retry time when the rate limit is exceeded', async () => {
    deps = { ...deps, limits: { take: async () => ({ allowed: false, retryAfterSeconds: 60 }) } };
    const { result } = await run(kind, await createViewer('ultimate'));
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'rate_limited', retryAfterSeconds: 60 },
    });
  });
});

describe('Try Once Free', () => {
  let ann: AccountViewer;
  beforeEach(async () => {
    ann = await createTestAccount(database);
  });
  const tryOnce = (more: Parameters<typeof run>[2] = {}) =>
    run('analysis', ann, { tryOnceFree: true, ...more });
  const isTrialUsed = () => isFreeTrialUsed(deps, ann);

  test('gives one complete analysis, then the upgrade message', async () => {
    const { result, events } = await tryOnce();
    expect(result).toMatchObject({ ok: true, value: { access: 'trial' } });
    expect(listEndings(events)).toEqual(['finished']);
    expect(await isTrialUsed()).toBe(true);
    const repeated = await tryOnce();
    expect(repeated.result).toMatchObject({
      ok: false,
      failure: {
        kind: 'needs_plan',
        message: 'Please upgrade to access advanced research features',
      },
    });
    expect(provider.requests).toHaveLength(1);
  });

  test('fifty concurrent requests give one analysis', async () => {
    const attempts = await Promise.all(Array.from({ length: 50 }, () => tryOnce()));
    expect(attempts.filter(({ result }) => result.ok)).toHaveLength(1);
    expect(provider.requests).toHaveLength(1);
    expect(await isTrialUsed()).toBe(true);
  });

  test('requires an account and does not cover the memo', async () => {
    expect((await run('analysis', VISITOR, { tryOnceFree: true })).result).toMatchObject({
      failure: { kind: 'unauthenticated' },
    });
    expect((await run('memo', ann, { tryOnceFree: true })).result).toMatchObject({
      failure: { kind: 'needs_plan', message: REFUSALS.memo },
    });
    expect(await isTrialUsed()).toBe(false);
  });

  test('is not spent when a plan covers the analysis', async () => {
    await createTestGrant(database, ann, { tier: 'research' });
    expect((await tryOnce()).result).toMatchObject({ ok: true, value: { access: 'full' } });
    expect(await isTrialUsed()).toBe(false);
  });

  test.each([
    ['the facts are too short', async () => tryOnce({ facts: 'He hit me.' }), 'invalid'],
    [
      'the facts raise no claim',
      async () =>
        tryOnce({ facts: 'The tulips in the park came early and the weather was lovely.' }),
      'not_found',
    ],
    [
      'the request is aborted before anything is written',
      async () => tryOnce({ signal: AbortSignal.abort() }),
      'unavailable',
    ],
  ])('is returned when %s', async (_what, attempt, kind) => {
    expect((await attempt()).result).toMatchObject({ ok: false, failure: { kind } });
    expect(await isTrialUsed()).toBe(false);
    expect((await tryOnce()).result.ok).toBe(true);
  });

  test('is returned when preparation throws, with the fixed failure message', async () => {
    const workingDeps = deps;
    deps = {
      ...deps,
      search: new Proxy(deps.search, {
        get: () => {
          throw new Error('a bug');
        },
      }),
    };
    expect((await tryOnce()).result).toEqual({
      ok: false,
      failure: { kind: 'unavailable', message: 'Failed to analyze legal strategy' },
    });
    deps = workingDeps;
    expect(await isTrialUsed()).toBe(false);
    expect((await tryOnce()).result.ok).toBe(true);
  });

  test('is spent when the provider fails, because the library writes the analysis instead', async () => {
    provider.behave({ status: 500 });
    const { events } = await tryOnce();
    expect(events).toContainEqual({
      type: 'notice',
      notice: 'provider-failed',
      text: analysisTexts.providerFailed,
    });
    expect(await isTrialUsed()).toBe(true);
  });
});
