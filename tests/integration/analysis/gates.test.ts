// Who may have an analysis and who a memo, by direct calls: nothing is looked up and no provider is asked for those who may not. The free
// search is spent by an analysis that has something to write, once, and given back by one that has not.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analysisTexts } from '#features/analysis/messages.ts';
import type { AnalysisCaller } from '#features/analysis/start-analysis.server.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { isFreeTrialUsed } from '#features/plans/take-free-trial.server.ts';
import { startFakeProvider } from '#tests/harness/fake-provider.ts';
import { type AccountViewer, createTestAccount, createTestGrant } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import type { TestDeps } from '#tests/harness/test-deps.ts';
import { analysisDeps, endOf, FACTS, KINDS, type Kind } from './analysis-deps.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
const provider = await startFakeProvider();
let deps: TestDeps;
beforeAll(() => syncBuiltInCases(analysisDeps(db)));
afterAll(() => provider.stop());
beforeEach(() => {
  provider.asked.length = 0;
  provider.behave({ say: '## Overview\nThis is what we see.' });
  deps = analysisDeps(db, provider.baseUrl, { paywall: 'on' });
});

const PEOPLE = ['visitor', 'basic', 'research', 'premium', 'ultimate'] as const;
type Person = (typeof PEOPLE)[number];
const MAY: Record<Kind, readonly Person[]> = { analysis: ['research', 'premium', 'ultimate'], memo: ['ultimate'] };
const SAYS: Record<Kind, string> = {
  analysis: 'Strategy analysis requires a premium subscription',
  memo: 'The both-sides memo requires an ultimate subscription',
};
const kinds = Object.keys(KINDS) as Kind[];

async function create(person: Person): Promise<Viewer> {
  if (person === 'visitor') return VISITOR;
  const account = await createTestAccount(database);
  if (person !== 'basic') await createTestGrant(database, account, { tier: person });
  // What a page or a cookie says of a tier plays no part.
  return { ...account, tier: 'ultimate' };
}

async function run(kind: Kind, viewer: Viewer, more: Partial<AnalysisCaller> & { facts?: string } = {}) {
  const { facts = FACTS, ...caller } = more;
  const result = await KINDS[kind](deps, viewer, { client: '192.0.2.1', ...caller }, { facts, tier: 'ultimate', tryOnceFree: true });
  return { result, events: result.ok ? await Array.fromAsync(result.value.events) : [] };
}

describe.each(kinds)('%s', (kind) => {
  test.each(PEOPLE)('%s', async (person) => {
    const { result, events } = await run(kind, await create(person));
    if (MAY[kind].includes(person)) {
      expect(result).toMatchObject({ ok: true, value: { access: 'full' } });
      expect(endOf(events)).toEqual(['finished']);
      expect(provider.asked).toHaveLength(1);
      return;
    }
    expect(result).toMatchObject(
      person === 'visitor'
        ? { ok: false, failure: { kind: 'unauthenticated' } }
        : { ok: false, failure: { kind: 'needs_plan', message: SAYS[kind] } },
    );
    expect(provider.asked).toEqual([]);
  });

  test('with the paywall off everyone may', async () => {
    deps = { ...deps, site: { ...deps.site, paywall: 'off' } };
    for (const viewer of [VISITOR, await create('basic')]) expect((await run(kind, viewer)).result.ok).toBe(true);
  });

  test('too many at once from one place: told when to come back', async () => {
    deps = { ...deps, limits: { take: async () => ({ allowed: false, retryAfterSeconds: 60 }) } };
    const { result } = await run(kind, await create('ultimate'));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rate_limited', retryAfterSeconds: 60 } });
  });
});

describe('Try Once Free', () => {
  let ann: AccountViewer;
  beforeEach(async () => {
    ann = await createTestAccount(database);
  });
  const tryOnce = (more: Parameters<typeof run>[2] = {}) => run('analysis', ann, { tryOnceFree: true, ...more });
  const used = () => isFreeTrialUsed(deps, ann.id);

  test('one analysis, whole; then the upgrade message', async () => {
    const { result, events } = await tryOnce();
    expect(result).toMatchObject({ ok: true, value: { access: 'trial' } });
    expect(endOf(events)).toEqual(['finished']);
    expect(await used()).toBe(true);
    const again = await tryOnce();
    expect(again.result).toMatchObject({
      ok: false,
      failure: { kind: 'needs_plan', message: 'Please upgrade to access advanced research features' },
    });
    expect(provider.asked).toHaveLength(1);
  });

  test('fifty clicks at once give one', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => tryOnce()));
    expect(all.filter(({ result }) => result.ok)).toHaveLength(1);
    expect(provider.asked).toHaveLength(1);
    expect(await used()).toBe(true);
  });

  test('a visitor signs in first, and the memo is not covered', async () => {
    expect((await run('analysis', VISITOR, { tryOnceFree: true })).result).toMatchObject({ failure: { kind: 'unauthenticated' } });
    expect((await run('memo', ann, { tryOnceFree: true })).result).toMatchObject({ failure: { kind: 'needs_plan', message: SAYS.memo } });
    expect(await used()).toBe(false);
  });

  test('a plan that covers it does not spend it', async () => {
    await createTestGrant(database, ann, { tier: 'research' });
    expect((await tryOnce()).result).toMatchObject({ ok: true, value: { access: 'full' } });
    expect(await used()).toBe(false);
  });

  test.each([
    ['facts that are too short', async () => tryOnce({ facts: 'He hit me.' }), 'invalid'],
    [
      'facts that raise nothing',
      async () => tryOnce({ facts: 'The tulips in the park came early and the weather was lovely.' }),
      'not_found',
    ],
    ['a stop before anything was written', async () => tryOnce({ signal: AbortSignal.abort() }), 'unavailable'],
  ])('given back: %s', async (_what, attempt, kind) => {
    expect((await attempt()).result).toMatchObject({ ok: false, failure: { kind } });
    expect(await used()).toBe(false);
    expect((await tryOnce()).result.ok).toBe(true);
  });

  test('given back: something broke while it was prepared, and the specification’s words', async () => {
    const whole = deps;
    deps = {
      ...deps,
      search: new Proxy(deps.search, {
        get: () => {
          throw new Error('a bug');
        },
      }),
    };
    expect((await tryOnce()).result).toEqual({ ok: false, failure: { kind: 'unavailable', message: 'Failed to analyze legal strategy' } });
    deps = whole;
    expect(await used()).toBe(false);
    expect((await tryOnce()).result.ok).toBe(true);
  });

  test('a provider that fails costs nobody their search: the library writes it, and it is spent', async () => {
    provider.behave({ status: 500 });
    const { events } = await tryOnce();
    expect(events).toContainEqual({ type: 'notice', notice: 'provider-failed', text: analysisTexts.providerFailed });
    expect(await used()).toBe(true);
  });
});
