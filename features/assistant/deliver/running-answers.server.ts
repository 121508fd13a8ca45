// Answers while they are being written. Whoever asks the same at the same time, or comes back after a reload, reads the same
// answer from its beginning, here or in another process: the provider is asked once. An answer that nobody reads any more is
// ended after a while, one that somebody stopped at once. When the database is away, answers go on without others to share them.
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#features/deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { createStore } from './running-answers-store.server.ts';

export type RunningAnswers = ReturnType<typeof createRunningAnswers>;
type Write = (signal: AbortSignal) => AsyncIterable<AnswerEvent>;
type Reader = { key: string; stopped: boolean };
type Answer = {
  key: string;
  flight?: string;
  events: AnswerEvent[];
  done: boolean;
  readers: Set<Reader>;
  /** Resolved, and replaced, whenever something changes. */
  changed: PromiseWithResolvers<void>;
  ending: AbortController;
  lost?: NodeJS.Timeout;
  /** Where it stands in the table: under our own key when we write it. */
  row?: { key: string; ours: boolean };
  stored: number;
  readElsewhere: number;
};

/** A lost connection ends the answer after so long. */
export const LOST_SECONDS = 15;
const TICK_MS = 300;
const TICKS_PER_SIGN_OF_LIFE = 10;
const PATIENCE_MS = 3_000;

