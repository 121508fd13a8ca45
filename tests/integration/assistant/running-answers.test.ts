// Answers while they are being written, on a real database: two registries are two processes. What is written is a fake answer
// whose pace the test sets, so that nothing here depends on a model.
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnswerEvent } from '#features/assistant/answer.ts';
import { createRunningAnswers, type RunningAnswers } from '#features/assistant/running-answers.server.ts';
import { BUFFERED_MINUTES, forgetRunningAnswers } from '#features/assistant/running-answers-store.server.ts';
import { systemClock } from '#lib/clock.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const database = await createTestDatabase();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const LOST_MS = 2_500;
let here: RunningAnswers;
let there: RunningAnswers;
let db: Awaited<ReturnType<typeof database.open>>;
beforeAll(async () => {
  db = await database.open();
  here = createRunningAnswers({ db, clock: systemClock, log }, LOST_MS);
  there = createRunningAnswers({ db: await database.open(), clock: systemClock, log }, LOST_MS);
});

type Writing = { calls: number; ended: string; write: (signal: AbortSignal) => AsyncGenerator<AnswerEvent> };
const says = (text: string): AnswerEvent => ({ type: 'sentence', block: 0, sentence: { text, sources: [], check: 'plain' } });

/** Sentences one after the other, as slowly as asked. */
function writing(sentences: number, paceMs: number): Writing {
  const state: Writing = {
    calls: 0,
    ended: '',
    async *write(signal) {
      state.calls++;
      yield { type: 'begun', answerId: 'first', writer: 'model' };
      for (let n = 0; n < sentences; n++) {
        await delay(paceMs, undefined, { signal }).catch(() => {});
        if (signal.aborted) {
          state.ended = 'stopped';
          return yield { type: 'ended', how: 'stopped' };
        }
        yield says(`Sentence ${n}.`);
      }
      state.ended = 'finished';
      yield { type: 'ended', how: 'finished' };
    },
  };
  return state;
}

const texts = (events: AnswerEvent[]) => events.flatMap((e) => (e.type === 'sentence' ? e.sentence.text : e.type === 'ended' ? e.how : []));
const all = async (events: AsyncIterable<AnswerEvent> | undefined) => (events ? texts(await Array.fromAsync(events)) : []);
const WHOLE = (n: number) => [...Array.from({ length: n }, (_, i) => `Sentence ${i}.`), 'finished'];
const rowsOf = (key: string) => database.rows('SELECT * FROM running_answers WHERE key = $1', [key]);
const keptMs = async (key: string) => Number(((await rowsOf(key))[0]?.kept_until as Date | undefined)?.getTime()) - Date.now();
let made = 0;
const names = () => ({ key: `key ${++made}`, flight: `flight ${made}` });

describe('one writing for many readers', () => {
  test('fifty who ask the same at once', async () => {
    const { flight } = names();
    const answer = writing(3, 20);
    const read = await Promise.all(Array.from({ length: 50 }, (_, n) => all(here.join({ key: `fifty ${n}`, flight }, answer.write))));
    expect(answer.calls).toBe(1);
    for (const one of read) expect(one).toEqual(WHOLE(3));
  });
  test('fifty in two processes', async () => {
    const { flight } = names();
    const answer = writing(4, 150);
    const read = await Promise.all(
      Array.from({ length: 50 }, (_, n) => all((n % 2 ? here : there).join({ key: `both ${n}`, flight }, answer.write))),
    );
    expect(answer.calls).toBe(1);
    for (const one of read) expect(one).toEqual(WHOLE(4));
  });
  test('another question is another answer', async () => {
    const [a, b] = [writing(1, 5), writing(1, 5)];
    await Promise.all([all(here.join(names(), a.write)), all(here.join(names(), b.write))]);
    expect([a.calls, b.calls]).toEqual([1, 1]);
  });
});

describe('a page that is loaded again', () => {
  test.each(['the same process', 'another process'])('gets the whole answer in %s', async (where) => {
    const asked = names();
    const answer = writing(8, 150);
    const leaving = new AbortController();
    const first = here.join({ ...asked, signal: leaving.signal }, answer.write);
    await first.next();
    await first.next();
    leaving.abort();
    await first.return(undefined);
    const again = (where === 'the same process' ? here : there).join(asked, answer.write);
    expect(await all(again)).toEqual(WHOLE(8));
    expect(answer.calls).toBe(1);
  });
  test('comes back by its key alone, while it is written and shortly after, and with another key not at all', async () => {
    const asked = names();
    const answer = writing(4, 150);
    const first = all(here.join(asked, answer.write));
    await delay(400);
    const along = await there.rejoin(asked.key);
    expect(await all(along)).toEqual(WHOLE(4));
    await first;
    const after = await there.rejoin(asked.key);
    expect(await all(after)).toEqual(WHOLE(4));
    expect(await there.rejoin('another key')).toBeUndefined();
    expect(answer.calls).toBe(1);
  });
});

