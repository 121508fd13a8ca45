// Answers while they are being written, on a real database: two registries are two processes. What is written is a fake answer
// that goes on when the test says so, so that nothing here depends on a model or on how fast the machine is.
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRunningAnswers, type RunningAnswers } from '#features/assistant/deliver/running-answers.server.ts';
import { BUFFERED_MINUTES, deleteExpiredRunningAnswers } from '#features/assistant/deliver/running-answers-store.server.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { systemClock } from '#lib/clock.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';

const database = await createTestDatabase();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const NEVER_LOST_MS = 600_000;
/** Where the loss of a reader is what is tested. */
const LOST_MS = 5_000;
type Process = { db: Awaited<ReturnType<typeof database.open>>; answers: RunningAnswers; losing: RunningAnswers };
let here: RunningAnswers;
let there: RunningAnswers;
let losingHere: RunningAnswers;
let losingThere: RunningAnswers;
let db: Process['db'];
async function startProcess(): Promise<Process> {
  const deps = { db: await database.open(), clock: systemClock, log };
  return { db: deps.db, answers: createRunningAnswers(deps, NEVER_LOST_MS), losing: createRunningAnswers(deps, LOST_MS) };
}
beforeAll(async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  ({ db, answers: here, losing: losingHere } = one);
  ({ answers: there, losing: losingThere } = other);
});

type Writing = {
  calls: number;
  ended: string;
  signal?: AbortSignal;
  /** All but the first sentence come after this. */
  goOn: () => void;
  write: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>;
};
const says = (text: string): AnswerEvent => ({ type: 'sentence', block: 0, sentence: { text, sources: [], check: 'plain' } });

