// Running answers on a real database: two registries act as two processes. A fake writer continues
// when the test says so, so that nothing depends on a model or on the speed of the machine.
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createRunningAnswers,
  type RunningAnswers,
} from '#features/assistant/deliver/running-answers.server.ts';
import {
  BUFFERED_MINUTES,
  deleteExpiredRunningAnswers,
} from '#features/assistant/deliver/running-answers-store.server.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { systemClock } from '#lib/clock.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';

const database = await createBreakableDatabase();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const NEVER_LOST_MS = 600_000;
/** For tests of a lost reader. */
const LOST_MS = 5_000;
type Process = {
  db: Awaited<ReturnType<typeof database.open>>;
  answers: RunningAnswers;
  losing: RunningAnswers;
};
let here: RunningAnswers;
let elsewhere: RunningAnswers;
let losingHere: RunningAnswers;
let losingElsewhere: RunningAnswers;
let db: Process['db'];
async function startProcess(): Promise<Process> {
  const deps = { db: await database.open(), clock: systemClock, log };
  return {
    db: deps.db,
    answers: createRunningAnswers(deps, NEVER_LOST_MS),
    losing: createRunningAnswers(deps, LOST_MS),
  };
}
beforeAll(async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  ({ db, answers: here, losing: losingHere } = one);
  ({ answers: elsewhere, losing: losingElsewhere } = other);
});

type FakeWriter = {
  calls: number;
  ended: string;
  signal?: AbortSignal;
  /** Releases all sentences after the first. */
  goOn: () => void;
  write: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>;
};
const createSentence = (text: string): AnswerEvent => ({
  type: 'sentence',
  block: 0,
  sentence: { text, sources: [], check: 'plain' },
});

/** Writes the first sentence immediately, and the others after `goOn`. */
function createPausedWriter(sentences: number): FakeWriter {
  const go = Promise.withResolvers<void>();
  const state: FakeWriter = {
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
        yield createSentence(`Sentence ${n}.`);
      }
      state.ended = 'finished';
      yield { type: 'ended', how: 'finished' };
    },
  };
  return state;
}
/** Writes everything without a pause. */
function createWriter(sentences: number): FakeWriter {
  const state = createPausedWriter(sentences);
  state.goOn();
  return state;
}

/** A reader: resolves at its first event and with all its texts. */
function startReading(events: AsyncIterable<AnswerEvent>): {
  begun: Promise<void>;
  whole: Promise<string[]>;
} {
  const first = Promise.withResolvers<void>();
  const read = async () => {
    const seen: AnswerEvent[] = [];
    for await (const event of events) {
      seen.push(event);
      first.resolve();
    }
    return toTexts(seen);
  };
  return { begun: first.promise, whole: read() };
}
/** Polls, because the row appears shortly after the answer was requested. */
async function waitToRejoin(
  answers: RunningAnswers,
  key: string,
): Promise<AsyncGenerator<AnswerEvent>> {
  for (;;) {
    const events = await answers.rejoin(key);
    if (events) return events;
    await delay(20);
  }
}

const toTexts = (events: AnswerEvent[]) =>
  events.flatMap((e) =>
    e.type === 'sentence' ? e.sentence.text : e.type === 'ended' ? e.how : [],
  );
const readAll = async (events: AsyncIterable<AnswerEvent> | undefined) =>
  events ? toTexts(await Array.fromAsync(events)) : [];
const listExpectedTexts = (n: number) => [
  ...Array.from({ length: n }, (_, i) => `Sentence ${i}.`),
  'finished',
];
const listRows = (key: string) =>
  database.rows('SELECT * FROM running_answers WHERE key = $1', [key]);
const getRemainingSeconds = async (key: string) => {
  const rows = await database.rows(
    'SELECT extract(epoch FROM kept_until - now())::float AS kept FROM running_answers WHERE key = $1',
    [key],
  );
  return Number(rows[0]?.kept);
};
let keyCount = 0;
const createKeys = () => ({ key: `key ${++keyCount}`, dedupeKey: `dedupe key ${keyCount}` });

