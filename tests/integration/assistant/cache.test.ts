// The answer cache and request deduplication: equal questions call the provider once, and no answer
// is used for a different question.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHED_HOURS, MAX_CACHED } from '#features/assistant/deliver/answer-cache.server.ts';
import { deleteExpiredRecentAnswers } from '#features/assistant/deliver/delete-expired-answers.server.ts';
import { systemClock } from '#lib/clock.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import {
  ask as askWithoutWaiting,
  createAssistantDeps,
  getEnd,
  listSentences,
} from './assistant-deps.ts';

const database = await createBreakableDatabase();
let provider: FakeProvider;
let db: Awaited<ReturnType<typeof database.open>>;
let deps: TestDeps;
beforeAll(async () => {
  provider = await startFakeProvider();
  db = await database.open({ patient: true });
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await database.rows('DELETE FROM answer_cache');
  provider.requests.length = 0;
  provider.behave({ say: 'A landlord may keep part of a deposit. The rules differ.' });
  deps = createAssistantDeps(db, { baseUrl: provider.baseUrl });
});

const QUESTION = 'Can my landlord keep my security deposit when I move out of the apartment?';
/**
 * Also waits until the answer is released: until then an equal question joins it, in this process
 * or another.
 */
const ask: typeof askWithoutWaiting = async (asking, ...request) => {
  const events = await askWithoutWaiting(asking, ...request);
  await vi.waitFor(() => expect(asking.answers?.count()).toBe(0), { timeout: 60_000 });
  return events;
};
const isCached = async (question: string, more: object = {}) => {
  const [start] = await ask(deps, { question, ...more });
  return start?.type === 'begun' && start.cached === true;
};

describe('fifty concurrent equal questions cause one provider call', () => {
  test.each([
    ['a common question', QUESTION],
    ['a question that may not be cached', 'My landlord Kevin Doyle took $500 on May 3. Can he?'],
  ])('%s', async (_what, question) => {
    provider.behave({
      say: 'A landlord may keep part of a deposit. The rules differ.',
      pieceMs: 20,
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(deps, { question })));
    expect(provider.requests).toHaveLength(1);
    for (const events of answers)
      expect([listSentences(events).length, getEnd(events)]).toEqual([2, 'finished']);
    expect(new Set(answers.map(([start]) => start?.type === 'begun' && start.answerId)).size).toBe(
      50,
    );
  });
  test('in two processes', async () => {
    provider.behave({
      say: 'A landlord may keep part of a deposit. The rules differ.',
      pieceMs: 100,
    });
    const other = createAssistantDeps(await database.open({ patient: true }), {
      baseUrl: provider.baseUrl,
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(n % 2 ? deps : other, { question: QUESTION })),
    );
    expect(provider.requests).toHaveLength(1);
    for (const events of answers) expect(listSentences(events)).toHaveLength(2);
  });
});

describe('a cache hit', () => {
  test('returns the same events for the same question in different case and spacing', async () => {
    const [first, ...rest] = await ask(deps, { question: QUESTION });
    const [start, ...repeated] = await ask(deps, {
      question: `  ${QUESTION.toUpperCase().replaceAll(' ', '  ')}`,
    });
    expect(first).not.toHaveProperty('cached');
    expect(start).toMatchObject({ type: 'begun', cached: true });
    expect(repeated).toEqual(rest);
    expect(provider.requests).toHaveLength(1);
  });
  test('needs more than 0.8 of the words', async () => {
    await ask(deps, { question: QUESTION });
    expect(
      await isCached('Can my landlord keep my security deposit when I move out of an apartment?'),
    ).toBe(true);
    expect(
      await isCached(
        'Hi, can the landlord really just keep my security deposit when I move out, please?',
      ),
    ).toBe(false);
  });
  test('still sends urgent lines first', async () => {
    const question = 'My husband hits me. How do I get a protection order?';
    await ask(deps, { question });
    const events = await ask(deps, { question });
    expect(events[0]).toMatchObject({ cached: true });
    expect(events[1]?.type).toBe('urgent');
  });
});

