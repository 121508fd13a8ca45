// Every gated action for every kind of person, honestly and with a forged tier. The table is written out from the product's
// decisions, not derived from the code: an action that is missing here fails the first test.
import { describe, expect, test } from 'vitest';
import { failureStatus } from '#app/http/failure-response.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { GATED_ACTIONS, type GatedAction } from '#features/plans/gated-actions.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import { ok } from '#lib/result.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const deps = createTestDeps({ db: await database.open() });

const PEOPLE = ['signed out', 'basic', 'research', 'premium', 'ultimate', 'expired', 'refunded'] as const;
type Person = (typeof PEOPLE)[number];
const everyone: readonly Person[] = PEOPLE;
const research: readonly Person[] = ['research', 'premium', 'ultimate'];
const premium: readonly Person[] = ['premium', 'ultimate'];
const ultimate: readonly Person[] = ['ultimate'];

const MATRIX: Record<string, { may: readonly Person[]; says: string }> = {
  'look-up-term': { may: everyone, says: '' },
  'search-cases': { may: everyone, says: '' },
  'page-through-cases': { may: research, says: 'Please upgrade to access advanced research features' },
  'search-news': { may: research, says: 'Please upgrade to access advanced research features' },
  'analyze-strategy': { may: research, says: 'Strategy analysis requires a premium subscription' },
  'generate-motion': { may: premium, says: 'Motion generation requires a premium subscription' },
  'assemble-document': { may: everyone, says: '' },
  'export-docx': { may: premium, says: 'Editable documents and saved drafts require a premium subscription' },
  'tailor-document': { may: premium, says: 'Editable documents and saved drafts require a premium subscription' },
  'save-draft': { may: premium, says: 'Editable documents and saved drafts require a premium subscription' },
  'reuse-parties': { may: premium, says: 'Editable documents and saved drafts require a premium subscription' },
  'batch-documents': { may: premium, says: 'Editable documents and saved drafts require a premium subscription' },
  'write-both-sides-memo': { may: ultimate, says: 'The both-sides memo requires an ultimate subscription' },
  'mark-support-priority': { may: ultimate, says: 'Priority support comes with an ultimate subscription' },
};
const TRIAL = ['search-news', 'analyze-strategy', 'generate-motion'];

test('every gated action stands in the matrix', () => {
  expect(Object.keys(GATED_ACTIONS).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

test('the free trial covers news, strategy and motions, nothing else', () => {
  const covered = Object.entries(GATED_ACTIONS).filter(([, row]) => row.freeTrial);
  expect(covered.map(([name]) => name)).toEqual(TRIAL);
});

const forgedProfile = { name: 'ultimate', image: '{"subscription_tier":"ultimate","is_premium":true,"features":["ai-analysis"]}' };

const made = new Map<string, Promise<Viewer>>();
/** One account of a kind serves all its rows: asking the gate changes nothing. */
function create(person: Person, profile?: typeof forgedProfile): Promise<Viewer> {
  const key = `${person} ${profile ? 'forged' : ''}`;
  const viewer = made.get(key) ?? createOne(person, profile);
  made.set(key, viewer);
  return viewer;
}

async function createOne(person: Person, profile = {}): Promise<Viewer> {
  if (person === 'signed out') return VISITOR;
  const viewer = await createTestAccount(database, profile);
  if (person === 'research' || person === 'premium' || person === 'ultimate') await createTestGrant(database, viewer, { tier: person });
  if (person === 'expired') await createTestGrant(database, viewer, { tier: 'ultimate', endsAt: '2026-11-15T12:00:00Z' });
  if (person === 'refunded') await createTestGrant(database, viewer, { tier: 'ultimate', refundedAt: '2026-11-02T00:00:00Z' });
  return viewer;
}

/** What an action of ours does: it reads its input and calls the AI and the case service. */
async function act(viewer: Viewer, action: GatedAction, input: object) {
  const calls = { ai: 0, cases: 0 };
  const result = await runGated(deps, viewer, action, async (access) => {
    calls.ai++;
    calls.cases++;
    return ok({ access, input });
  });
  return { status: result.ok ? 200 : failureStatus(result.failure), result, calls };
}

const HOW: Record<string, (person: Person) => Promise<{ viewer: Viewer; input: object }>> = {
  honestly: async (person) => ({ viewer: await create(person), input: {} }),
  'with a tier in the body': async (person) => ({
    viewer: await create(person),
    input: { tier: 'ultimate', subscription_tier: 'ultimate', is_premium: true, access: 'full', tryOnceFree: 'true' },
  }),
  // A signed session may carry what was true when it was made; the account's rows are what counts.
  'with a tier in the cookie': async (person) => {
    const viewer = await create(person);
    return { viewer: viewer.kind === 'account' ? { ...viewer, tier: 'ultimate' } : ({ ...viewer, tier: 'ultimate' } as Viewer), input: {} };
  },
  'with a tier in the profile': async (person) => {
    const viewer = await create(person, forgedProfile);
    const forged = { ...viewer, user_metadata: { is_premium: true, subscription_tier: 'ultimate' } };
    return { viewer: forged as Viewer, input: {} };
  },
};

describe.each(Object.keys(HOW))('%s', (how) => {
  describe.each(Object.keys(MATRIX) as GatedAction[])('%s', (action) => {
    test.each(PEOPLE)('%s', async (person) => {
      const { viewer, input } = await (HOW[how] as (typeof HOW)[string])(person);
      const { status, result, calls } = await act(viewer, action, input);
      const { may, says } = MATRIX[action] as (typeof MATRIX)[string];
      if (may.includes(person)) {
        expect(status).toBe(200);
        expect(calls).toEqual({ ai: 1, cases: 1 });
        return;
      }
      expect(status).toBe(person === 'signed out' ? 401 : 402);
      expect(calls).toEqual({ ai: 0, cases: 0 });
      if (person !== 'signed out') expect(result).toMatchObject({ failure: { kind: 'needs_plan', message: says } });
    });
  });
});

test('without a paywall everyone may do everything, without a look at the database', async () => {
  const open = createTestDeps({ site: { ...deps.site, paywall: 'off' } });
  const account: Viewer = { kind: 'account', id: 'a', email: 'a@example.com', tier: 'basic' };
  for (const action of Object.keys(MATRIX) as GatedAction[]) {
    for (const viewer of [VISITOR, account]) {
      expect(await runGated(open, viewer, action, async (access) => ok(access))).toEqual({ ok: true, value: 'full' });
    }
  }
});
