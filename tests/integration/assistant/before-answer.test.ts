// What stands before an answer, or instead of one: after self-harm the answer waits for a press,
// and until then nothing goes to the provider; small talk, bare cries and Spanish get a reply of
// their own.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterDanger, replies } from '#features/assistant/messages/tables.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { TestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { ask, createAssistantDeps, listNotices, listSentences } from './assistant-deps.ts';

const database = await createTestDatabase();
let provider: FakeProvider;
let withProvider: TestDeps;
let deps: TestDeps;
beforeAll(async () => {
  provider = await startFakeProvider();
  const db = await database.open();
  withProvider = createAssistantDeps(db, { baseUrl: provider.baseUrl });
  deps = createAssistantDeps(db);
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.requests.length = 0;
  provider.behave({ say: 'A court decides. It depends on the state.' });
});

const listLines = (events: AnswerEvent[]) =>
  events.flatMap((event) => (event.type === 'urgent' ? event.lines : []));
const findChoices = (events: AnswerEvent[]) =>
  events.find((event) => event.type === 'choices')?.choices;
const listTexts = (events: AnswerEvent[]) => listSentences(events).map(({ text }) => text);

describe('after a message that tells of self-harm', () => {
  const question = 'I want to kill myself. Who gets my house?';
  test('stand help, one human sentence and the way to the answer, and nothing else', async () => {
    const events = await ask(withProvider, { question });
    expect(listLines(events)[0]).toMatchObject({ id: 'self-harm', kind: 'self-harm' });
    expect(listTexts(events)).toEqual([replies.en.afterSelfHarm]);
    expect(findChoices(events)).toEqual({ purpose: 'answer-anyway', questions: [question] });
    expect(events.some(({ type }) => type === 'sources' || type === 'understood')).toBe(false);
    expect(provider.requests).toEqual([]);
  });
  test('the press brings the answer, below the same help', async () => {
    const events = await ask(withProvider, { question, answerAnyway: true });
    expect(listLines(events)[0]).toMatchObject({ id: 'self-harm' });
    expect(listSentences(events).length).toBeGreaterThan(1);
    expect(provider.requests).toHaveLength(1);
  });
  test('"No" keeps the help, and offers no answer to it', async () => {
    const earlier = [{ question, answer: 'Please call 988.' }];
    const events = await ask(deps, { question: 'No', earlier });
    expect(listLines(events)[0]).toMatchObject({ id: 'self-harm' });
    expect(findChoices(events)).toBeUndefined();
  });
});

test('a grave danger is followed by nothing that does not belong to it', async () => {
  const events = await ask(deps, { question: 'my husband hits me' });
  expect(listLines(events)[0]).toMatchObject({ id: 'violence-at-home' });
  const titles = new Set(findChoices(events)?.questions);
  const topics = ['family-law', 'criminal-law'];
  expect(
    deps.library.faqs.filter(
      ({ question, topic }) => titles.has(question) && !topics.includes(topic),
    ),
  ).toEqual([]);
  if (titles.size === 0 && listSentences(events).length === 1)
    expect(listTexts(events)).toEqual([afterDanger]);
});

describe('what asks nothing gets a reply, and no alarm', () => {
  test.each([
    ['Hello', replies.en.smallTalk.greeting],
    ['thanks so much!', replies.en.smallTalk.thanks],
    ['No', replies.en.smallTalk.reply],
    ['testing', replies.en.smallTalk.test],
    ['are you a real person', replies.en.smallTalk['about-us']],
    ['Hola', replies.es.smallTalk.greeting],
    ['please help', replies.en.whatHappened],
    ['ayuda por favor', replies.es.whatHappened],
  ])('%s', async (question, reply) => {
    const events = await ask(withProvider, { question });
    expect(listTexts(events)).toEqual([reply]);
    expect(listLines(events)).toEqual([]);
    expect(provider.requests).toEqual([]);
  });
  test('a greeting comes with examples, thanks and a word in between with none', async () => {
    expect(findChoices(await ask(deps, { question: 'Hello' }))).toMatchObject({
      purpose: 'examples',
      questions: { length: 3 },
    });
    expect(findChoices(await ask(deps, { question: 'thanks' }))).toBeUndefined();
    const earlier = [{ question: 'What is a lien?', answer: 'A claim on property.' }];
    expect(findChoices(await ask(deps, { question: 'ok', earlier }))).toBeUndefined();
  });
});

describe('a question in Spanish', () => {
  test('gets no English item as its answer, but an honest line and who can help', async () => {
    const question = 'El casero no me devuelve el depósito en Texas, ¿qué hago?';
    for (const one of [deps, withProvider]) {
      const events = await ask(one, { question });
      expect(listNotices(events)).toEqual(['spanish']);
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'understood', jurisdiction: 'TX', topics: [] }),
      );
      const sources = events.flatMap((event) => (event.type === 'sources' ? event.sources : []));
      expect(sources.length).toBeGreaterThan(0);
      expect(new Set(sources.map(({ kind }) => kind))).toEqual(new Set(['resource']));
      expect(listSentences(events)).toEqual([]);
    }
    expect(provider.requests).toEqual([]);
  });
  test('gets its urgent line in Spanish', async () => {
    const events = await ask(deps, { question: 'me van a desalojar mañana' });
    expect(listLines(events).map(({ id, lang }) => [id, lang])).toEqual([
      ['lockout-or-sheriff', 'es'],
    ]);
    expect(listLines(events)[0]?.firstStep).toContain('ayuda legal gratuita');
  });
});
