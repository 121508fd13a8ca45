// A danger is answered before every limit and gate: with its urgent lines, and the reason why there
// is no answer.
import { expect, test } from 'vitest';
import { MAX_QUESTION_LENGTH } from '#features/assistant/chat-schema.ts';
import { answerForm } from '#features/assistant/write/answer-form.server.ts';
import { beginAnswer } from '#features/assistant/write/begin-answer.server.ts';
import { beginWorkProduct } from '#features/research/work-product/begin-work-product.server.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestAccount } from '#tests/harness/app/test-accounts.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { createAssistantDeps } from './assistant-deps.ts';

const database = await createTestDatabase();
const deps = createAssistantDeps(await database.open());
const spentLimits = {
  ...deps,
  limits: { take: async () => ({ allowed: false, retryAfterSeconds: 60 }) as const },
};

const DANGER = 'my husband is choking me right now what do i do';
const CALM = 'How long does a divorce take if we agree on everything?';

test('above the rate limit a danger gets its urgent lines and the reason, a calm question only the reason', async () => {
  const result = await beginAnswer(spentLimits, asCaller(), { question: DANGER });
  if (!result.ok) throw new Error(result.failure.message);
  const events = await Array.fromAsync(result.value.events);
  expect(events.map(({ type }) => type)).toEqual(['begun', 'urgent', 'notice', 'ended']);
  expect(events).toContainEqual(
    expect.objectContaining({ notice: 'refused', text: expect.stringContaining('many questions') }),
  );
  expect(await beginAnswer(spentLimits, asCaller(), { question: CALM })).toMatchObject({
    failure: { kind: 'rate_limited' },
  });
});

test('in a question that is too long, too', async () => {
  const filler = 'We moved here two years ago. '.repeat(MAX_QUESTION_LENGTH / 20);
  const result = await beginAnswer(deps, asCaller(), { question: `${DANGER}. ${filler}` });
  if (!result.ok) throw new Error(result.failure.message);
  expect((await Array.fromAsync(result.value.events)).map(({ type }) => type)).toContain('urgent');
  expect(await beginAnswer(deps, asCaller(), { question: filler })).toMatchObject({
    failure: { kind: 'invalid' },
  });
});

test.each([
  ['analysis', 'facts'],
  ['motion', 'details'],
] as const)(
  'the gate of the %s tab shows them beside what it asks for',
  async (workProduct, field) => {
    const gated = { ...deps, site: { ...deps.site, paywall: 'on' as const } };
    const visitor = await beginWorkProduct(gated, asCaller(), {
      workProduct,
      body: { [field]: DANGER },
    });
    expect(visitor).toMatchObject({
      ok: false,
      failure: { kind: 'unauthenticated' },
      urgent: [{ id: expect.any(String) }],
    });
    const member = await createTestAccount(database);
    const limited = await beginWorkProduct({ ...gated, ...spentLimits }, asCaller(member), {
      workProduct,
      body: { [field]: DANGER },
    });
    expect(limited).toMatchObject({
      ok: false,
      failure: { kind: 'rate_limited' },
      urgent: [{ id: expect.any(String) }],
    });
    const calm = await beginWorkProduct(gated, asCaller(), {
      workProduct,
      body: { [field]: CALM },
    });
    expect(calm).toMatchObject({ ok: false, urgent: [] });
  },
);

test('without JavaScript the answer after self-harm waits for the button of the form', async () => {
  const question = 'I want to kill myself. How long do I have to answer a lawsuit in Texas?';
  const send = async (field: string) => {
    const form = new FormData();
    form.set(field, question);
    const { turns } = await answerForm(deps, asCaller(), form);
    return turns.at(-1)?.answer;
  };
  const waiting = await send('question');
  expect(waiting?.urgent.map(({ id }) => id)).toContain('self-harm');
  expect(waiting?.choices).toEqual({ purpose: 'answer-anyway', questions: [question] });
  expect(waiting?.sources).toEqual([]);
  const answered = await send('answer-anyway');
  expect(answered?.urgent.map(({ id }) => id)).toContain('self-harm');
  expect(answered?.choices?.purpose).not.toBe('answer-anyway');
});
