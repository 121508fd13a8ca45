// Questions whose words ("notice", "how long", "deposit", "days") are also those of other acts, and
// what may lead them: each is a hard negative for the rules and answers of its neighbors.
import { afterAll, expect, test } from 'vitest';
import { inEachJurisdiction, openLibraryAsker } from '#tests/harness/fakes/ask-library.ts';

const { ask, close } = openLibraryAsker();
afterAll(close);

const DEBT_TOO_OLD = ['is-my-debt-too-old-to-collect', 'limitation-open-account'];
const TIME_TO_SUE = ['is-it-too-late-to-sue', 'how-long-to-sue-after-injury', 'limitation-injury'];
const ENTRY = [
  'landlord-entry-notice',
  'landlord-entering-or-harassing-tenant',
  'landlord-when-may-i-enter-and-what-must-i-fix',
];
const DEPOSIT = [
  'landlord-kept-my-security-deposit',
  'get-your-security-deposit-back',
  'security-deposit-return',
  'security-deposit-penalty',
];
const OTHER_DEPOSIT = [
  'contractor-took-deposit-unfinished-work',
  'nonrefundable-deposit-event-cancelled',
  'car-dealer-says-financing-fell-through',
];
const RENT_RAISE = [
  'rent-increase-notice',
  'rent-increase-during-lease-and-notice',
  'rent-increase-late-fees-and-lease-changes',
];
const SHUTOFF = ['stop-a-utility-shutoff', 'utility-company-shutoff-notice'];
const REPOSSESSION = [
  'right-to-cure',
  'owe-money-after-car-repossession-deficiency',
  'deal-with-a-car-repossession',
  'repo-without-going-to-court',
];

/** Whose words are those of another act, and what may lead them. */
test.each<[string, string[]]>([
  ['Is a debt from 9 years ago too old for them to sue me?', DEBT_TOO_OLD],
  ['can a debt collector sue me after 7 years', DEBT_TOO_OLD],
  ['how long do they have to sue me for a credit card', DEBT_TOO_OLD],
  ['how long do I have to sue', ['is-it-too-late-to-sue']],
  ['how long do I have to sue after a dog bite', TIME_TO_SUE],
  ['He broke my leg. How long do I have to sue?', TIME_TO_SUE],
  ['who pays for a dog bite', ['dog-bite', 'dog-bite-who-pays']],
  ['24 hour notice from my landlord to come in', ENTRY],
  ['how much notice before entering', ENTRY],
  ['landlord coming in tomorrow without notice', ENTRY],
  [
    'how much notice do I have to give my landlord',
    ['how-much-notice-do-i-give-to-move-out', 'month-to-month-notice'],
  ],
  ['do I have to give two weeks notice', ['gave-notice-and-let-go-early']],
  ['I gave two weeks notice and they let me go', ['gave-notice-and-let-go-early']],
  ['how much notice before a rent increase', RENT_RAISE],
  ['how much notice do they have to give before shutting off my power', SHUTOFF],
  ['notice of disconnection on my door from the electric company', SHUTOFF],
  [
    'notice of foreclosure on my door, how many days do I have',
    ['respond-to-a-foreclosure-notice'],
  ],
  ['how much notice before they repo my car', REPOSSESSION],
  ['contractor kept my deposit', OTHER_DEPOSIT],
  ["wedding venue won't return my deposit", OTHER_DEPOSIT],
  ['how long does a car dealer have to return my deposit', OTHER_DEPOSIT],
  ['how long does my landlord have to return my deposit', DEPOSIT],
  ['how long do I have to sue my landlord for my deposit', DEPOSIT],
  [
    'can my landlord ask for a bigger deposit',
    ['security-deposit-cap', 'rental-application-and-move-in-fees'],
  ],
  [
    'how long can police wait to charge me with shoplifting',
    ['misdemeanor-limitation', 'how-long-can-they-wait-to-charge-me'],
  ],
  [
    'how long until my shoplifting conviction comes off my record',
    ['record-clearing', 'clear-or-seal-an-old-criminal-record'],
  ],
  ['how long does a judgment against me last', ['judgment-life', 'judgment-lien-on-my-house']],
  [
    'how long do I have to file a claim against the city after I fell',
    ['government-claim-notice', 'injury-claim-against-city-or-government'],
  ],
  [
    'when do I get my last check if they fire me',
    ['final-pay-fired', 'just-lost-my-job-first-week'],
  ],
  ['my job has a non compete and I want to quit', ['non-competes', 'noncompete-agreement-new-job']],
  ['landlord shut off my water', ['lockout-penalty', 'landlord-lockout-or-utility-shutoff']],
  [
    'can I take a repair off my rent',
    ['repair-and-deduct', 'hold-back-rent-until-repairs-are-made'],
  ],
  ['can I record my landlord', ['recording-consent', 'record-conversation-without-telling']],
  [
    'how long do we have to live together to be common law married',
    ['common-law-marriage', 'common-law-marriage-are-we-married'],
  ],
  [
    'how long do I have to live here before I can file for divorce',
    ['divorce-residency', 'how-divorce-works-time-and-cost'],
  ],
  ['when does child support end', ['child-support-end', 'when-child-support-ends']],
  ['is a will valid with only one witness', ['will-witnesses', 'homemade-or-online-will-valid']],
  [
    'my husband died without a will, do I get the house',
    ['spouse-share', 'who-inherits-without-a-will'],
  ],
  ['can they take my house over a judgment', ['homestead-exemption', 'judgment-lien-on-my-house']],
  [
    'how much of my paycheck can a creditor take after a judgment',
    ['wage-garnishment', 'wages-or-bank-account-taken-for-debt'],
  ],
  [
    'how long does the lemon law cover a new car',
    ['lemon-law', 'car-keeps-breaking-lemon-or-as-is'],
  ],
  [
    'I refused the breath test, how long is my license gone',
    ['breath-test-refusal', 'arrested-for-dui-license-and-breath-test'],
  ],
  ['I quit my job, when do I get my last check', ['final-pay-quit', 'just-lost-my-job-first-week']],
])('%s', async (question, mayLead) => {
  for (const [, jurisdiction] of inEachJurisdiction([question])) {
    const { lead, card } = await ask(question, jurisdiction);
    expect(mayLead, jurisdiction).toContain(lead);
    if (card) expect(mayLead, jurisdiction).toContain(card);
  }
});
