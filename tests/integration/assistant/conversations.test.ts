// Conversations of signed-in users: private, deletable one by one, in the data export and deleted
// with the account.

import { beforeAll, describe, expect, test } from 'vitest';
import { readTables } from '#features/accounts/export/export-account.server.ts';
import { createTurnFromEvents } from '#features/assistant/chat/saved-turns.ts';
import {
  CONVERSATION_MONTHS,
  deleteConversation,
  deleteExpiredConversations,
  getConversation,
  listConversations,
} from '#features/assistant/conversations.server.ts';
import {
  deleteExpiredFeedback,
  FEEDBACK_MONTHS,
  rateAnswer,
} from '#features/assistant/rate-answer.server.ts';
import { signAnswerToken } from '#features/assistant/write/answer-key.ts';
import { VISITOR, type Viewer } from '#features/caller.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount } from '#tests/harness/app/test-accounts.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { ask, createAssistantDeps } from './assistant-deps.ts';

const database = await createTestDatabase();
let deps: TestDeps;
let ann: Viewer;
let bob: Viewer;
beforeAll(async () => {
  deps = createAssistantDeps(await database.open());
  [ann, bob] = [await createTestAccount(database), await createTestAccount(database)];
});

const QUESTION = 'Can my landlord keep my security deposit?';
/** As they were written in November 2026; conversations are stored for a year. */
const STORED_EVENTS = [
  { type: 'begun', answerId: 'a', writer: 'model', provider: 'Example AI', model: 'x' },
  { type: 'understood', topics: [], jurisdiction: 'OH' },
  { type: 'block', block: 0, kind: 'paragraph', section: 'answer' },
  {
    type: 'sentence',
    block: 0,
    sentence: { text: 'It may keep what it can prove.', sources: [1], check: 'supported' },
  },
  { type: 'ended', how: 'finished' },
];
const newId = () => crypto.randomUUID();
const listTitles = async (viewer: Viewer) => {
  const result = await listConversations(deps, asCaller(viewer));
  return result.ok ? result.value.map(({ title }) => title) : result.failure.kind;
};

