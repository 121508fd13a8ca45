// Answers in progress. Equal questions at the same time, and readers who come back after a reload,
// get the same answer from the start, in this or another process, so the provider is called once.
// An answer without readers is aborted after a while, a stopped one immediately. Without the
// database, answers are not shared between processes.
import { setTimeout as delay } from 'node:timers/promises';
import type { Deps } from '#features/deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { createRunningAnswerStore } from './running-answers-store.server.ts';

export type RunningAnswers = ReturnType<typeof createRunningAnswers>;
type Write = (signal: AbortSignal) => AsyncIterable<AnswerEvent>;
type Reader = { key: string; stopped: boolean };
type Answer = {
  key: string;
  dedupeKey?: string;
  events: AnswerEvent[];
  done: boolean;
  readers: Set<Reader>;
  /** Resolved and replaced on every change. */
  changed: PromiseWithResolvers<void>;
  controller: AbortController;
  lossTimer?: NodeJS.Timeout;
  /** Its row in the table: under our own key when this process writes it. */
  row?: { key: string; ours: boolean };
  stored: number;
  readElsewhere: number;
};

/** An answer without a reader is aborted after this time. */
export const LOST_SECONDS = 15;
const TICK_MS = 300;
const TICKS_PER_HEARTBEAT = 10;
const CLAIM_TIMEOUT_MS = 3_000;

