// Labelled sentences: who is welcome, who is not, which state, what a short follow-up is about. With the real model, because
// "nothing found" is a matter of meaning.
import { afterAll, describe, expect, test } from 'vitest';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { namedState } from '#features/triage/named-place.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { REFUSED, WELCOME } from '#tests/fixtures/labelled-questions.ts';
import { LONG, sample } from '#tests/harness/long-form.ts';
import { library, ownSearchIndex } from '#tests/harness/temporary-library.ts';
import { type Refusal, understand, withContext } from './understand.server.ts';

const index = ownSearchIndex();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const embedder = createEmbedder({ log: quiet });
const patient = { embed: (texts: string[]) => embedder.embed(texts, { timeoutMs: 60_000 }) };
afterAll(() => embedder.close());

const ask = (question: string, earlier: string[] = [], jurisdiction: Jurisdiction = 'General') =>
  understand({ library, search: { index, embedder: patient } }, { question, earlier, jurisdiction });
/** Without the model: fast, and how it is under load. */
const askPlainly = (question: string, earlier: string[] = [], jurisdiction: Jurisdiction = 'General') =>
  understand({ library, search: { index } }, { question, earlier, jurisdiction });

describe('refusals', () => {
  test('who asks in good faith is answered, and what we do not help with is not', async () => {
    expect(WELCOME.length + Object.values(REFUSED).flat().length).toBeGreaterThanOrEqual(80);
    const wrong: string[] = [];
    const welcome = sample(WELCOME, 16);
    for (const question of welcome) {
      const { refusal } = await ask(question);
      if (refusal) wrong.push(`${refusal}: ${question}`);
    }
    expect(wrong.length / welcome.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);

    const missed: string[] = [];
    const refused = (Object.entries(REFUSED) as [Refusal, readonly string[]][]).flatMap(([refusal, questions]) =>
      sample(questions, 16).map((question) => ({ refusal, question })),
    );
    for (const { refusal, question } of refused) {
      if ((await ask(question)).refusal !== refusal) missed.push(`${refusal}: ${question}`);
    }
    expect(missed.length / refused.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  test('under load harm and foreign law are still seen, and good faith is still welcome', async () => {
    for (const refusal of ['harmful', 'outside-us-law'] as const) {
      for (const question of REFUSED[refusal]) expect((await askPlainly(question)).refusal, question).toBe(refusal);
    }
    const wrong = (await Promise.all(WELCOME.map((question) => askPlainly(question)))).filter(({ refusal }) => refusal);
    expect(wrong.length / WELCOME.length).toBeLessThanOrEqual(0.02);
  });
});

describe('the state', () => {
  test.each([
    ['my landlord in Texas kept my deposit', 'TX'],
    ['deposit law TX?', 'TX'],
    ['Can I get fired in west virginia for this', 'WV'],
    ['I live in Washington, D.C. and my rent went up', 'DC'],
    ['divorce in Washington', 'WA'],
    ['evicted in Chicago', 'IL'],
    ['apartment in Portland', undefined],
    ['IN MY HOUSE OR ELSE', undefined],
    ['we moved from Ohio and now live in Kentucky', 'KY'],
    ['between Ohio and Kentucky', undefined],
    ['how do i file a will', undefined],
  ])('%s → %s', (text, state) => expect(namedState(text)).toBe(state));

  test('what is said counts before what was chosen, and an earlier question before that', async () => {
    expect((await askPlainly('my landlord in Ohio kept my deposit', [], 'TX')).jurisdiction).toBe('OH');
    expect((await askPlainly('how long do i have?', ['I live in Ohio and got a ticket'], 'TX')).jurisdiction).toBe('OH');
    expect((await askPlainly('my landlord kept my deposit', [], 'TX')).jurisdiction).toBe('TX');
  });

  test('it matters where the states decide, and not where federal law does', async () => {
    const asks = LONG ? ask : askPlainly;
    expect((await asks('my landlord kept my security deposit')).stateMatters).toBe(true);
    expect((await asks('how do I apply for a green card for my wife')).stateMatters).toBe(false);
    expect((await asks('which exemptions let me keep my car in bankruptcy')).stateMatters).toBe(true);
  });
});

describe('a follow-up', () => {
  const first = 'my landlord kept my security deposit';
  test.each(['what about in Ohio?', 'how long do I have?', 'do i need a lawyer', 'and how much does it cost?'])('%s', (question) => {
    expect(withContext(question, [first])).toBe(`${first} ${question}`);
  });
  test.each(['can my boss fire me for being sick', 'how do I apply for a green card'])('%s stands alone', (question) => {
    expect(withContext(question, [first])).toBe(question);
  });
  test('goes back to the last question that stands alone', () => {
    expect(withContext('and in Texas?', ['I got a dui', first, 'how long do I have?'])).toBe(`${first} how long do I have? and in Texas?`);
  });
});
