// Conversations of people who are signed in: theirs alone, deletable one by one, in their data and gone with their account.
import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountParts } from '#features/accounts/account-parts.ts';
import { downloadMyData } from '#features/accounts/download-my-data.server.ts';
import {
  CONVERSATION_MONTHS,
  deleteConversation,
  deleteExpiredConversations,
  getConversation,
  listConversations,
} from '#features/assistant/conversations.server.ts';
import { deleteExpiredFeedback, FEEDBACK_MONTHS, rateAnswer } from '#features/assistant/rate-answer.server.ts';
import { VISITOR, type Viewer } from '#features/plans/gate.ts';
import { createTestAccount } from '#tests/harness/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import type { TestDeps } from '#tests/harness/test-deps.ts';
import { ask, assistantDeps } from './assistant-deps.ts';

const database = await createTestDatabase();
let deps: TestDeps;
let ann: Viewer;
let bob: Viewer;
beforeAll(async () => {
  deps = assistantDeps(await database.open());
  [ann, bob] = [await createTestAccount(database), await createTestAccount(database)];
});

const QUESTION = 'Can my landlord keep my security deposit?';
const newId = () => crypto.randomUUID();
const titles = async (viewer: Viewer) => {
  const listed = await listConversations(deps, viewer);
  return listed.ok ? listed.value.map(({ title }) => title) : listed.failure.kind;
};

describe('conversations', () => {
  test('two turns of one conversation are kept, with what was asked and answered', async () => {
    const conversationId = newId();
    const events = await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    await ask(deps, { question: 'And in Ohio?', conversationId, earlier: [{ question: QUESTION, answer: 'Yes.' }] }, { viewer: ann });
    expect(await titles(ann)).toEqual([QUESTION]);
    const kept = await getConversation(deps, ann, conversationId);
    expect(kept.ok && kept.value.map((turn) => turn.question)).toEqual([QUESTION, 'And in Ohio?']);
    expect(kept.ok && kept.value[0]?.events).toEqual(events);
  });
  test('nothing is kept of visitors, or without a conversation', async () => {
    const before = (await database.rows('SELECT count(*) AS n FROM conversation_turns'))[0]?.n;
    await ask(deps, { question: QUESTION, conversationId: newId() });
    await ask(deps, { question: QUESTION }, { viewer: ann });
    expect((await database.rows('SELECT count(*) AS n FROM conversation_turns'))[0]?.n).toBe(before);
    expect(await titles(VISITOR)).toBe('unauthenticated');
  });
  test('nobody reads, deletes or writes into what is another’s', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    expect((await getConversation(deps, bob, conversationId)).ok).toBe(false);
    await deleteConversation(deps, bob, conversationId);
    await ask(deps, { question: 'Bob’s own question about a lease?', conversationId }, { viewer: bob });
    const kept = await getConversation(deps, ann, conversationId);
    expect(kept.ok && kept.value.map((turn) => turn.question)).toEqual([QUESTION]);
  });
  test('each can be deleted; an id that is none harms nothing', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    expect((await deleteConversation(deps, ann, conversationId)).ok).toBe(true);
    expect((await getConversation(deps, ann, conversationId)).ok).toBe(false);
    expect((await deleteConversation(deps, ann, 'no id')).ok).toBe(true);
    expect((await getConversation(deps, ann, "'; drop")).ok).toBe(false);
  });
  test('they are in the download of the account and go with it', async () => {
    const carl = await createTestAccount(database);
    await ask(deps, { question: QUESTION, conversationId: newId() }, { viewer: carl });
    const data = await downloadMyData({ deps } as unknown as AccountParts, carl);
    expect(JSON.stringify(data.ok && data.value.conversation_turns)).toContain(QUESTION);
    expect(JSON.stringify(data.ok && data.value.conversations)).toContain(QUESTION);
    await database.rows('DELETE FROM users WHERE id = $1', [carl.id]);
    expect(await database.rows('SELECT 1 FROM conversation_turns WHERE user_id = $1', [carl.id])).toEqual([]);
  });
  test('they are forgotten after the months that the policy says', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: bob });
    const old = `now() - interval '${CONVERSATION_MONTHS} months' - interval '1 day'`;
    await database.rows(`UPDATE conversations SET changed_at = ${old} WHERE id = $1`, [conversationId]);
    await database.rows(`UPDATE conversation_turns SET asked_at = ${old} WHERE conversation_id = $1`, [conversationId]);
    await deleteExpiredConversations(deps);
    expect((await getConversation(deps, bob, conversationId)).ok).toBe(false);
  });
});

describe('thumbs', () => {
  const answer = { answerId: 'an answer of a test', answerToken: 'its token' };
  test('one vote an answer, the last one, without a question', async () => {
    expect((await rateAnswer(deps, 'client', answer, { vote: 'up' })).ok).toBe(true);
    expect((await rateAnswer(deps, 'client', answer, { vote: 'down', reason: ' Too \0long. ' })).ok).toBe(true);
    expect(await database.rows('SELECT vote, reason FROM answer_feedback')).toEqual([{ vote: 'down', reason: 'Too long.' }]);
  });
  test.each([[null], [{ vote: 'sideways' }], [{ vote: 'up', reason: 'x'.repeat(501) }]])('not %j', async (body) => {
    expect(await rateAnswer(deps, 'client', answer, body)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
  test('they are forgotten after the months that the policy says', async () => {
    await database.rows(`UPDATE answer_feedback SET created_at = now() - interval '${FEEDBACK_MONTHS} months' - interval '1 day'`);
    await deleteExpiredFeedback(deps);
    expect(await database.rows('SELECT 1 FROM answer_feedback')).toEqual([]);
  });
});
