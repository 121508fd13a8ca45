import { expect, test } from 'vitest';
import { answerWithin } from './answer-within.ts';

const LONG_MS = 60_000;
const { signal } = new AbortController();

test('an answer is given as it is', async () => {
  const ask = async () => Response.json({ a: 1 }, { status: 201 });
  const response = await answerWithin(LONG_MS, signal, ask);
  expect(response?.status).toBe(201);
  expect(await response?.json()).toEqual({ a: 1 });
  const empty = await answerWithin(
    LONG_MS,
    signal,
    async () => new Response(null, { status: 202 }),
  );
  expect(empty?.status).toBe(202);
});

test('what does not come, or does not end, is given up and stopped', async () => {
  const seen: AbortSignal[] = [];
  const never = (each: AbortSignal) => {
    seen.push(each);
    return new Promise<Response>(() => {});
  };
  const endless = async (each: AbortSignal) => {
    seen.push(each);
    return new Response(
      new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }),
    );
  };
  expect(await answerWithin(1, signal, never)).toBeUndefined();
  expect(await answerWithin(1, signal, endless)).toBeUndefined();
  expect(seen.map(({ aborted }) => aborted)).toEqual([true, true]);
});