describe('a cache miss', () => {
  test.each([
    ['another chosen state', QUESTION, { jurisdiction: 'OH' }],
    [
      'another state in the words',
      'Can my landlord keep my security deposit when I move out of the apartment in Ohio?',
      {},
    ],
    [
      'a negation',
      'Can my landlord not keep my security deposit when I move out of the apartment?',
      {},
    ],
    [
      'a number',
      'Can my landlord keep my security deposit when I move out of the apartment in 2 days?',
      {},
    ],
    ['a later turn', QUESTION, { earlier: [{ question: 'Hello?', answer: 'Hello.' }] }],
    ['library only', QUESTION, { libraryOnly: true }],
  ])('%s', async (_what, question, more) => {
    await ask(deps, { question: QUESTION, jurisdiction: 'TX' });
    await ask(deps, { question: `${QUESTION.slice(0, -1)} in Texas?` });
    await ask(deps, { question: QUESTION });
    expect(await isCached(QUESTION)).toBe(true);
    expect(await isCached(question, more)).toBe(false);
  });
  test('for another model or another library', async () => {
    await ask(deps, { question: QUESTION });
    const llm = deps.llm && { ...deps.llm, model: 'another' };
    expect((await ask({ ...deps, llm }, { question: QUESTION }))[0]).not.toHaveProperty('cached');
    const library = { ...deps.library, version: 'another' };
    expect((await ask({ ...deps, library }, { question: QUESTION }))[0]).not.toHaveProperty(
      'cached',
    );
  });
  test('does not cache an unfinished answer', async () => {
    for (const behaviour of [
      { status: 500 },
      { cutAfter: `${'A landlord may keep part of a deposit. '.repeat(8)}` },
      { say: '' },
    ]) {
      provider.behave(behaviour);
      await ask(deps, { question: QUESTION });
    }
    expect(await database.rows('SELECT 1 FROM answer_cache')).toEqual([]);
  });
});

describe('cached answers', () => {
  test('contain no word of the question', async () => {
    provider.behave({ say: 'Yes.' });
    await ask(deps, { question: QUESTION });
    const [row] = await database.rows('SELECT key, words FROM answer_cache');
    expect(JSON.stringify(row)).not.toMatch(/landlord|deposit|apartment/i);
  });
  test('expire after an hour', async () => {
    await ask(deps, { question: QUESTION });
    await database.rows(
      `UPDATE answer_cache SET stored_at = now() - interval '${CACHED_HOURS} hours 1 second'`,
    );
    expect(await isCached(QUESTION)).toBe(false);
    await database.rows(
      `UPDATE answer_cache SET stored_at = now() - interval '${CACHED_HOURS} hours 1 second'`,
    );
    await deleteExpiredRecentAnswers({ db, clock: systemClock });
    expect(await database.rows('SELECT 1 FROM answer_cache')).toEqual([]);
  });
  test('are at most a hundred, and the oldest is deleted first', async () => {
    await database.rows(
      `INSERT INTO answer_cache SELECT 'k' || n, '{}', '[]', now() - n * interval '1 second' FROM generate_series(1, $1::int) n`,
      [MAX_CACHED],
    );
    await ask(deps, { question: QUESTION });
    const rows = await database.rows('SELECT key FROM answer_cache');
    expect(rows).toHaveLength(MAX_CACHED);
    expect(rows.map(({ key }) => key)).not.toContain(`k${MAX_CACHED}`);
  });
  test('are not needed: without the database the answer is still written', async () => {
    await database.takeAway();
    try {
      const events = await ask(deps, { question: QUESTION });
      expect(listSentences(events)).toHaveLength(2);
    } finally {
      await database.giveBack();
    }
  });
});
