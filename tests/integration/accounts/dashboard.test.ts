// What a member can go on with: the latest of each kind, the next date, and nothing of anybody
// else.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { VISITOR } from '#features/caller.ts';
import { listDashboard } from '#features/dashboard/list-dashboard.server.ts';
import { saveDraft } from '#features/documents/drafts.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount, createTestGrant } from '#tests/harness/app/test-accounts.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createExampleRequest, getTemplate } from '#tests/harness/fakes/document-examples.ts';

const database = await createTestDatabase();
const lease = getTemplate('lease');
const deps = Object.assign(createTestDeps({ db: await database.open() }), {
  library: { documents: [lease] } as never,
});
const example = createExampleRequest(lease);

async function createMember() {
  const member = await createTestAccount(database);
  await createTestGrant(database, member, { tier: 'premium' });
  return member;
}

test('lists the newest version of each draft, the last conversation, the saved case, and the next date in a draft', async () => {
  const [ann, ben] = [await createMember(), await createMember()];
  deps.clock.set('2026-11-15T12:00:00Z');
  const request = {
    ...example,
    details: { ...example.details, start_date: '2026-12-01' },
    dates: { effective_date: '2026-11-01' },
  };
  const first = await saveDraft(deps, asCaller(ann), { name: 'Oak Street', request });
  deps.clock.set('2026-11-15T12:00:01Z');
  await saveDraft(deps, asCaller(ann), {
    name: 'Oak Street 4',
    draft: first.ok ? first.value.draft : '',
    request,
  });
  await saveDraft(deps, asCaller(ben), { name: 'Not Ann’s', request });
  const conversation = randomUUID();
  await database.rows(
    "INSERT INTO conversations (user_id, id, title, started_at, changed_at) VALUES ($1, $2, 'My deposit', now(), now())",
    [ann.id, conversation],
  );
  await database.rows(
    "INSERT INTO saved_citations (user_id, citation, case_slug) VALUES ($1, 'Miranda v. Arizona', 'miranda')",
    [ann.id],
  );

  const work = await listDashboard(deps, asCaller(ann), { max: 3 });
  expect(work?.drafts).toMatchObject([
    {
      title: 'Oak Street 4',
      to: expect.stringMatching(/^\/documents\?type=lease&draft=.+&version=2$/),
    },
  ]);
  expect(work?.conversations).toMatchObject([
    { title: 'My deposit', to: `/chatbot?conversation=${conversation}` },
  ]);
  expect(work?.cases).toMatchObject([{ title: 'Miranda v. Arizona', to: '/cases/miranda' }]);
  expect(work?.nextDate).toMatchObject({
    title: 'Start Date: Oak Street 4',
    detail: 'December 1, 2026, in 16 days',
  });

  deps.clock.set('2026-12-02T00:00:00Z');
  expect(
    (await listDashboard(deps, asCaller(ann), { max: 3 }))?.nextDate,
    'a date that has passed',
  ).toBeNull();
});

test('a new account has nothing, and a visitor has no list', async () => {
  const work = await listDashboard(deps, asCaller(await createMember()), { max: 3 });
  expect(work).toEqual({ nextDate: null, drafts: [], conversations: [], cases: [], results: [] });
  expect(await listDashboard(deps, asCaller(VISITOR), { max: 3 })).toBeNull();
});
