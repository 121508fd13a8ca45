// Labeled questions: which are refused, their state, and the context of short follow-ups. Uses the
// real embedding model, because "nothing found" depends on meaning.
import { afterAll, describe, expect, test } from 'vitest';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { findNamedState } from '#features/triage/named-place.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { REFUSED, WELCOME } from '#tests/fixtures/labelled-questions.ts';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import { addContext, type Refusal, understand } from './understand.server.ts';

const index = getSearchIndex();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const embedder = createEmbedder({ log: quiet });
const patientEmbedder = {
  embed: (texts: string[]) => embedder.embed(texts, { timeoutMs: 60_000 }),
};
afterAll(() => embedder.close());

const ask = (question: string, earlier: string[] = [], jurisdiction: Jurisdiction = 'General') =>
  understand(
    { library, search: { index, embedder: patientEmbedder } },
    { question, earlier, jurisdiction },
  );
/** Without embeddings: fast, and what happens under load. */
const askWithoutModel = (
  question: string,
  earlier: string[] = [],
  jurisdiction: Jurisdiction = 'General',
) => understand({ library, search: { index } }, { question, earlier, jurisdiction });

describe('refusals', () => {
  test('answers good-faith questions and refuses the others', async () => {
    expect(WELCOME.length + Object.values(REFUSED).flat().length).toBeGreaterThanOrEqual(80);
    const wrong: string[] = [];
    const welcome = sample(WELCOME, 16);
    for (const question of welcome) {
      const { refusal } = await ask(question);
      if (refusal) wrong.push(`${refusal}: ${question}`);
    }
    expect(wrong.length / welcome.length, wrong.join('\n')).toBeLessThanOrEqual(0.02);

    const missed: string[] = [];
    const refused = (Object.entries(REFUSED) as [Refusal, readonly string[]][]).flatMap(
      ([refusal, questions]) => sample(questions, 16).map((question) => ({ refusal, question })),
    );
    for (const { refusal, question } of refused) {
      if ((await ask(question)).refusal !== refusal) missed.push(`${refusal}: ${question}`);
    }
    expect(missed.length / refused.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  test('without embeddings still refuses harm and foreign law, and answers good-faith questions', async () => {
    for (const refusal of ['harmful', 'outside-us-law'] as const) {
      for (const question of REFUSED[refusal])
        expect((await askWithoutModel(question)).refusal, question).toBe(refusal);
    }
    const wrong = (await Promise.all(WELCOME.map((question) => askWithoutModel(question)))).filter(
      ({ refusal }) => refusal,
    );
    expect(wrong.length / WELCOME.length).toBeLessThanOrEqual(0.02);
  });
});

describe('the state', () => {
  test.each([
    ['my old partner sued ME now for the trailer, is that OK', undefined],
    ['got a ticket in Bend, OR last week', 'OR'],
    ['my landlord in Texas kept my deposit', 'TX'],
    ['deposit law TX?', 'TX'],
    ['Can I get fired in west virginia for this', 'WV'],
    ['I live in Washington, D.C. and my rent went up', 'DC'],
    ['divorce in Washington', 'WA'],
    ['evicted in Chicago', 'IL'],
    ['apartment in Aurora', undefined],
    ['Moved from Oregon to Boise in March', 'ID'],
    ['I used to live in Georgia, now in Chattanooga', 'TN'],
    ['small claims in Washington County', undefined],
    ['My mom is in Florida but I live in Knoxville', 'TN'],
    ['divorce if I live in Delaware, Ohio', 'OH'],
    ['We live in Yakima, my son goes to college in Idaho', 'WA'],
    ['IN MY HOUSE OR ELSE', undefined],
    ['we moved from Ohio and now live in Kentucky', 'KY'],
    ['between Ohio and Kentucky', undefined],
    ['how do i file a will', undefined],
    ['our order is from here, and she texted that she is moving to Boise in August', undefined],
    ['my ex moved to Ohio with our son. I live in Texas', 'TX'],
    ['my ex wants to move from Ohio to Michigan with my kids', 'OH'],
    ['my wife and I moved to Ohio last year', 'OH'],
    ['he moved us to Queens', 'NY'],
    ['quit my warehouse job in cali on friday', 'CA'],
    ['my landlord in mass raised the rent', 'MA'],
    ['a tenant from jersey', 'NJ'],
    ['a lot of people in jersey city', 'NJ'],
  ])('%s → %s', (text, state) => expect(findNamedState(text)).toBe(state));

  test('prefers the state in the question, then in an earlier question, then the selected one', async () => {
    expect(
      (await askWithoutModel('my landlord in Ohio kept my deposit', [], 'TX')).jurisdiction,
    ).toBe('OH');
    expect(
      (await askWithoutModel('how long do i have?', ['I live in Ohio and got a ticket'], 'TX'))
        .jurisdiction,
    ).toBe('OH');
    const chosen = { earlier: ['I live in Ohio and got a ticket'], jurisdiction: 'TX' as const };
    const choose = (question: string, jurisdictionOver: 'earlier' | 'question') =>
      understand({ library, search: { index } }, { ...chosen, question, jurisdictionOver });
    expect((await choose('how long do i have?', 'earlier')).jurisdiction).toBe('TX');
    expect((await choose('and in Iowa?', 'earlier')).jurisdiction).toBe('IA');
    expect((await choose('and in Iowa?', 'question')).jurisdiction).toBe('TX');
    expect((await askWithoutModel('my landlord kept my deposit', [], 'TX')).jurisdiction).toBe(
      'TX',
    );
  });

  test('matters for state law and not for federal law', async () => {
    const askEither = LONG ? ask : askWithoutModel;
    expect((await askEither('my landlord kept my security deposit')).stateMatters).toBe(true);
    expect((await askEither('how do I apply for a green card for my wife')).stateMatters).toBe(
      false,
    );
    expect(
      (await askEither('which exemptions let me keep my car in bankruptcy')).stateMatters,
    ).toBe(true);
  });
});

test('where somebody else is does not change the state of a talk', async () => {
  const moved = 'I moved to Henderson, Nevada. How long before I can file for divorce?';
  const state = async (question: string, earlier: string[]) =>
    (await ask(question, earlier)).jurisdiction;
  expect(await state("He's still back in Georgia and will not sign.", [moved])).toBe('NV');
  expect(await state('and how is it in Georgia?', [moved])).toBe('GA');
  expect(await state('My mother lives in Ohio. Can she get Medicaid?', [])).toBe('OH');
});

describe('a follow-up', () => {
  const words = { search: { index } };
  const first = 'my landlord kept my security deposit';
  test.each([
    'what about in Ohio?',
    'how long do I have?',
    'do i need a lawyer',
    'and how much does it cost?',
  ])('%s', async (question) => {
    expect(await addContext(words, question, [first])).toBe(`${first} ${question}`);
  });
  test.each(['can my boss fire me for being sick', 'how do I apply for a green card'])(
    '%s is self-contained',
    async (question) => {
      expect(await addContext(words, question, [first])).toBe(question);
    },
  );
  test('goes back to the last self-contained question', async () => {
    expect(
      await addContext(words, 'and in Texas?', ['I got a dui', first, 'how long do I have?']),
    ).toBe(`${first} how long do I have? and in Texas?`);
  });
});
