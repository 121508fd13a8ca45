// What everything that a model writes promises when the provider fails: what was checked stays, the
// library stands in, one notice says so, and whoever wants the library alone sends nothing.
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import type { FakeProvider } from '#tests/harness/fakes/fake-provider.ts';

/** Short, because tests with a silent provider wait for it. */
const PATIENCE_MS = 600;

/** What the library says, what states nothing, and what the person told us. */
const NO_MODEL: string[] = ['library', 'plain', 'given'];

type Written = { type: string; notice?: string; text?: string; how?: string };
type Writer = {
  provider: FakeProvider;
  /** `patienceMs`: how long the provider may be silent. */
  createDeps: (patienceMs?: number) => TestDeps;
  write: (deps: TestDeps, options: { libraryOnly: boolean }) => Promise<object[]>;
  /** A text that it would show. */
  reply: string;
  texts: Record<'providerFailed' | 'brokeOff' | 'emptyReply' | 'libraryOnly', string>;
};

export function testProviderFaults({ provider, createDeps, write, reply, texts }: Writer): void {
  const run = async (deps: TestDeps, libraryOnly = false) =>
    (await write(deps, { libraryOnly })) as Written[];
  const listNotices = (events: Written[]) =>
    events.flatMap(({ type, notice, text }) => (type === 'notice' ? { notice, text } : []));
  const expectLibraryAlone = (events: Written[]) => {
    const sentences = listAllSentences(events);
    expect(sentences.length).toBeGreaterThan(2);
    for (const { check } of sentences) expect(NO_MODEL).toContain(check);
  };
  beforeEach(() => {
    provider.requests.length = 0;
  });

  describe('a failing provider', () => {
    // Only transient errors are retried.
    test.each([
      ['hangs', { hang: true } as const, 1],
      ['answers 429', { status: 429, retryAfter: 0 }, 3],
      ['answers 500', { status: 500 }, 3],
      ['refuses the key', { status: 401 }, 1],
      ['cuts before the first sentence', { cutAfter: reply.slice(0, reply.indexOf('.') - 2) }, 1],
    ])('one that %s: the library writes, with one notice', async (_what, behaviour, calls) => {
      provider.behave(behaviour);
      const events = await run(createDeps('hang' in behaviour ? PATIENCE_MS : undefined));
      expect(provider.requests).toHaveLength(calls);
      expect(listNotices(events).filter(({ notice }) => notice === 'provider-failed')).toEqual([
        { notice: 'provider-failed', text: texts.providerFailed },
      ]);
      expectLibraryAlone(events);
      expect(events.at(-1)).toMatchObject({ type: 'ended', how: 'finished' });
    });

    test.each(['stallAfter', 'cutAfter'] as const)(
      '%s: checked sentences stay, and what was cut off is dropped',
      async (how) => {
        provider.behave({
          [how]: `${reply} ${'And more of the same kind here. '.repeat(6)}and th`,
        } as never);
        const events = await run(createDeps(how === 'stallAfter' ? 2 * PATIENCE_MS : undefined));
        expect(listNotices(events).filter(({ text }) => text === texts.brokeOff)).toHaveLength(1);
        const sentences = listAllSentences(events).map(({ text }) => text);
        expect(sentences).toContain('And more of the same kind here.');
        expect(sentences.join(' ')).not.toContain('and th ');
        expect(sentences.some((text) => text.endsWith('and th'))).toBe(false);
        expect(events.at(-1)).toMatchObject({ type: 'ended', how: 'finished' });
      },
    );

    test('an empty reply: a notice, then the library', async () => {
      provider.behave({ say: ' \n\n ' });
      const events = await run(createDeps());
      expect(listNotices(events)).toContainEqual({ notice: 'empty-reply', text: texts.emptyReply });
      expectLibraryAlone(events);
    });
  });

  test('"Library only" sends nothing', async () => {
    const events = await run(createDeps(), true);
    expect(provider.requests).toEqual([]);
    expect(events.find(({ type }) => type === 'begun')).toMatchObject({ writer: 'library' });
    expect(listNotices(events)).toContainEqual({ notice: 'library-only', text: texts.libraryOnly });
    expectLibraryAlone(events);
  });
}

/** In any event. */
function listAllSentences(events: object[]): AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  JSON.stringify(events, (_key, value) => {
    if (value && typeof value === 'object' && 'check' in value && 'text' in value)
      sentences.push(value as AnswerSentence);
    return value;
  });
  return sentences;
}