describe('an end before the end', () => {
  test('stopping ends it at once', async () => {
    const asked = names();
    const answer = writing(50, 50);
    const reading = all(here.join(asked, answer.write));
    await delay(200);
    const began = performance.now();
    expect(await here.stop(asked.key)).toBe(true);
    expect((await reading).at(-1)).toBe('stopped');
    expect(performance.now() - began).toBeLessThan(150);
    expect(answer.ended).toBe('stopped');
  });
  test('stopping from another process ends it soon', async () => {
    const asked = names();
    const answer = writing(100, 50);
    const reading = all(here.join(asked, answer.write));
    await delay(300);
    expect(await there.stop(asked.key)).toBe(true);
    expect((await reading).at(-1)).toBe('stopped');
  });
  test('one of two readers stops for himself alone', async () => {
    const { flight } = names();
    const answer = writing(6, 60);
    const one = all(here.join({ key: 'one of two', flight }, answer.write));
    const other = all(here.join({ key: 'other of two', flight }, answer.write));
    await delay(100);
    await here.stop('other of two');
    expect((await other).at(-1)).toBe('stopped');
    expect(await one).toEqual(WHOLE(6));
  });
  test('there is nothing to stop under a key that nobody has', async () => {
    expect(await here.stop('nobody has it')).toBe(false);
  });
  test('a lost connection ends it after a while, also when nothing comes', async () => {
    const answer = writing(1, 60_000);
    const leaving = new AbortController();
    const reading = here.join({ ...names(), signal: leaving.signal }, answer.write);
    await reading.next();
    const waiting = reading.next();
    leaving.abort();
    expect((await waiting).done).toBe(true);
    await delay(LOST_MS / 2);
    expect(answer.ended).toBe('');
    await expect.poll(() => answer.ended, { timeout: 15_000 }).toBe('stopped');
  });
  test('a reader in another process keeps it going', async () => {
    const asked = names();
    const answer = writing(10, 200);
    const leaving = new AbortController();
    const first = here.join({ ...asked, signal: leaving.signal }, answer.write);
    await first.next();
    await delay(400);
    leaving.abort();
    await first.return(undefined);
    const along = await there.rejoin(asked.key);
    expect(await all(along)).toEqual(WHOLE(10));
  });
  test('a writer that throws ends as failed', async () => {
    const thrower = async function* (): AsyncGenerator<AnswerEvent> {
      yield says('Sentence 0.');
      throw new Error('no');
    };
    expect(await all(here.join(names(), thrower))).toEqual(['Sentence 0.', 'failed']);
  });
});

describe('what is left behind', () => {
  test('an answer that was read goes within the minute, and none stays longer than the policy says', async () => {
    const asked = names();
    await all(here.join(asked, writing(1, 5).write));
    expect(await keptMs(asked.key)).toBeLessThanOrEqual(30_000);
    await database.rows(`UPDATE running_answers SET kept_until = now() - interval '1 second' WHERE key = $1`, [asked.key]);
    expect(await there.rejoin(asked.key)).toBeUndefined();
    await forgetRunningAnswers({ db, clock: systemClock });
    expect(await rowsOf(asked.key)).toEqual([]);
    expect(await database.rows('SELECT 1 FROM running_answer_parts WHERE key = $1', [asked.key])).toEqual([]);
  });
  test('one that nobody reads is kept less than ten minutes', async () => {
    const asked = names();
    const reading = here.join(asked, writing(1, 300).write);
    await reading.next();
    expect((await keptMs(asked.key)) / 60_000).toBeLessThanOrEqual(BUFFERED_MINUTES - 1);
    await reading.return(undefined);
  });
  test('a writer that died is replaced', async () => {
    const asked = names();
    await database.rows(
      `INSERT INTO running_answers (key, flight, seen_at, kept_until) VALUES ($1, $2, now() - interval '1 minute', now() + interval '5 minutes')`,
      [asked.key, asked.flight],
    );
    expect(await all(here.join(asked, writing(2, 5).write))).toEqual(WHOLE(2));
  });
});

test('without a database each answer is still written', async () => {
  await database.takeAway();
  try {
    expect(await all(here.join(names(), writing(2, 5).write))).toEqual(WHOLE(2));
  } finally {
    await database.giveBack();
  }
});
