import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#lib/clock.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import type { Llm, LlmPiece, LlmRequest } from './llm.ts';
import { createOpenAiCompatibleLlm } from './openai-compatible.ts';

let provider: FakeProvider;
let llm: Llm;
const request: LlmRequest = {
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'Hello?' }],
  temperature: 0.7,
  maxTokens: 50,
};

beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.requests.length = 0;
  llm = createOpenAiCompatibleLlm(
    { baseUrl: provider.baseUrl, apiKey: 'secret-key', model: 'm', retryDelayMs: 5 },
    systemClock,
  );
});

const getFault = async (piece: Promise<LlmPiece>) =>
  'fault' in (await piece) ? ((await piece) as { fault: string }).fault : 'none';

test('streams an answer in pieces and passes the request’s parameters on', async () => {
  provider.behave({ say: 'Rent is due on the first.' });
  const pieces: string[] = [];
  for await (const piece of llm.stream({
    ...request,
    presencePenalty: 0.1,
    frequencyPenalty: 0.2,
  })) {
    if ('text' in piece) pieces.push(piece.text);
  }
  expect(pieces.join('')).toBe('Rent is due on the first.');
  expect(pieces.length).toBeGreaterThan(1);
  const body = provider.requests[0]?.body;
  expect(body).toMatchObject({
    model: 'm',
    temperature: 0.7,
    max_tokens: 50,
    presence_penalty: 0.1,
    frequency_penalty: 0.2,
    stream: true,
  });
  expect(body?.messages.map((m) => m.role)).toEqual(['system', 'user']);
});

test('retries errors twice, then returns a fault', async () => {
  provider.behave({ status: 500 }, { status: 429, retryAfter: 0 }, { say: 'There.' });
  expect(await llm.complete(request)).toEqual({ text: 'There.' });
  expect(provider.requests).toHaveLength(3);
  provider.behave({ status: 503 });
  expect(await getFault(llm.complete(request))).toBe('broken');
  expect(provider.requests).toHaveLength(6);
});

test('does not retry a rejected request', async () => {
  provider.behave({ status: 401 });
  expect(await getFault(llm.complete(request))).toBe('refused');
  expect(provider.requests).toHaveLength(1);
});

test('returns `late` for silence and stalls, `broken` for a cut connection, without a retry after the first piece', async () => {
  const createWithTimeouts = (firstPieceMs: number, betweenPiecesMs: number) =>
    createOpenAiCompatibleLlm(
      { baseUrl: provider.baseUrl, model: 'm', firstPieceMs, betweenPiecesMs, retryDelayMs: 5 },
      systemClock,
    );
  provider.behave({ hang: true });
  expect(await getFault(createWithTimeouts(500, 60_000).complete(request))).toBe('late');
  provider.behave({ stallAfter: 'The law says ' });
  expect(await getFault(createWithTimeouts(60_000, 500).complete(request))).toBe('late');
  llm = createWithTimeouts(60_000, 60_000);
  provider.behave({ cutAfter: 'The law says ' });
  expect(await getFault(llm.complete(request))).toBe('broken');
  expect(provider.requests).toHaveLength(3);
});

test('aborts the upstream call immediately when stopped', async () => {
  provider.behave({ say: 'x'.repeat(5000), pieceMs: 20 });
  const stop = new AbortController();
  let last: LlmPiece | undefined;
  for await (const piece of llm.stream({ ...request, signal: stop.signal })) {
    last = piece;
    stop.abort();
  }
  expect(last).toEqual({ fault: 'stopped' });
  await expect.poll(() => provider.requests[0]?.closedEarly).toBe(true);
});

test('aborts the upstream call when the loop is left', async () => {
  provider.behave({ say: 'x'.repeat(5000), pieceMs: 20 });
  for await (const _ of llm.stream(request)) break;
  await expect.poll(() => provider.requests[0]?.closedEarly).toBe(true);
});

test('opens the breaker after consecutive failures', async () => {
  provider.behave({ status: 500 });
  await getFault(llm.complete(request));
  await getFault(llm.complete(request));
  const before = provider.requests.length;
  expect(await getFault(llm.complete(request))).toBe('resting');
  expect(provider.requests).toHaveLength(before);
});
