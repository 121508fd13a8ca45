// What leads is about the act that was asked about: who does what to whom. Every question here was
// once led, or could be, by a neighbor that shares its words, with a state whose rule we have and
// with one whose cell is empty.
import { afterAll, expect, test } from 'vitest';
import { inEachJurisdiction, openLibraryAsker } from '#tests/harness/fakes/ask-library.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const { ask, close } = openLibraryAsker();
afterAll(close);

const getTopic = (id: string) =>
  [...library.faqs, ...library.guides, ...library.rules].flatMap((item) =>
    item.id !== id ? [] : 'topic' in item ? item.topic : item.topics,
  )[0];

const EVICTION = [
  'eviction-notice-or-court-papers-what-to-do',
  'how-an-eviction-case-goes-and-how-long',
  'respond-to-an-eviction-case',
  'lease-violation-notice-pets-guests-noise',
  'month-to-month-landlord-wants-me-out',
  'tenant-stopped-paying-evict-the-right-way',
  'cannot-pay-rent-this-month',
  'unpaid-rent-notice',
  'month-to-month-notice',
];

test.each(
  inEachJurisdiction([
    '3 day notice taped to my door, Ohio',
    '3 day notice taped to my door',
    '3 day notice from landlord taped to my door',
    'How much notice before evicting me?',
    'three day notice to pay or quit',
    'notice to quit for nonpayment',
    'landlord gave me 3 days to get out',
    'notice to vacate taped to the door',
    '5-day notice on my door',
  ]),
)(
  'a notice to leave a home is not one to come in or to leave a job: %s (%s)',
  async (question, jurisdiction) => {
    const { lead, choices, rules, topics, card } = await ask(question, jurisdiction);
    expect(EVICTION).toContain(lead);
    expect(choices.filter((id) => getTopic(id) !== 'landlord-tenant')).toEqual([]);
    expect(
      rules.filter((id) => !['unpaid-rent-notice', 'month-to-month-notice'].includes(id)),
    ).toEqual([]);
    expect(topics).toEqual(['landlord-tenant']);
    if (card) expect(EVICTION).toContain(card);
  },
);

const ANSWERING = [
  'how-to-answer-a-lawsuit',
  'sued-over-a-debt-what-to-do',
  'answer-a-debt-lawsuit',
  'debt-buyer-sued-me-without-papers',
  'medical-debt-credit-report-collections',
  'respond-to-divorce-papers',
  'sued-for-breach-of-contract-respond',
  'served-with-court-papers-what-now',
  'sued-in-small-claims',
  'answer-to-lawsuit',
];

test.each(
  inEachJurisdiction([
    'A debt collector is suing me. How long do I have to answer?',
    'how long do I have to answer',
    'They sued me on a 9 year old debt. How long do I have?',
    "I'm being sued by Midland over a card from 2015. How many days do I have to respond?",
    'got served with a lawsuit for an old credit card debt, when is my answer due',
    'I was sued after a car crash. How long do I have to answer?',
    'I was served with divorce papers. How long do I have to respond?',
    'served with a summons for breach of contract, deadline to answer',
    'how many days to respond to a lawsuit from my landlord for damages',
    'they are suing me for medical bills how many days to answer',
  ]),
)(
  'who is sued is told of the answer, never of a time to sue: %s (%s)',
  async (question, jurisdiction) => {
    const { lead, rules, opening, asksBack, card } = await ask(question, jurisdiction);
    expect(ANSWERING).toContain(lead);
    expect(rules.filter((id) => id.startsWith('limitation-') || id === 'eviction-answer')).toEqual(
      [],
    );
    if (!asksBack) expect(opening).toMatch(/summons|papers|days|date/i);
    if (card) expect(ANSWERING).toContain(card);
  },
);

test('a follow-up is read with the question before it', async () => {
  const { lead, rules } = await ask('How long do I have?', 'OH', [
    'A debt collector is suing me for $2,000.',
  ]);
  expect(ANSWERING).toContain(lead);
  expect(rules.filter((id) => id.startsWith('limitation-'))).toEqual([]);
});

test('the date on the summons is in the opening, behind the time that the state gives', async () => {
  const { opening } = await ask(
    'A debt collector is suing me. How long do I have to answer?',
    'OH',
  );
  expect(opening).toContain('Ohio: You have 28 days');
  expect(opening).toContain('by the date on the summons');
  expect(opening).toContain('An eviction case has a shorter time');
});

test.each([
  ['CA', /court days|10 days/],
  ['TX', /have not read the rule of Texas/],
] as const)(
  'the time to answer an eviction is that of the eviction rule, or it is said that we lack it (%s)',
  async (jurisdiction, opening) => {
    const found = await ask('how long do I have to answer an eviction summons', jurisdiction);
    expect(found.lead).toBe('eviction-answer');
    expect(found.opening).toMatch(opening);
  },
);

test.each(
  inEachJurisdiction([
    'Is weed legal',
    'is marijuana legal here',
    'is weed legal in ohio',
    'is recreational marijuana legal',
  ]),
)(
  'what the library does not answer is asked back, in its own field: %s (%s)',
  async (question, jurisdiction) => {
    const { asksBack, topics, card } = await ask(question, jurisdiction);
    expect(asksBack).toBe(true);
    expect(topics).not.toContain('environmental-law');
    expect(card).toBeUndefined();
  },
);

test.each(
  inEachJurisdiction([
    'How much notice does my landlord have to give me?',
    'how much notice is required',
  ]),
)('notice of what is asked back: %s (%s)', async (question, jurisdiction) => {
  const { asksBack, rules } = await ask(question, jurisdiction);
  expect([asksBack, rules.filter((id) => id === 'landlord-entry-notice')]).toEqual([true, []]);
});