describe('one writer for many readers', () => {
  test('fifty concurrent readers', async () => {
    const { dedupeKey } = createKeys();
    const writer = createWriter(3);
    const read = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        readAll(here.join({ key: `fifty ${n}`, dedupeKey }, writer.write)),
      ),
    );
    expect(writer.calls).toBe(1);
    for (const one of read) expect(one).toEqual(listExpectedTexts(3));
  });
  test('fifty readers in two processes', async () => {
    const { dedupeKey } = createKeys();
    const writer = createPausedWriter(4);
    const readers = Array.from({ length: 50 }, (_, n) =>
      startReading((n % 2 ? here : elsewhere).join({ key: `both ${n}`, dedupeKey }, writer.write)),
    );
    await Promise.all(readers.map(({ begun }) => begun));
    writer.goOn();
    for (const { whole } of readers) expect(await whole).toEqual(listExpectedTexts(4));
    expect(writer.calls).toBe(1);
  });
  test('different questions get different answers', async () => {
    const [a, b] = [createWriter(1), createWriter(1)];
    await Promise.all([
      readAll(here.join(createKeys(), a.write)),
      readAll(here.join(createKeys(), b.write)),
    ]);
    expect([a.calls, b.calls]).toEqual([1, 1]);
  });
});

describe('a reloaded page', () => {
  test.each(['the same process', 'another process'])(
    'gets the whole answer in %s',
    async (where) => {
      const keys = createKeys();
      const writer = createPausedWriter(8);
      const disconnect = new AbortController();
      const first = here.join({ ...keys, signal: disconnect.signal }, writer.write);
      await first.next();
      await first.next();
      disconnect.abort();
      await first.return(undefined);
      const replayed = startReading(
        (where === 'the same process' ? here : elsewhere).join(keys, writer.write),
      );
      await replayed.begun;
      writer.goOn();
      expect(await replayed.whole).toEqual(listExpectedTexts(8));
      expect(writer.calls).toBe(1);
    },
  );
  test('rejoins by key during the answer and shortly after it, but not with another key', async () => {
    const keys = createKeys();
    const writer = createPausedWriter(4);
    const first = readAll(here.join(keys, writer.write));
    const joined = startReading(await waitToRejoin(elsewhere, keys.key));
    await joined.begun;
    writer.goOn();
    expect(await joined.whole).toEqual(listExpectedTexts(4));
    await first;
    const after = await elsewhere.rejoin(keys.key);
    expect(await readAll(after)).toEqual(listExpectedTexts(4));
    expect(await elsewhere.rejoin('another key')).toBeUndefined();
    expect(writer.calls).toBe(1);
  });
});

