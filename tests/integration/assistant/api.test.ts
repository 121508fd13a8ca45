// POST /api/chat and related routes over HTTP: stream, headers, origin checks, resuming, stopping,
// rate limits, logs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { getEnd, listSentences } from './assistant-deps.ts';

const database = await createTestDatabase({ withLibrary: true });
let provider: FakeProvider;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  provider = await startFakeProvider();
  const env = {
    DATABASE_URL: database.url,
    LLM_BASE_URL: provider.baseUrl,
    LLM_MODEL: 'm',
    LIMIT_WRITES: '1000/60',
  };
  app = await startTestApp({ ...env, LIMIT_ASSISTANT_NETWORK: '40/600' });
  other = await startTestApp({ ...env, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await Promise.all([app.stop(), other.stop()]);
  await provider.stop();
});

const LONG = { say: 'A landlord may keep part of a deposit. '.repeat(200), pieceMs: 25 };
let questionCount = 0;
const createBody = () => ({
  question: `Can my landlord keep my deposit after ${++questionCount} weeks?`,
  answerId: crypto.randomUUID(),
  answerToken: crypto.randomUUID(),
});

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  target: TestApp = app,
  signal?: AbortSignal,
) {
  const requestBody = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${target.url}${path}`, {
    method: 'POST',
    body: requestBody,
    headers: { 'Content-Type': 'application/json', ...headers },
    signal,
  });
}

async function* readEvents(response: Response): AsyncGenerator<AnswerEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6));
  }
}
const readAllEvents = (response: Response) => Array.fromAsync(readEvents(response));

describe('an answer', () => {
  test('is an event stream that proxies do not buffer', async () => {
    provider.behave({ say: 'A landlord may keep part of a deposit.' });
    const response = await post('/api/chat', createBody());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await readAllEvents(response);
    expect(events[0]).toMatchObject({
      type: 'begun',
      answerId: response.headers.get('answer-id'),
      writer: 'model',
    });
    expect(getEnd(events)).toBe('finished');
  });
  test('streams sentences before the provider has finished', async () => {
    provider.behave(LONG);
    const { answerId, answerToken, question } = createBody();
    for await (const event of readEvents(
      await post('/api/chat', { answerId, answerToken, question }),
    )) {
      if (event.type !== 'sentence') continue;
      expect(provider.requests.at(-1)?.closedEarly).toBe(false);
      break;
    }
    await post(`/api/chat/${answerId}/stop`, '', { 'Answer-Token': answerToken });
  });
  test('creates an id and a token when the request has none', async () => {
    const response = await post('/api/chat', { question: 'Can I sue?', libraryOnly: true });
    expect(response.headers.get('answer-id')).toMatch(/^[\w-]{36}$/);
    expect(response.headers.get('answer-token')).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
    await response.body?.cancel();
  });
  test.each([
    ['broken JSON', '{'],
    ['no question', '{}'],
    ['a blank question', '{"question":" \\n"}'],
    ['a number', '{"question":1}'],
    ['a long question', JSON.stringify({ question: 'x'.repeat(4001) })],
    ['a guessable id', '{"question":"Can I?","answerId":"1"}'],
  ])('%s: returns 422 with a message', async (_what, body) => {
    const response = await post('/api/chat', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { kind: 'invalid', message: expect.any(String) },
    });
  });
  test('accepts null bytes and lone surrogates', async () => {
    provider.behave({ say: 'A landlord\u0000 may keep \ud83d part of a deposit.' });
    const response = await post(
      '/api/chat',
      '{"question":"Can my \\u0000 landlord \\ud800 keep it?"}',
    );
    expect(getEnd(await readAllEvents(response))).toBe('finished');
  });
  test('returns 405 for GET, and 403 for another origin', async () => {
    expect((await fetch(`${app.url}/api/chat`)).status).toBe(405);
    expect(
      (await post('/api/chat', createBody(), { Origin: 'https://other.example' })).status,
    ).toBe(403);
    expect((await post('/api/chat/x/stop', '', { Origin: 'https://other.example' })).status).toBe(
      403,
    );
  });
});

describe('resuming, stopping and disconnecting', () => {
  test.each(['the same process', 'another process'])(
    'a reload gets the whole answer from one provider call: %s',
    async (where) => {
      const before = provider.requests.length;
      provider.behave({ say: 'A landlord may keep part of a deposit. '.repeat(20), pieceMs: 25 });
      const body = createBody();
      const disconnect = new AbortController();
      try {
        for await (const event of readEvents(
          await post('/api/chat', body, {}, app, disconnect.signal),
        ))
          if (event.type === 'sentence') disconnect.abort();
      } catch {
        // Aborted on purpose.
      }
      const repeated = await post(
        '/api/chat',
        body,
        {},
        where === 'the same process' ? app : other,
      );
      const replayed = await readAllEvents(repeated);
      expect([listSentences(replayed).length, getEnd(replayed)]).toEqual([20, 'finished']);
      for (const token of [body.answerToken, repeated.headers.get('answer-token') ?? '']) {
        const byName = await fetch(`${other.url}/api/chat/${body.answerId}`, {
          headers: { 'Answer-Token': token },
        });
        expect(listSentences(await readAllEvents(byName))).toHaveLength(20);
      }
      expect(provider.requests.length - before).toBe(1);
    },
  );
  test('an answer of the provider can be had again when it has ended, one from the library by asking again', async () => {
    provider.behave({ say: 'A landlord may keep part of a deposit. '.repeat(3) });
    const getAgain = ({ answerId, answerToken }: ReturnType<typeof createBody>) =>
      fetch(`${app.url}/api/chat/${answerId}`, { headers: { 'Answer-Token': answerToken } });
    const body = createBody();
    const written = await readAllEvents(await post('/api/chat', body));
    const repeated = await getAgain(body);
    expect(repeated.status).toBe(200);
    expect(listSentences(await readAllEvents(repeated))).toEqual(listSentences(written));
    const fromLibrary = { ...createBody(), libraryOnly: true };
    const quoted = await readAllEvents(await post('/api/chat', fromLibrary));
    expect(getEnd(quoted)).toBe('finished');
    expect((await getAgain(fromLibrary)).status).toBe(404);
    const second = await readAllEvents(await post('/api/chat', fromLibrary));
    expect(listSentences(second)).toEqual(listSentences(quoted));
  });
  test('returns 404 for resuming and stopping without the token', async () => {
    provider.behave(LONG);
    const body = createBody();
    const calls = provider.requests.length;
    const reading = await post('/api/chat', body);
    await expect.poll(() => provider.requests.length).toBe(calls + 1);
    expect((await fetch(`${app.url}/api/chat/${body.answerId}`)).status).toBe(404);
    expect(
      (
        await fetch(`${app.url}/api/chat/${body.answerId}`, {
          headers: { 'Answer-Token': 'x'.repeat(20) },
        })
      ).status,
    ).toBe(404);
    expect(
      (await post(`/api/chat/${body.answerId}/stop`, '', { 'Answer-Token': 'x'.repeat(20) }))
        .status,
    ).toBe(404);
    expect(
      (await post(`/api/chat/${body.answerId}/stop`, '', { 'Answer-Token': body.answerToken }))
        .status,
    ).toBe(204);
    expect(getEnd(await readAllEvents(reading))).toBe('stopped');
    await expect.poll(() => provider.requests.at(-1)?.closedEarly).toBe(true);
  });
  test('notices a lost connection even when no events are sent', async () => {
    // White space keeps the upstream call alive without producing a sentence, so only the lost
    // connection can end it.
    provider.behave({ say: ' '.repeat(1_000), pieceMs: 500, pieceChars: 1 });
    const disconnect = new AbortController();
    const calls = provider.requests.length;
    const response = await post('/api/chat', createBody(), {}, app, disconnect.signal);
    await response.body?.getReader().read();
    await expect.poll(() => provider.requests.length).toBe(calls + 1);
    const call = provider.requests.at(-1);
    disconnect.abort();
    await expect.poll(() => call?.closedEarly, { interval: 250 }).toBe(true);
  });
});

describe('feedback', () => {
  const answerLibrary = async (names: object = {}) => {
    const response = await post(
      '/api/chat',
      { question: 'Can I sue?', libraryOnly: true, ...names },
      {},
      other,
    );
    await response.text();
    return {
      id: response.headers.get('answer-id') ?? '',
      token: response.headers.get('answer-token') ?? '',
    };
  };
  const vote = (id: string, token: string, body: unknown = { vote: 'up' }, target = app) =>
    post(`/api/chat/${id}/feedback`, body, { 'Answer-Token': token }, target);
  const countRows = async () => (await database.rows('SELECT key FROM answer_feedback')).length;

  test('returns 204 with the token of the answer, in any process, and 422 for a long reason', async () => {
    const answer = await answerLibrary();
    expect((await vote(answer.id, answer.token)).status).toBe(204);
    expect((await vote(answer.id, answer.token, { vote: 'down' }, other)).status).toBe(204);
    expect(await countRows()).toBe(1);
    expect(
      (await vote(answer.id, answer.token, { vote: 'up', reason: 'x'.repeat(501) })).status,
    ).toBe(422);
  });
  test('returns 204 for an answer that the client named', async () => {
    const names = { answerId: crypto.randomUUID(), answerToken: crypto.randomUUID() };
    const answer = await answerLibrary(names);
    expect(answer).toEqual({
      id: names.answerId,
      token: expect.stringMatching(new RegExp(`^${names.answerToken}\\.[\\w-]{43}$`)),
    });
    expect((await answerLibrary({ ...names, answerToken: answer.token })).token).toBe(answer.token);
    expect((await vote(answer.id, answer.token)).status).toBe(204);
  });
  test('returns 404 for an answer that never was, and stores nothing', async () => {
    const names = { answerId: crypto.randomUUID(), answerToken: crypto.randomUUID() };
    const [answer, another] = [await answerLibrary(names), await answerLibrary()];
    const before = await countRows();
    for (const [id, token] of [
      ['x', 'any token'],
      [crypto.randomUUID(), crypto.randomUUID()],
      [crypto.randomUUID(), answer.token],
      [answer.id, another.token],
      [answer.id, names.answerToken],
      [answer.id, `${names.answerToken}.`],
      [answer.id, `${names.answerToken}.${'A'.repeat(43)}`],
      [answer.id, `${answer.token}.${answer.token}`],
      [answer.id, ''],
    ] as const) {
      const answered = await vote(id, token);
      expect(answered.status).toBe(404);
      expect(await answered.json()).toMatchObject({ error: { kind: 'not_found' } });
    }
    expect(await countRows()).toBe(before);
  });
});

test('logs neither words of a question nor tokens', async () => {
  provider.behave({ say: 'A landlord may keep part of a deposit.' });
  const answerToken = `secrettoken${crypto.randomUUID()}`;
  await readAllEvents(
    await post('/api/chat', {
      ...createBody(),
      answerToken,
      question: 'Can Zanzibarwort the landlord keep it?',
    }),
  );
  expect(JSON.stringify([app.lines, other.lines])).not.toMatch(/Zanzibarwort|secrettoken/i);
});

test('returns 429 with a message and Retry-After above the rate limit', async () => {
  let response = await post('/api/chat', { question: 'Can I sue?', libraryOnly: true });
  for (let n = 0; n < 65 && response.status !== 429; n++) {
    await response.body?.cancel();
    response = await post('/api/chat', { question: 'Can I sue?', libraryOnly: true });
  }
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await response.json()).toMatchObject({
    error: { kind: 'rate_limited', message: expect.stringMatching(/You can ask again in/) },
  });
});