export function createRunningAnswers(deps: Pick<Deps, 'db' | 'clock' | 'log'>, lostMs = LOST_SECONDS * 1000) {
  const store = createStore(deps);
  const answers = new Set<Answer>();
  const find = (key: string, flight?: string) =>
    answers.values().find((a) => a.key === key) ??
    answers.values().find((a) => (flight !== undefined && a.flight === flight) || a.readers.values().some((r) => r.key === key));

  function change(answer: Answer): void {
    answer.changed.resolve();
    answer.changed = Promise.withResolvers();
  }

  function start(key: string, flight: string | undefined, source: (answer: Answer) => Promise<AsyncIterable<AnswerEvent>>): Answer {
    const answer: Answer = {
      ...{ key, flight, events: [], done: false, readers: new Set(), stored: 0, readElsewhere: 0 },
      ...{ changed: Promise.withResolvers(), ending: new AbortController() },
    };
    answers.add(answer);
    watchForLoss(answer);
    void run(answer, source);
    return answer;
  }

  async function run(answer: Answer, source: (answer: Answer) => Promise<AsyncIterable<AnswerEvent>>): Promise<void> {
    try {
      for await (const event of await source(answer)) {
        answer.events.push(event);
        change(answer);
      }
    } catch (error) {
      deps.log.error({ err: error }, 'an answer failed');
    }
    if (answer.events.at(-1)?.type !== 'ended') {
      answer.events.push({ type: 'ended', how: answer.ending.signal.aborted ? 'stopped' : 'failed' });
    }
    answer.done = true;
    clearTimeout(answer.lost);
    change(answer);
    if (answer.row?.ours) {
      await flush([answer]).catch(() => {});
      await store.finish(answer.key).catch((error) => deps.log.warn({ err: error }, 'a running answer could not be finished'));
    }
    answers.delete(answer);
  }

  /** Our own, unless somebody else is already writing it. */
  async function claimed(answer: Answer, flight: string, write: Write): Promise<AsyncIterable<AnswerEvent>> {
    const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('the database did not answer in time')));
    const claim = await Promise.race([store.claim(answer.key, flight), late]).catch((error) => {
      deps.log.warn({ err: error }, 'an answer is written without a copy');
      return undefined;
    });
    if (claim && !claim.mine) return follow(answer, claim.key);
    if (claim) {
      answer.row = { key: answer.key, ours: true };
      tick();
    }
    return write(answer.ending.signal);
  }

  /** Reads what another process writes. */
  async function* follow(answer: Answer, key: string): AsyncGenerator<AnswerEvent> {
    answer.row = { key, ours: false };
    const { signal } = answer.ending;
    for (let marked = 0; !signal.aborted; ) {
      const found = await store.follow(key, answer.events.length);
      yield* found?.events ?? [];
      if (!found || found.done || found.stale) return;
      const now = deps.clock.now().getTime();
      if (now - marked > lostMs / 5) {
        await store.reading(key);
        marked = now;
      }
      await delay(TICK_MS, undefined, { signal }).catch(() => {});
    }
  }

  async function* read(answer: Answer, reader: Reader, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    const gone = Promise.withResolvers<void>();
    const leave = () => gone.resolve();
    signal?.addEventListener('abort', leave);
    answer.readers.add(reader);
    clearTimeout(answer.lost);
    try {
      for (let at = 0; !signal?.aborted; ) {
        const event = answer.events[at];
        if (event) {
          at++;
          yield event;
        } else if (answer.done) {
          if (answer.row) await store.delivered(answer.row.key).catch(() => {});
          return;
        } else if (reader.stopped && !answer.ending.signal.aborted) {
          return yield { type: 'ended', how: 'stopped' };
        } else {
          await Promise.race([answer.changed.promise, gone.promise]);
        }
      }
    } finally {
      signal?.removeEventListener('abort', leave);
      answer.readers.delete(reader);
      watchForLoss(answer);
    }
  }

  function watchForLoss(answer: Answer): void {
    clearTimeout(answer.lost);
    if (answer.done || answer.readers.size > 0) return;
    answer.lost = setTimeout(() => {
      const readElsewhere = deps.clock.now().getTime() - answer.readElsewhere < lostMs;
      if (readElsewhere) watchForLoss(answer);
      else answer.ending.abort();
    }, lostMs).unref();
  }

  /** One at a time: two at once would both begin at the same event, and the second would be refused. */
  let flushed: Promise<unknown> = Promise.resolve();
  function flush(list: Answer[]): Promise<void> {
    const mine = flushed.then(() => append(list));
    flushed = mine.catch(() => {});
    return mine;
  }

  async function append(list: Answer[]): Promise<void> {
    const parts = list.flatMap((answer) =>
      answer.events.length > answer.stored ? { key: answer.key, first: answer.stored, events: answer.events.slice(answer.stored) } : [],
    );
    if (parts.length === 0) return;
    await store.append(parts);
    for (const { key, first, events } of parts) for (const a of list) if (a.key === key) a.stored = first + events.length;
  }

  let ticks = 0;
  let ticking = false;
  /** One round for all answers of this process, again and again while there are any. */
  function tick(): void {
    if (ticking) return;
    ticking = true;
    setTimeout(async () => {
      const ours = [...answers].filter((answer) => answer.row?.ours && !answer.done);
      await exchange(ours).catch((error) => deps.log.warn({ err: error }, 'running answers could not be stored'));
      ticking = false;
      if (ours.length > 0) tick();
    }, TICK_MS).unref();
  }

  async function exchange(ours: Answer[]): Promise<void> {
    if (ours.length === 0) return;
    const keys = ours.map(({ key }) => key);
    await flush(ours);
    if (++ticks % TICKS_PER_SIGN_OF_LIFE === 0) await store.live(keys);
    for (const { key, stopAsked, readAt } of await store.look(keys)) {
      const answer = ours.find((a) => a.key === key);
      if (readAt && answer) answer.readElsewhere = readAt.getTime();
      if (stopAsked) answer?.ending.abort();
    }
  }

  return {
    /** `flight` is the same for the same question. `signal` is the reader's connection, not the answer's life. */
    join(asked: { key: string; flight: string; signal?: AbortSignal }, write: Write): AsyncGenerator<AnswerEvent> {
      const { key, flight, signal } = asked;
      const answer = find(key, flight) ?? start(key, flight, (started) => claimed(started, flight, write));
      return read(answer, { key, stopped: false }, signal);
    },

    async rejoin(key: string, signal?: AbortSignal): Promise<AsyncGenerator<AnswerEvent> | undefined> {
      let answer = find(key);
      if (!answer && !(await store.exists(key))) return undefined;
      answer ??= find(key) ?? start(key, undefined, async (started) => follow(started, key));
      return read(answer, { key, stopped: false }, signal);
    },

    /** For this reader, and for good when nobody else reads. False: nothing is being written under this key. */
    async stop(key: string): Promise<boolean> {
      const answer = find(key);
      if (!answer) return store.askToStop(key);
      for (const reader of answer.readers) if (reader.key === key) reader.stopped = true;
      if (answer.readers.values().every((reader) => reader.stopped)) answer.ending.abort();
      change(answer);
      if (answer.row?.key === key && !answer.row.ours) await store.askToStop(key);
      return true;
    },

    /** For tests and figures. */
    count: () => answers.size,

    async close(): Promise<void> {
      for (const answer of answers) answer.ending.abort();
      for (let waited = 0; answers.size > 0 && waited < 20; waited++) await delay(50);
    },
  };
}