export function createRunningAnswers(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  lostMs = LOST_SECONDS * 1000,
) {
  const store = createRunningAnswerStore(deps);
  const answers = new Set<Answer>();
  const findAnswer = (key: string, dedupeKey?: string) =>
    answers.values().find((a) => a.key === key) ??
    answers
      .values()
      .find(
        (a) =>
          (dedupeKey !== undefined && a.dedupeKey === dedupeKey) ||
          a.readers.values().some((r) => r.key === key),
      );

  function notifyReaders(answer: Answer): void {
    answer.changed.resolve();
    answer.changed = Promise.withResolvers();
  }

  function start(
    key: string,
    dedupeKey: string | undefined,
    source: (answer: Answer) => Promise<AsyncIterable<AnswerEvent>>,
  ): Answer {
    const answer: Answer = {
      key,
      dedupeKey,
      events: [],
      done: false,
      readers: new Set(),
      changed: Promise.withResolvers(),
      controller: new AbortController(),
      stored: 0,
      readElsewhere: 0,
    };
    answers.add(answer);
    endWhenAbandoned(answer);
    void run(answer, source);
    return answer;
  }

  async function run(
    answer: Answer,
    source: (answer: Answer) => Promise<AsyncIterable<AnswerEvent>>,
  ): Promise<void> {
    try {
      for await (const event of await source(answer)) {
        answer.events.push(event);
        notifyReaders(answer);
      }
    } catch (error) {
      deps.log.error({ err: error }, 'an answer failed');
    }
    if (answer.events.at(-1)?.type !== 'ended') {
      answer.events.push({
        type: 'ended',
        how: answer.controller.signal.aborted ? 'stopped' : 'failed',
      });
    }
    answer.done = true;
    clearTimeout(answer.lossTimer);
    notifyReaders(answer);
    if (answer.row?.ours) {
      await flush([answer]).catch(() => {});
      await store
        .finish(answer.key)
        .catch((error) => deps.log.warn({ err: error }, 'a running answer could not be finished'));
    }
    answers.delete(answer);
  }

  /** Writes the answer, unless another process is already writing it. */
  async function claimOrFollow(
    answer: Answer,
    dedupeKey: string,
    write: Write,
  ): Promise<AsyncIterable<AnswerEvent>> {
    const timeout = delay(CLAIM_TIMEOUT_MS, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('the database did not answer in time')),
    );
    const claim = await Promise.race([store.claim(answer.key, dedupeKey), timeout]).catch(
      (error) => {
        deps.log.warn({ err: error }, 'an answer is written without a copy');
        return undefined;
      },
    );
    if (claim && !claim.mine) return follow(answer, claim.key);
    if (claim) {
      answer.row = { key: answer.key, ours: true };
      tick();
    }
    return write(answer.controller.signal);
  }

  /** Polls the events that another process writes. */
  async function* follow(answer: Answer, key: string): AsyncGenerator<AnswerEvent> {
    answer.row = { key, ours: false };
    const { signal } = answer.controller;
    for (let markedAt = 0; !signal.aborted; ) {
      const progress = await store.readFrom(key, answer.events.length);
      yield* progress?.events ?? [];
      if (!progress || progress.done || progress.stale) return;
      const now = deps.clock.now().getTime();
      if (now - markedAt > lostMs / 5) {
        await store.markReading(key);
        markedAt = now;
      }
      await delay(TICK_MS, undefined, { signal }).catch(() => {});
    }
  }

  async function* read(
    answer: Answer,
    reader: Reader,
    signal?: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    const disconnect = Promise.withResolvers<void>();
    const onAbort = () => disconnect.resolve();
    signal?.addEventListener('abort', onAbort);
    answer.readers.add(reader);
    clearTimeout(answer.lossTimer);
    try {
      for (let index = 0; !signal?.aborted; ) {
        const event = answer.events[index];
        if (event) {
          index++;
          yield event;
        } else if (answer.done) {
          if (answer.row) await store.markDelivered(answer.row.key).catch(() => {});
          return;
        } else if (reader.stopped && !answer.controller.signal.aborted) {
          return yield { type: 'ended', how: 'stopped' };
        } else {
          await Promise.race([answer.changed.promise, disconnect.promise]);
        }
      }
    } finally {
      signal?.removeEventListener('abort', onAbort);
      answer.readers.delete(reader);
      endWhenAbandoned(answer);
    }
  }

  function endWhenAbandoned(answer: Answer): void {
    clearTimeout(answer.lossTimer);
    if (answer.done || answer.readers.size > 0) return;
    answer.lossTimer = setTimeout(() => {
      const readElsewhere = deps.clock.now().getTime() - answer.readElsewhere < lostMs;
      if (readElsewhere) endWhenAbandoned(answer);
      else answer.controller.abort();
    }, lostMs).unref();
  }

  /**
   * Serialized: two concurrent flushes would start at the same event, and the second insert would
   * conflict.
   */
  let lastFlush: Promise<unknown> = Promise.resolve();
  function flush(list: Answer[]): Promise<void> {
    const current = lastFlush.then(() => append(list));
    lastFlush = current.catch(() => {});
    return current;
  }

  async function append(list: Answer[]): Promise<void> {
    const parts = list.flatMap((answer) =>
      answer.events.length > answer.stored
        ? { key: answer.key, first: answer.stored, events: answer.events.slice(answer.stored) }
        : [],
    );
    if (parts.length === 0) return;
    await store.append(parts);
    for (const { key, first, events } of parts)
      for (const a of list) if (a.key === key) a.stored = first + events.length;
  }

  let ticks = 0;
  let ticking = false;
  /** Syncs all answers of this process with the database, repeatedly while there are any. */
  function tick(): void {
    if (ticking) return;
    ticking = true;
    setTimeout(async () => {
      const ours = [...answers].filter((answer) => answer.row?.ours && !answer.done);
      await syncOwned(ours).catch((error) =>
        deps.log.warn({ err: error }, 'running answers could not be stored'),
      );
      ticking = false;
      if (ours.length > 0) tick();
    }, TICK_MS).unref();
  }

  async function syncOwned(ours: Answer[]): Promise<void> {
    if (ours.length === 0) return;
    const keys = ours.map(({ key }) => key);
    await flush(ours);
    if (++ticks % TICKS_PER_HEARTBEAT === 0) await store.recordHeartbeat(keys);
    for (const { key, stopAsked, readAt } of await store.readStates(keys)) {
      const answer = ours.find((a) => a.key === key);
      if (readAt && answer) answer.readElsewhere = readAt.getTime();
      if (stopAsked) answer?.controller.abort();
    }
  }

  return {
    /**
     * `dedupeKey` is equal for equal questions. `signal` is the reader's connection; it does not
     * abort the answer.
     */
    join(
      request: { key: string; dedupeKey: string; signal?: AbortSignal },
      write: Write,
    ): AsyncGenerator<AnswerEvent> {
      const { key, dedupeKey, signal } = request;
      const answer =
        findAnswer(key, dedupeKey) ??
        start(key, dedupeKey, (started) => claimOrFollow(started, dedupeKey, write));
      return read(answer, { key, stopped: false }, signal);
    },

    async rejoin(
      key: string,
      signal?: AbortSignal,
    ): Promise<AsyncGenerator<AnswerEvent> | undefined> {
      let answer = findAnswer(key);
      if (!answer && !(await store.exists(key))) return undefined;
      answer ??= findAnswer(key) ?? start(key, undefined, async (started) => follow(started, key));
      return read(answer, { key, stopped: false }, signal);
    },

    /**
     * Stops for this reader, and aborts the answer if nobody else reads it. False if no answer has
     * this key.
     */
    async stop(key: string): Promise<boolean> {
      const answer = findAnswer(key);
      if (!answer) return store.requestStop(key);
      for (const reader of answer.readers) if (reader.key === key) reader.stopped = true;
      if (answer.readers.values().every((reader) => reader.stopped)) answer.controller.abort();
      notifyReaders(answer);
      if (answer.row?.key === key && !answer.row.ours) await store.requestStop(key);
      return true;
    },

    /** For tests and metrics. */
    count: () => answers.size,

    async close(): Promise<void> {
      for (const answer of answers) answer.controller.abort();
      for (let waited = 0; answers.size > 0 && waited < 20; waited++) await delay(50);
    },
  };
}
