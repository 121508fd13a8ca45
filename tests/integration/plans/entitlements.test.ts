// Every gated action for every kind of viewer, honestly and with a forged tier. The table is
// written out by hand, not derived from the code: an action that is missing here fails the first
// test.
import { describe, expect, test } from 'vitest';
import { failureStatus } from '#app/http/failure-response.ts';
import { VISITOR, type Viewer } from '#features/caller.ts';
import { GATED_ACTIONS, type GatedAction } from '#features/plans/gated-actions.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { ok } from '#lib/result.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const deps = createTestDeps({ db: await database.open() });

const PEOPLE = [
  'signed out',
  'basic',
  'research',
  'premium',
  'ultimate',
  'expired',
  'refunded',
] as const;
type Person = (typeof PEOPLE)[number];
const everyone: readonly Person[] = PEOPLE;
const research: readonly Person[] = ['research', 'premium', 'ultimate'];
const premium: readonly Person[] = ['premium', 'ultimate'];
const ultimate: readonly Person[] = ['ultimate'];

const MATRIX: Record<string, { allowed: readonly Person[]; message: string }> = {
  'look-up-term': { allowed: everyone, message: '' },
  'search-cases': { allowed: everyone, message: '' },
  'page-through-cases': {
    allowed: research,
    message: 'Please upgrade to access advanced research features',
  },
  'search-news': {
    allowed: research,
    message: 'Please upgrade to access advanced research features',
  },
  'analyze-strategy': {
    allowed: research,
    message: 'Strategy analysis requires a premium subscription',
  },
  'generate-motion': {
    allowed: premium,
    message: 'Motion generation requires a premium subscription',
  },
  'assemble-document': { allowed: everyone, message: '' },
  'export-docx': {
    allowed: premium,
    message: 'Editable documents and saved drafts require a premium subscription',
  },
  'tailor-document': {
    allowed: premium,
    message: 'Editable documents and saved drafts require a premium subscription',
  },
  'save-draft': {
    allowed: premium,
    message: 'Editable documents and saved drafts require a premium subscription',
  },
  'reuse-parties': {
    allowed: premium,
    message: 'Editable documents and saved drafts require a premium subscription',
  },
  'batch-documents': {
    allowed: premium,
    message: 'Editable documents and saved drafts require a premium subscription',
  },
  'write-both-sides-memo': {
    allowed: ultimate,
    message: 'The both-sides memo requires an ultimate subscription',
  },
  'mark-support-priority': {
    allowed: ultimate,
    message: 'Priority support comes with an ultimate subscription',
  },
};
const TRIAL = ['search-news', 'analyze-strategy', 'generate-motion'];

test('every gated action is in the matrix', () => {
  expect(Object.keys(GATED_ACTIONS).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

test('the free trial covers news, strategy and motions, nothing else', () => {
  const covered = Object.entries(GATED_ACTIONS).filter(([, row]) => row.freeTrial);
  expect(covered.map(([name]) => name)).toEqual(TRIAL);
});

const forgedProfile = {
  name: 'ultimate',
  image: '{"subscription_tier":"ultimate","is_premium":true,"features":["ai-analysis"]}',
};

const viewerCache = new Map<string, Promise<Viewer>>();
/** One account per kind serves all its tests, because checking the gate changes nothing. */
function getViewer(person: Person, profile?: typeof forgedProfile): Promise<Viewer> {
  const key = `${person} ${profile ? 'forged' : ''}`;
  const viewer = viewerCache.get(key) ?? createViewer(person, profile);
  viewerCache.set(key, viewer);
  return viewer;
}

async function createViewer(person: Person, profile = {}): Promise<Viewer> {
  if (person === 'signed out') return VISITOR;
  const viewer = await createTestAccount(database, profile);
  if (person === 'research' || person === 'premium' || person === 'ultimate')
    await createTestGrant(database, viewer, { tier: person });
  if (person === 'expired')
    await createTestGrant(database, viewer, { tier: 'ultimate', endsAt: '2026-11-15T12:00:00Z' });
  if (person === 'refunded')
    await createTestGrant(database, viewer, {
      tier: 'ultimate',
      refundedAt: '2026-11-02T00:00:00Z',
    });
  return viewer;
}

/** A typical action: it reads its input and calls the AI and the case service. */
async function runAction(viewer: Viewer, action: GatedAction, input: object) {
  const calls = { ai: 0, cases: 0 };
  const result = await runGated(deps, viewer, action, async (access) => {
    calls.ai++;
    calls.cases++;
    return ok({ access, input });
  });
  return { status: result.ok ? 200 : failureStatus(result.failure), result, calls };
}

const APPROACHES: Record<string, (person: Person) => Promise<{ viewer: Viewer; input: object }>> = {
  honestly: async (person) => ({ viewer: await getViewer(person), input: {} }),
  'with a tier in the body': async (person) => ({
    viewer: await getViewer(person),
    input: {
      tier: 'ultimate',
      subscription_tier: 'ultimate',
      is_premium: true,
      access: 'full',
      tryOnceFree: 'true',
    },
  }),
  // A session may carry an outdated tier; only the account's rows count.
  'with a tier in the cookie': async (person) => {
    const viewer = await getViewer(person);
    return {
      viewer:
        viewer.kind === 'account'
          ? { ...viewer, tier: 'ultimate' }
          : ({ ...viewer, tier: 'ultimate' } as Viewer),
      input: {},
    };
  },
  'with a tier in the profile': async (person) => {
    const viewer = await getViewer(person, forgedProfile);
    const forged = {
      ...viewer,
      user_metadata: { is_premium: true, subscription_tier: 'ultimate' },
    };
    return { viewer: forged as Viewer, input: {} };
  },
};

describe.each(Object.keys(APPROACHES))('%s', (approach) => {
  describe.each(Object.keys(MATRIX) as GatedAction[])('%s', (action) => {
    test.each(PEOPLE)('%s', async (person) => {
      const { viewer, input } = await (APPROACHES[approach] as (typeof APPROACHES)[string])(person);
      const { status, result, calls } = await runAction(viewer, action, input);
      const { allowed, message } = MATRIX[action] as (typeof MATRIX)[string];
      if (allowed.includes(person)) {
        expect(status).toBe(200);
        expect(calls).toEqual({ ai: 1, cases: 1 });
        return;
      }
      expect(status).toBe(person === 'signed out' ? 401 : 402);
      expect(calls).toEqual({ ai: 0, cases: 0 });
      if (person !== 'signed out')
        expect(result).toMatchObject({ failure: { kind: 'needs_plan', message } });
    });
  });
});

test('without a paywall everyone may do everything, without a database query', async () => {
  const openDeps = createTestDeps({ site: { ...deps.site, paywall: 'off' } });
  const account: Viewer = { kind: 'account', id: 'a', email: 'a@example.com', tier: 'basic' };
  for (const action of Object.keys(MATRIX) as GatedAction[]) {
    for (const viewer of [VISITOR, account]) {
      expect(await runGated(openDeps, viewer, action, async (access) => ok(access))).toEqual({
        ok: true,
        value: 'full',
      });
    }
  }
});