describe('conversations', () => {
  test('saves the questions and answers of a conversation', async () => {
    const conversationId = newId();
    const events = await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    await ask(
      deps,
      {
        question: 'And in Ohio?',
        conversationId,
        earlier: [{ question: QUESTION, answer: 'Yes.' }],
      },
      { viewer: ann },
    );
    const list = await listConversations(deps, asCaller(ann));
    expect(list.ok && list.value).toMatchObject([
      { title: QUESTION, last: 'And in Ohio?', questions: 2 },
    ]);
    const saved = await getConversation(deps, asCaller(ann), conversationId);
    expect(saved.ok && saved.value.map((turn) => turn.question)).toEqual([
      QUESTION,
      'And in Ohio?',
    ]);
    expect(saved.ok && saved.value[0]?.events).toEqual(events);
  });
  test('reads the events of an answer that was stored under the names of version 1', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    await database.rows(
      'UPDATE conversation_turns SET events = $2::jsonb WHERE conversation_id = $1',
      [conversationId, JSON.stringify(STORED_EVENTS)],
    );
    const saved = await getConversation(deps, asCaller(ann), conversationId);
    const [turn] = saved.ok ? saved.value : [];
    const { answer } = createTurnFromEvents(
      { id: 'a', question: QUESTION, askedAt: new Date(0), jurisdiction: 'OH' },
      turn?.events ?? [],
    );
    expect(answer).toMatchObject({
      writer: 'model',
      provider: 'Example AI',
      ended: 'finished',
      parts: [{ sentences: [{ text: 'It may keep what it can prove.', check: 'supported' }] }],
    });
  });

  test('saves nothing for visitors or without a conversation id', async () => {
    const before = (await database.rows('SELECT count(*) AS n FROM conversation_turns'))[0]?.n;
    await ask(deps, { question: QUESTION, conversationId: newId() });
    await ask(deps, { question: QUESTION }, { viewer: ann });
    expect((await database.rows('SELECT count(*) AS n FROM conversation_turns'))[0]?.n).toBe(
      before,
    );
    expect(await listTitles(VISITOR)).toBe('unauthenticated');
  });
  test('a user cannot read, delete or write to another user’s conversation', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    expect((await getConversation(deps, asCaller(bob), conversationId)).ok).toBe(false);
    await deleteConversation(deps, asCaller(bob), conversationId);
    await ask(
      deps,
      { question: 'Bob’s own question about a lease?', conversationId },
      { viewer: bob },
    );
    const saved = await getConversation(deps, asCaller(ann), conversationId);
    expect(saved.ok && saved.value.map((turn) => turn.question)).toEqual([QUESTION]);
  });
  test('deletes a conversation, and ignores an invalid id', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: ann });
    expect((await deleteConversation(deps, asCaller(ann), conversationId)).ok).toBe(true);
    expect((await getConversation(deps, asCaller(ann), conversationId)).ok).toBe(false);
    expect((await deleteConversation(deps, asCaller(ann), 'no id')).ok).toBe(true);
    expect((await getConversation(deps, asCaller(ann), "'; drop")).ok).toBe(false);
  });
  test('are in the data export and deleted with the account', async () => {
    const carl = await createTestAccount(database);
    await ask(deps, { question: QUESTION, conversationId: newId() }, { viewer: carl });
    const data = await Array.fromAsync(readTables(deps, carl.id));
    const find = (name: string) => data.find(({ table }) => table === name)?.rows;
    expect(JSON.stringify(find('conversation_turns'))).toContain(QUESTION);
    expect(JSON.stringify(find('conversations'))).toContain(QUESTION);
    await database.rows('DELETE FROM users WHERE id = $1', [carl.id]);
    expect(
      await database.rows('SELECT 1 FROM conversation_turns WHERE user_id = $1', [carl.id]),
    ).toEqual([]);
  });
  test('expire after the months that the privacy policy states', async () => {
    const conversationId = newId();
    await ask(deps, { question: QUESTION, conversationId }, { viewer: bob });
    const expired = `now() - interval '${CONVERSATION_MONTHS} months' - interval '1 day'`;
    await database.rows(`UPDATE conversations SET changed_at = ${expired} WHERE id = $1`, [
      conversationId,
    ]);
    await database.rows(
      `UPDATE conversation_turns SET asked_at = ${expired} WHERE conversation_id = $1`,
      [conversationId],
    );
    await deleteExpiredConversations(deps);
    expect((await getConversation(deps, asCaller(bob), conversationId)).ok).toBe(false);
  });
});

describe('feedback', () => {
  const answer = { answerId: 'an answer of a test', answerToken: '' };
  beforeAll(() => {
    answer.answerToken = signAnswerToken(deps.secret, answer.answerId, 'its token');
  });
  test('stores the last vote of an answer, without the question', async () => {
    expect(
      (await rateAnswer(deps, asCaller('client'), { ...answer, body: { vote: 'up' } })).ok,
    ).toBe(true);
    expect(
      (
        await rateAnswer(deps, asCaller('client'), {
          ...answer,
          body: { vote: 'down', reason: ' Too \0long. ' },
        })
      ).ok,
    ).toBe(true);
    expect(await database.rows('SELECT vote, reason FROM answer_feedback')).toEqual([
      { vote: 'down', reason: 'Too long.' },
    ]);
  });
  test.each([[null], [{ vote: 'sideways' }], [{ vote: 'up', reason: 'x'.repeat(501) }]])(
    'rejects %j',
    async (body) => {
      expect(await rateAnswer(deps, asCaller('client'), { ...answer, body: body })).toMatchObject({
        ok: false,
        failure: { kind: 'invalid' },
      });
    },
  );
  test('expire after the months that the privacy policy states', async () => {
    await database.rows(
      `UPDATE answer_feedback SET created_at = now() - interval '${FEEDBACK_MONTHS} months' - interval '1 day'`,
    );
    await deleteExpiredFeedback(deps);
    expect(await database.rows('SELECT 1 FROM answer_feedback')).toEqual([]);
  });
});