describe('an early end', () => {
  test('stop aborts immediately, before the next sentence and without waiting for the database', async () => {
    const keys = createKeys();
    const writer = createPausedWriter(2);
    const reader = startReading(here.join(keys, writer.write));
    await reader.begun;
    const stopped = here.stop(keys.key);
    expect(writer.signal?.aborted).toBe(true);
    expect(await stopped).toBe(true);
    expect((await reader.whole).at(-1)).toBe('stopped');
    expect(writer.ended).toBe('stopped');
  });
  test('stop from another process aborts it', async () => {
    const keys = createKeys();
    const writer = createPausedWriter(2);
    const reader = startReading(here.join(keys, writer.write));
    await reader.begun;
    expect(await elsewhere.stop(keys.key)).toBe(true);
    expect((await reader.whole).at(-1)).toBe('stopped');
  });
  test('stop by one of two readers does not affect the other', async () => {
    const { dedupeKey } = createKeys();
    const writer = createPausedWriter(6);
    const one = startReading(here.join({ key: 'one of two', dedupeKey }, writer.write));
    const other = startReading(here.join({ key: 'other of two', dedupeKey }, writer.write));
    await Promise.all([one.begun, other.begun]);
    await here.stop('other of two');
    expect((await other.whole).at(-1)).toBe('stopped');
    writer.goOn();
    expect(await one.whole).toEqual(listExpectedTexts(6));
  });
  test('stop with an unknown key returns false', async () => {
    expect(await here.stop('nobody has it')).toBe(false);
  });
  test('a lost connection aborts it after a while, even when no events are sent', async () => {
    const writer = createPausedWriter(2);
    const disconnect = new AbortController();
    const read = losingHere.join({ ...createKeys(), signal: disconnect.signal }, writer.write);
    await read.next();
    await read.next();
    const waiting = read.next();
    disconnect.abort();
    expect((await waiting).done).toBe(true);
    expect(writer.ended).toBe(''); // not at once
    await expect.poll(() => writer.ended).toBe('stopped');
  });
  test('a reader in another process keeps it going', async () => {
    const [readElsewhere, abandoned] = [createPausedWriter(10), createPausedWriter(2)];
    const keys = createKeys();
    const first = losingHere.join(keys, readElsewhere.write);
    await first.next();
    const joined = startReading(await waitToRejoin(losingElsewhere, keys.key));
    await joined.begun;
    await first.return(undefined);
    // Abandoned later and read by nobody: once it has ended, the first one would have ended, too.
    const unread = losingHere.join(createKeys(), abandoned.write);
    await unread.next();
    await unread.return(undefined);
    await expect.poll(() => abandoned.ended).toBe('stopped');
    readElsewhere.goOn();
    expect(await joined.whole).toEqual(listExpectedTexts(10));
  });
  test('a writer that throws ends as failed', async () => {
    const thrower = async function* (): AsyncGenerator<AnswerEvent> {
      yield createSentence('Sentence 0.');
      throw new Error('no');
    };
    expect(await readAll(here.join(createKeys(), thrower))).toEqual(['Sentence 0.', 'failed']);
  });
});

describe('retention', () => {
  test('an answer that was read is deleted within a minute', async () => {
    const keys = createKeys();
    await readAll(here.join(keys, createWriter(1).write));
    expect(await getRemainingSeconds(keys.key)).toBeLessThanOrEqual(30);
    await database.rows(
      `UPDATE running_answers SET kept_until = now() - interval '1 second' WHERE key = $1`,
      [keys.key],
    );
    expect(await elsewhere.rejoin(keys.key)).toBeUndefined();
    await deleteExpiredRunningAnswers({ db, clock: systemClock });
    expect(await listRows(keys.key)).toEqual([]);
    expect(
      await database.rows('SELECT 1 FROM running_answer_parts WHERE key = $1', [keys.key]),
    ).toEqual([]);
  });
  test('an answer that nobody reads is stored for less than ten minutes', async () => {
    const keys = createKeys();
    const writer = createPausedWriter(2);
    const read = here.join(keys, writer.write);
    await read.next();
    expect((await getRemainingSeconds(keys.key)) / 60).toBeLessThanOrEqual(BUFFERED_MINUTES - 1);
    await read.return(undefined);
    writer.goOn();
  });
  test('a dead writer is replaced', async () => {
    const keys = createKeys();
    await database.rows(
      `INSERT INTO running_answers (key, flight, seen_at, kept_until) VALUES ($1, $2, now() - interval '1 minute', now() + interval '5 minutes')`,
      [keys.key, keys.dedupeKey],
    );
    expect(await readAll(here.join(keys, createWriter(2).write))).toEqual(listExpectedTexts(2));
  });
});

test('without the database each answer is still written', async () => {
  await database.takeAway();
  try {
    expect(await readAll(here.join(createKeys(), createWriter(2).write))).toEqual(
      listExpectedTexts(2),
    );
  } finally {
    await database.giveBack();
  }
});
