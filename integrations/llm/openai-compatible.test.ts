import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#lib/clock.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fake-provider.ts';
import type { Llm, LlmPiece, LlmRequest } from './llm.ts';
import { openAiCompatible } from './openai-compatible.ts';

let provider: FakeProvider;
let llm: Llm;
const request: LlmRequest = { system: 'Be kind.', messages: [{ role: 'user', content: 'Hello?' }], temperature: 0.7, maxTokens: 50 };

beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.asked.length = 0;
  llm = openAiCompatible({ baseUrl: provider.baseUrl, apiKey: 'secret-key', model: 'm', retryDelayMs: 5 }, systemClock);
});

const fault = async (piece: Promise<LlmPiece>) => ('fault' in (await piece) ? ((await piece) as { fault: string }).fault : 'none');

test('an answer comes in pieces, with the limits asked for', async () => {
  provider.behave({ say: 'Rent is due on the first.' });
  const pieces: string[] = [];
  for await (const piece of llm.stream({ ...request, presencePenalty: 0.1, frequencyPenalty: 0.2 })) {
    if ('text' in piece) pieces.push(piece.text);
  }
  expect(pieces.join('')).toBe('Rent is due on the first.');
  expect(pieces.length).toBeGreaterThan(1);
  const body = provider.asked[0]?.body;
  expect(body).toMatchObject({ model: 'm', temperature: 0.7, max_tokens: 50, presence_penalty: 0.1, frequency_penalty: 0.2, stream: true });
  expect(body?.messages.map((m) => m.role)).toEqual(['system', 'user']);
});

test('errors are tried again twice, then told', async () => {
  provider.behave({ status: 500 }, { status: 429, retryAfter: 0 }, { say: 'There.' });
  expect(await llm.complete(request)).toEqual({ text: 'There.' });
  expect(provider.asked).toHaveLength(3);
  provider.behave({ status: 503 });
  expect(await fault(llm.complete(request))).toBe('broken');
  expect(provider.asked).toHaveLength(6);
});

test('a refusal is not tried again', async () => {
  provider.behave({ status: 401 });
  expect(await fault(llm.complete(request))).toBe('refused');
  expect(provider.asked).toHaveLength(1);
});

test('silence and a stall are late; a cut is broken; none begins again after the first piece', async () => {
  const waiting = (firstPieceMs: number, betweenPiecesMs: number) =>
    openAiCompatible({ baseUrl: provider.baseUrl, model: 'm', firstPieceMs, betweenPiecesMs, retryDelayMs: 5 }, systemClock);
  provider.behave({ hang: true });
  expect(await fault(waiting(500, 60_000).complete(request))).toBe('late');
  provider.behave({ stallAfter: 'The law says ' });
  expect(await fault(waiting(60_000, 500).complete(request))).toBe('late');
  llm = waiting(60_000, 60_000);
  provider.behave({ cutAfter: 'The law says ' });
  expect(await fault(llm.complete(request))).toBe('broken');
  expect(provider.asked).toHaveLength(3);
});

test('stopping ends the call upstream at once', async () => {
  provider.behave({ say: 'x'.repeat(5000), pieceMs: 20 });
  const stop = new AbortController();
  let last: LlmPiece | undefined;
  for await (const piece of llm.stream({ ...request, signal: stop.signal })) {
    last = piece;
    stop.abort();
  }
  expect(last).toEqual({ fault: 'stopped' });
  await expect.poll(() => provider.asked[0]?.closedEarly).toBe(true);
});

test('leaving the loop ends the call upstream too', async () => {
  provider.behave({ say: 'x'.repeat(5000), pieceMs: 20 });
  for await (const _ of llm.stream(request)) break;
  await expect.poll(() => provider.asked[0]?.closedEarly).toBe(true);
});

test('after failures in a row it is left alone', async () => {
  provider.behave({ status: 500 });
  await fault(llm.complete(request));
  await fault(llm.complete(request));
  const before = provider.asked.length;
  expect(await fault(llm.complete(request))).toBe('resting');
  expect(provider.asked).toHaveLength(before);
});
