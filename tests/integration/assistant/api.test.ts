// POST /api/chat and what belongs to it, over HTTP: the stream, its headers, who may send, coming back, stopping, limits, logs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fake-provider.ts';
import { startTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { endOf, sentencesOf } from './assistant-deps.ts';

const database = await createTestDatabase({ withLibrary: true });
let provider: FakeProvider;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  provider = await startFakeProvider();
  const env = { DATABASE_URL: database.url, LLM_BASE_URL: provider.baseUrl, LLM_MODEL: 'm', LIMIT_WRITES: '1000/60' };
  app = await startTestApp({ ...env, LIMIT_ASSISTANT_NETWORK: '40/600' });
  other = await startTestApp({ ...env, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await Promise.all([app.stop(), other.stop()]);
  await provider.stop();
});

const LONG = { say: 'A landlord may keep part of a deposit. '.repeat(200), pieceMs: 25 };
let asked = 0;
const fresh = () => ({
  question: `Can my landlord keep my deposit after ${++asked} weeks?`,
  answerId: crypto.randomUUID(),
  answerToken: crypto.randomUUID(),
});

function post(path: string, body: unknown, headers: Record<string, string> = {}, at: TestApp = app, signal?: AbortSignal) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${at.url}${path}`, { method: 'POST', body: sent, headers: { 'Content-Type': 'application/json', ...headers }, signal });
}

async function* eventsOf(response: Response): AsyncGenerator<AnswerEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
  }
}
const all = (response: Response) => Array.fromAsync(eventsOf(response));

describe('an answer', () => {
  test('is a stream of events that no proxy collects', async () => {
    provider.behave({ say: 'A landlord may keep part of a deposit.' });
    const response = await post('/api/chat', fresh());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await all(response);
    expect(events[0]).toMatchObject({ type: 'begun', answerId: response.headers.get('answer-id'), writer: 'model' });
    expect(endOf(events)).toBe('finished');
  });
  test('comes piece by piece, not at its end', async () => {
    provider.behave(LONG);
    const { answerId, answerToken, question } = fresh();
    for await (const event of eventsOf(await post('/api/chat', { answerId, answerToken, question }))) {
      if (event.type !== 'sentence') continue;
      expect(provider.asked.at(-1)?.closedEarly).toBe(false);
      break;
    }
    await post(`/api/chat/${answerId}/stop`, '', { 'Answer-Token': answerToken });
  });
  test('names and tokens are made where none are sent', async () => {
    const response = await post('/api/chat', { question: 'Can I sue?', libraryOnly: true });
    expect(response.headers.get('answer-id')).toMatch(/^[\w-]{36}$/);
    expect(response.headers.get('answer-token')).toMatch(/^[\w-]{36}$/);
    await response.body?.cancel();
  });
  test.each([
    ['broken JSON', '{'],
    ['no question', '{}'],
    ['a blank question', '{"question":" \\n"}'],
    ['a number', '{"question":1}'],
    ['a long question', JSON.stringify({ question: 'x'.repeat(4001) })],
    ['a guessable id', '{"question":"Can I?","answerId":"1"}'],
  ])('%s: 422 and why', async (_what, body) => {
    const response = await post('/api/chat', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { kind: 'invalid', message: expect.any(String) } });
  });
  test('zero bytes and half characters harm nothing', async () => {
    provider.behave({ say: 'A landlord\u0000 may keep \ud83d part of a deposit.' });
    const response = await post('/api/chat', '{"question":"Can my \\u0000 landlord \\ud800 keep it?"}');
    expect(endOf(await all(response))).toBe('finished');
  });
  test('GET: 405. From a page of another site: 403', async () => {
    expect((await fetch(`${app.url}/api/chat`)).status).toBe(405);
    expect((await post('/api/chat', fresh(), { Origin: 'https://other.example' })).status).toBe(403);
    expect((await post('/api/chat/x/stop', '', { Origin: 'https://other.example' })).status).toBe(403);
  });
});

describe('coming back, stopping and leaving', () => {
  test.each(['the same process', 'another process'])('a reload ends with the whole answer of one call: %s', async (where) => {
    const before = provider.asked.length;
    provider.behave({ say: 'A landlord may keep part of a deposit. '.repeat(20), pieceMs: 25 });
    const body = fresh();
    const leaving = new AbortController();
    try {
      for await (const event of eventsOf(await post('/api/chat', body, {}, app, leaving.signal)))
        if (event.type === 'sentence') leaving.abort();
    } catch {
      // The page was closed.
    }
    const again = await all(await post('/api/chat', body, {}, where === 'the same process' ? app : other));
    expect([sentencesOf(again).length, endOf(again)]).toEqual([20, 'finished']);
    const byName = await fetch(`${other.url}/api/chat/${body.answerId}`, { headers: { 'Answer-Token': body.answerToken } });
    expect(sentencesOf(await all(byName))).toHaveLength(20);
    expect(provider.asked.length - before).toBe(1);
  });
  test('without the token there is nothing to come back to or to stop', async () => {
    provider.behave(LONG);
    const body = fresh();
    const calls = provider.asked.length;
    const reading = await post('/api/chat', body);
    await expect.poll(() => provider.asked.length).toBe(calls + 1);
    expect((await fetch(`${app.url}/api/chat/${body.answerId}`)).status).toBe(404);
    expect((await fetch(`${app.url}/api/chat/${body.answerId}`, { headers: { 'Answer-Token': 'x'.repeat(20) } })).status).toBe(404);
    expect((await post(`/api/chat/${body.answerId}/stop`, '', { 'Answer-Token': 'x'.repeat(20) })).status).toBe(404);
    expect((await post(`/api/chat/${body.answerId}/stop`, '', { 'Answer-Token': body.answerToken })).status).toBe(204);
    expect(endOf(await all(reading))).toBe('stopped');
    await expect.poll(() => provider.asked.at(-1)?.closedEarly).toBe(true);
  });
  test('a connection that is cut is noticed, also while nothing comes', async () => {
    // White space: it keeps the call upstream alive, and no sentence comes of it. What ends the call is the cut alone.
    provider.behave({ say: ' '.repeat(1_000), pieceMs: 500, pieceChars: 1 });
    const leaving = new AbortController();
    const calls = provider.asked.length;
    const response = await post('/api/chat', fresh(), {}, app, leaving.signal);
    await response.body?.getReader().read();
    await expect.poll(() => provider.asked.length).toBe(calls + 1);
    const call = provider.asked.at(-1);
    leaving.abort();
    await expect.poll(() => call?.closedEarly, { interval: 250 }).toBe(true);
  });
});

test('thumbs', async () => {
  const send = (body: unknown) => post(`/api/chat/${crypto.randomUUID()}/feedback`, body, { 'Answer-Token': crypto.randomUUID() });
  expect((await send({ vote: 'up' })).status).toBe(204);
  expect((await send({ vote: 'up', reason: 'x'.repeat(501) })).status).toBe(422);
});

test('no word of a question in the log, and no token', async () => {
  provider.behave({ say: 'A landlord may keep part of a deposit.' });
  const answerToken = `secrettoken${crypto.randomUUID()}`;
  await all(await post('/api/chat', { ...fresh(), answerToken, question: 'Can Zanzibarwort the landlord keep it?' }));
  expect(JSON.stringify([app.lines, other.lines])).not.toMatch(/Zanzibarwort|secrettoken/i);
});

test('too many in a short time: 429, kind words and when to come back', async () => {
  let response = await post('/api/chat', { question: 'Can I sue?', libraryOnly: true });
  for (let n = 0; n < 65 && response.status !== 429; n++) {
    await response.body?.cancel();
    response = await post('/api/chat', { question: 'Can I sue?', libraryOnly: true });
  }
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await response.json()).toMatchObject({ error: { kind: 'rate_limited', message: expect.stringMatching(/You can ask again in/) } });
});