/** The first sentence at once; the others when it is told to go on, or never. */
function writing(sentences: number): Writing {
  const go = Promise.withResolvers<void>();
  const state: Writing = {
    calls: 0,
    ended: '',
    goOn: go.resolve,
    async *write(signal) {
      state.calls++;
      state.signal = signal;
      yield { type: 'begun', answerId: 'first', writer: 'model' };
      signal.addEventListener('abort', () => go.resolve());
      for (let n = 0; n < sentences; n++) {
        if (n > 0) await go.promise;
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
/** One that nothing holds up. */
function written(sentences: number): Writing {
  const state = writing(sentences);
  state.goOn();
  return state;
}

/** A reader: what came to it, and when its first event did. */
function reading(events: AsyncIterable<AnswerEvent>): { begun: Promise<void>; whole: Promise<string[]> } {
  const first = Promise.withResolvers<void>();
  const read = async () => {
    const seen: AnswerEvent[] = [];
    for await (const event of events) {
      seen.push(event);
      first.resolve();
    }
    return texts(seen);
  };
  return { begun: first.promise, whole: read() };
}
/** The row is in the table a moment after the answer was asked for. */
async function rejoined(answers: RunningAnswers, key: string): Promise<AsyncGenerator<AnswerEvent>> {
  for (;;) {
    const events = await answers.rejoin(key);
    if (events) return events;
    await delay(20);
  }
}

const texts = (events: AnswerEvent[]) => events.flatMap((e) => (e.type === 'sentence' ? e.sentence.text : e.type === 'ended' ? e.how : []));
const all = async (events: AsyncIterable<AnswerEvent> | undefined) => (events ? texts(await Array.fromAsync(events)) : []);
const WHOLE = (n: number) => [...Array.from({ length: n }, (_, i) => `Sentence ${i}.`), 'finished'];
const rowsOf = (key: string) => database.rows('SELECT * FROM running_answers WHERE key = $1', [key]);
const keptSeconds = async (key: string) => {
  const rows = await database.rows('SELECT extract(epoch FROM kept_until - now())::float AS kept FROM running_answers WHERE key = $1', [
    key,
  ]);
  return Number(rows[0]?.kept);
};
let made = 0;
const names = () => ({ key: `key ${++made}`, flight: `flight ${made}` });

describe('one writing for many readers', () => {
  test('fifty who ask the same at once', async () => {
    const { flight } = names();
    const answer = written(3);
    const read = await Promise.all(Array.from({ length: 50 }, (_, n) => all(here.join({ key: `fifty ${n}`, flight }, answer.write))));
    expect(answer.calls).toBe(1);
    for (const one of read) expect(one).toEqual(WHOLE(3));
  });
  test('fifty in two processes', async () => {
    const { flight } = names();
    const answer = writing(4);
    const readers = Array.from({ length: 50 }, (_, n) => reading((n % 2 ? here : there).join({ key: `both ${n}`, flight }, answer.write)));
    await Promise.all(readers.map(({ begun }) => begun));
    answer.goOn();
    for (const { whole } of readers) expect(await whole).toEqual(WHOLE(4));
    expect(answer.calls).toBe(1);
  });
  test('another question is another answer', async () => {
    const [a, b] = [written(1), written(1)];
    await Promise.all([all(here.join(names(), a.write)), all(here.join(names(), b.write))]);
    expect([a.calls, b.calls]).toEqual([1, 1]);
  });
});

describe('a page that is loaded again', () => {
  test.each(['the same process', 'another process'])('gets the whole answer in %s', async (where) => {
    const asked = names();
    const answer = writing(8);
    const leaving = new AbortController();
    const first = here.join({ ...asked, signal: leaving.signal }, answer.write);
    await first.next();
    await first.next();
    leaving.abort();
    await first.return(undefined);
    const again = reading((where === 'the same process' ? here : there).join(asked, answer.write));
    await again.begun;
    answer.goOn();
    expect(await again.whole).toEqual(WHOLE(8));
    expect(answer.calls).toBe(1);
  });
  test('comes back by its key alone, while it is written and shortly after, and with another key not at all', async () => {
    const asked = names();
    const answer = writing(4);
    const first = all(here.join(asked, answer.write));
    const along = reading(await rejoined(there, asked.key));
    await along.begun;
    answer.goOn();
    expect(await along.whole).toEqual(WHOLE(4));
    await first;
    const after = await there.rejoin(asked.key);
    expect(await all(after)).toEqual(WHOLE(4));
    expect(await there.rejoin('another key')).toBeUndefined();
    expect(answer.calls).toBe(1);
  });
});

describe('an end before the end', () => {
  test('stopping ends it at once: before the next sentence, and before anything is asked of the database', async () => {
    const asked = names();
    const answer = writing(2);
    const reader = reading(here.join(asked, answer.write));
    await reader.begun;
    const stopped = here.stop(asked.key);
    expect(answer.signal?.aborted).toBe(true);
    expect(await stopped).toBe(true);
    expect((await reader.whole).at(-1)).toBe('stopped');
    expect(answer.ended).toBe('stopped');
  });
  test('stopping from another process ends it', async () => {
    const asked = names();
    const answer = writing(2);
    const reader = reading(here.join(asked, answer.write));
    await reader.begun;
    expect(await there.stop(asked.key)).toBe(true);
    expect((await reader.whole).at(-1)).toBe('stopped');
  });
  test('one of two readers stops for himself alone', async () => {
    const { flight } = names();
    const answer = writing(6);
    const one = reading(here.join({ key: 'one of two', flight }, answer.write));
    const other = reading(here.join({ key: 'other of two', flight }, answer.write));
    await Promise.all([one.begun, other.begun]);
    await here.stop('other of two');
    expect((await other.whole).at(-1)).toBe('stopped');
    answer.goOn();
    expect(await one.whole).toEqual(WHOLE(6));
  });
  test('there is nothing to stop under a key that nobody has', async () => {
    expect(await here.stop('nobody has it')).toBe(false);
  });
  test('a lost connection ends it after a while, also when nothing comes', async () => {
    const answer = writing(2);
    const leaving = new AbortController();
    const read = losingHere.join({ ...names(), signal: leaving.signal }, answer.write);
    await read.next();
    await read.next();
    const waiting = read.next();
    leaving.abort();
    expect((await waiting).done).toBe(true);
    await delay(LOST_MS / 2);
    expect(answer.ended).toBe('');
    await expect.poll(() => answer.ended).toBe('stopped');
  });
  test('a reader in another process keeps it going', async () => {
    const [kept, lost] = [writing(10), writing(2)];
    const asked = names();
    const first = losingHere.join(asked, kept.write);
    await first.next();
    const along = reading(await rejoined(losingThere, asked.key));
    await along.begun;
    await first.return(undefined);
    // One that is left later, and that nobody reads: when it has ended, the other would have, too.
    const unread = losingHere.join(names(), lost.write);
    await unread.next();
    await unread.return(undefined);
    await expect.poll(() => lost.ended).toBe('stopped');
    kept.goOn();
    expect(await along.whole).toEqual(WHOLE(10));
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
    await all(here.join(asked, written(1).write));
    expect(await keptSeconds(asked.key)).toBeLessThanOrEqual(30);
    await database.rows(`UPDATE running_answers SET kept_until = now() - interval '1 second' WHERE key = $1`, [asked.key]);
    expect(await there.rejoin(asked.key)).toBeUndefined();
    await deleteExpiredRunningAnswers({ db, clock: systemClock });
    expect(await rowsOf(asked.key)).toEqual([]);
    expect(await database.rows('SELECT 1 FROM running_answer_parts WHERE key = $1', [asked.key])).toEqual([]);
  });
  test('one that nobody reads is kept less than ten minutes', async () => {
    const asked = names();
    const answer = writing(2);
    const read = here.join(asked, answer.write);
    await read.next();
    expect((await keptSeconds(asked.key)) / 60).toBeLessThanOrEqual(BUFFERED_MINUTES - 1);
    await read.return(undefined);
    answer.goOn();
  });
  test('a writer that died is replaced', async () => {
    const asked = names();
    await database.rows(
      `INSERT INTO running_answers (key, flight, seen_at, kept_until) VALUES ($1, $2, now() - interval '1 minute', now() + interval '5 minutes')`,
      [asked.key, asked.flight],
    );
    expect(await all(here.join(asked, written(2).write))).toEqual(WHOLE(2));
  });
});

test('without a database each answer is still written', async () => {
  await database.takeAway();
  try {
    expect(await all(here.join(names(), written(2).write))).toEqual(WHOLE(2));
  } finally {
    await database.giveBack();
  }
});
