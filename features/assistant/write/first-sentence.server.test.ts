// The first sentence is about the question that was asked: the plain questions of readers who went
// through the site, and one of each class of wrong answers that strangers got. A question that a
// state's rule answers is asked without a state, in one whose rule we have read, and in one whose
// rule we have not: there the first sentence says so, and nothing of another subject follows.
import { afterAll, describe, expect, test } from 'vitest';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { openLibraryAsker } from '#tests/harness/fakes/ask-library.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const { ask, close } = openLibraryAsker();
afterAll(close);

const DEPOSIT = ['landlord-kept-my-security-deposit', 'get-your-security-deposit-back'];
const LAST_PAY = [
  'unpaid-wages-final-paycheck',
  'last-check-held-until-equipment-returned',
  'just-lost-my-job-first-week',
];
const MONTHLY = [
  'month-to-month-landlord-wants-me-out',
  'how-much-notice-do-i-give-to-move-out',
  'landlord-end-month-to-month-or-raise-rent',
];
const EVICTION = [
  'eviction-notice-or-court-papers-what-to-do',
  'respond-to-an-eviction-case',
  'how-an-eviction-case-goes-and-how-long',
];
const RENT = ['rent-increase-during-lease-and-notice'];
const ENTRY = ['landlord-entering-or-harassing-tenant'];
const DIVORCE = ['how-divorce-works-time-and-cost'];
const RECORD = ['clear-or-seal-an-old-criminal-record', 'clear-an-old-criminal-record'];
const DEBT_CASE = [
  'sued-over-a-debt-what-to-do',
  'answer-a-debt-lawsuit',
  'how-to-answer-a-lawsuit',
  'debt-buyer-sued-me-without-papers',
];

/** The rule that is asked for, and the items that may answer without it. */
const RULE_QUESTIONS: [question: string, rule: string, items: string[]][] = [
  ['How long does my landlord have to return my deposit?', 'security-deposit-return', DEPOSIT],
  ['They fired me. When is my last check due?', 'final-pay-fired', LAST_PAY],
  ['I quit my job, when do I get my last check', 'final-pay-quit', LAST_PAY],
  [
    'How much can I sue for in small claims court?',
    'small-claims-limit',
    ['how-small-claims-court-works', 'small-claims-from-filing-to-judgment'],
  ],
  ['how much notice to end a month to month rental', 'month-to-month-notice', MONTHLY],
  ['How many days notice before they evict me for unpaid rent?', 'unpaid-rent-notice', EVICTION],
  ['How much notice before a rent increase?', 'rent-increase-notice', RENT],
  ['How long do I have to answer an eviction summons?', 'eviction-answer', EVICTION],
  ['How much notice before my landlord comes in?', 'landlord-entry-notice', ENTRY],
  [
    'What is the most a landlord can ask for a security deposit?',
    'security-deposit-cap',
    ['rental-application-and-move-in-fees'],
  ],
  ['no lunch break on a 10 hour shift, legal?', 'meal-breaks', ['meal-and-rest-breaks-at-work']],
  ['do I get paid sick leave', 'paid-sick-leave', ['paid-sick-leave-does-my-job-owe-it']],
  ['a dog bit my son, who pays', 'dog-bite', ['dog-bite-who-pays']],
  ['my son is 18, is child support over', 'child-support-end', ['when-child-support-ends']],
  ['how long until a divorce is final', 'divorce-waiting-period', DIVORCE],
  ['how long do I have to live here before I can divorce', 'divorce-residency', DIVORCE],
  ['how long until a misdemeanor can be expunged', 'record-clearing', RECORD],
  [
    'how much of my paycheck can a creditor take after a judgment',
    'wage-garnishment',
    ['wages-or-bank-account-taken-for-debt'],
  ],
  [
    'ten years together, are we common law married',
    'common-law-marriage',
    ['common-law-marriage-are-we-married'],
  ],
  [
    'how small must an estate be to skip probate',
    'small-estate-limit',
    [
      'do-we-have-to-go-through-probate',
      'small-estate-affidavit-how-it-works',
      'collect-a-small-estate-without-probate',
    ],
  ],
  ['how many witnesses does a will need', 'will-witnesses', ['homemade-or-online-will-valid']],
  ['A debt collector is suing me. How long do I have to answer?', 'answer-to-lawsuit', DEBT_CASE],
  [
    'do I get paid for unused vacation when I quit',
    'vacation-payout',
    ['unused-vacation-pto-payout'],
  ],
  [
    'can I take a repair off my rent',
    'repair-and-deduct',
    [
      'hold-back-rent-until-repairs-are-made',
      'ask-for-repairs-in-a-rental',
      'landlord-will-not-make-repairs',
    ],
  ],
  ['landlord changed my locks', 'lockout-penalty', ['landlord-lockout-or-utility-shutoff']],
  [
    'can I record a call with my boss',
    'recording-consent',
    ['record-conversation-without-telling'],
  ],
];

type State = StateCode;
const getStates = (rule: string, isRead: boolean): State[] => {
  const cells = library.rules.find(({ id }) => id === rule)?.states ?? {};
  return (Object.keys(STATES) as State[]).filter(
    (state) =>
      cells[state as keyof typeof cells] &&
      'empty' in cells[state as keyof typeof cells] !== isRead,
  );
};

describe.each(RULE_QUESTIONS)('%s', (question, rule, items) => {
  test('without a state, its own item leads', async () => {
    const { lead } = await ask(question, 'General');
    expect(items).toContain(lead);
  });

  test('where we have read the rule, the first sentence gives it', async () => {
    const [state] = getStates(rule, true);
    if (!state) throw new Error(`${rule}: no state is read`);
    const { lead, first, openingIds, rules } = await ask(question, state);
    expect([lead, first.startsWith(`${STATES[state]}: `)]).toEqual([rule, true]);
    expect(openingIds.filter((id) => ![...rules, ...items].includes(id))).toEqual([]);
  });

  test('where we have not, the first sentence says so, and only the same subject follows', async () => {
    for (const state of getStates(rule, false).slice(0, 1)) {
      const { lead, first, openingIds } = await ask(question, state);
      expect([lead, first.startsWith('We have not read the rule of')]).toEqual([rule, true]);
      expect(openingIds.filter((id) => ![rule, ...items].includes(id))).toEqual([]);
    }
  });
});

/** What may lead, in the state that is named. */
const ITEM_QUESTIONS: [question: string, items: string[], earlier?: string[]][] = [
  // Asked in the rooms of the site.
  ['three day notice to pay or quit', EVICTION],
  ['notice to quit for nonpayment', EVICTION],
  ['I got an eviction notice on my door in Ohio', [...EVICTION, 'unpaid-rent-notice']],
  ['What if I already paid part of it?', EVICTION, ['I got an eviction notice for unpaid rent']],
  // Another case than that of its neighbor.
  [
    'bought a 2014 Altima off a dealer as is and the transmission died, Massachusetts',
    ['used-car-sold-as-is-broke-down'],
  ],
  [
    'i quit my job in Omaha cause they cut my hours, can i still get unemployment?',
    ['denied-unemployment-benefits'],
  ],
  ['my hours were cut in half, can I get unemployment', ['hours-cut-partial-unemployment']],
  [
    'if i ignore my speeding ticket from Reno do i get a warrant?',
    ['missed-or-ignored-traffic-ticket', 'clear-an-old-warrant-for-tickets-or-missed-court'],
  ],
  ['I got a speeding ticket in another state', ['out-of-state-or-federal-land-ticket']],
  [
    'Do we really have to live apart a whole year before divorce in Maryland?',
    ['divorce-waiting-period', 'how-divorce-works-time-and-cost'],
  ],
  ['we want to separate but stay married', ['legal-separation-instead-of-divorce']],
  [
    '14 of us at work. Manager says sick pay is only for big companies',
    ['paid-sick-leave-does-my-job-owe-it'],
  ],
  [
    'HR says no FMLA because I have been here only 10 months and my mom has cancer',
    [
      'family-medical-leave-fmla',
      'time-off-to-care-for-sick-parent-or-child',
      'employer-too-small-for-fmla',
    ],
  ],
  ['my green card expires in 2 months, can I travel', ['renew-or-replace-green-card-i-90']],
  ['rent going up 12 percent in San Diego, is that legal', ['is-there-a-limit-on-rent-increases']],
  ['how do I get a summary offense wiped off my record in Pennsylvania', RECORD],
  [
    'I blew a .11 in Miami, do I lose my license',
    ['license-hearing', 'arrested-for-dui-license-and-breath-test'],
  ],
  [
    'Sold my 09 accord as is, the transmission quit and he says he will sue',
    ['i-sold-it-as-is-and-the-buyer-wants-money-back'],
  ],
  // Asked back, or led by another field.
  [
    'they came at 3 am and took my truck out the driveway',
    ['car-was-repossessed-get-it-back', 'deal-with-a-car-repossession'],
  ],
  [
    'PCS orders, the complex says I owe a break fee and lose my deposit',
    ['military-or-job-orders-end-a-lease'],
  ],
  [
    'a door to door salesman got us to sign and took a deposit. Can we cancel and get it back?',
    ['cancel-contract-cooling-off-three-days', 'return-item-or-cancel-purchase-three-days'],
  ],
  [
    'stopped in Idaho with 9 grams of weed, got a misdemeanor ticket',
    ['first-drug-possession-or-shoplifting-charge'],
  ],
  [
    'a contractor left half way. can I sue for 14,500 in small claims or is it over the limit',
    ['how-small-claims-court-works', 'small-claims-from-filing-to-judgment'],
  ],
  [
    'I let a guy stay with me 7 weeks and I want him gone, can I change the lock',
    ['make-a-roommate-guest-or-tenant-leave-legally'],
  ],
  [
    'how do i get an EPO on a saturday',
    ['ask-for-a-protective-order', 'how-to-get-a-protective-order-from-abuse'],
  ],
  [
    'neighbors oak came down on my fence, can I cut the other one back myself',
    ['neighbors-branches-or-fallen-tree'],
  ],
  // Told before.
  [
    'they had me sign nothing just said it is not working out. can I fight it or is it at will',
    ['fired-without-reason-at-will'],
    ['I got let go friday from my job at a feed store here in Montana, no warning'],
  ],
  [
    'does he get less since he is half?',
    ['who-inherits-without-a-will'],
    [
      'my father died in Brooklyn with no will',
      'there is about 30k in his account, no house. its me and my half brother',
    ],
  ],
  [
    'it wasnt my fault can they still take it',
    ['social-security-overpayment-letter', 'answer-a-social-security-overpayment'],
    [
      'letter from social security says they overpaid me $5,430 in ssi',
      'it was burial money of my husband',
    ],
  ],
  [
    'but he says its been there since 2019 so its his now, true?',
    [
      'neighbor-claims-my-land-by-long-use',
      'settle-a-property-line-dispute',
      'neighbor-fence-boundary-tree',
    ],
    ['neighbor built a fence and my surveyor says its 2 feet over on my side'],
  ],
];

/** Another thing, stage or program than its neighbor's, read from questions of strangers. */
const NEIGHBORS: typeof ITEM_QUESTIONS = [
  [
    'They auctioned our house on the courthouse steps. Must we be packed by now? Minnesota',
    ['after-foreclosure-sale-how-long-can-i-stay'],
  ],
  [
    'the letter is of october 30. forget the appeal and send in a new application?',
    ['ssdi-or-ssi-denied', 'appeal-a-social-security-disability-denial'],
    ['Got denied disability (ssdi), my back and the depression'],
  ],
  ['pop died broke and Visa keeps calling me. Do I owe it?', ['pay-parents-debts-after-death']],
  [
    'I run a bakery and let one go. May I hold his last check until the keys come back?',
    ['employer-may-i-hold-a-workers-last-check'],
  ],
  [
    'He set my rent from $1,800 to $2,300, Tacoma Washington',
    ['is-there-a-limit-on-rent-increases', 'rent-increase-notice'],
  ],
  [
    'Pink paper on my door in Denver, pay 2,150 in 10 days or leave',
    ['unpaid-rent-notice', ...EVICTION],
  ],
  [
    'what if i just stay',
    [
      ...EVICTION,
      ...MONTHLY.slice(0, 1),
      'lease-not-renewed-do-i-have-to-leave',
      'lease-violation-notice-cure',
    ],
    ['My landlord gave me a 30 day notice to leave but I have a lease till June and I pay on time'],
  ],
  [
    'they came at 3 am and took my truck out the driveway, im in alabama',
    ['car-was-repossessed-get-it-back', 'deal-with-a-car-repossession'],
  ],
  [
    'Wife moved out with the boys and says judges always give the mother custody. Missouri',
    ['do-mothers-win-custody-or-equal-time', 'how-judges-decide-child-custody'],
  ],
];

/** So bare that what else may be meant is asked, with the right one first. */
const MAY_ASK = new Set(['notice to quit for nonpayment']);

test.each([...ITEM_QUESTIONS, ...NEIGHBORS])('%s', async (question, items, earlier = []) => {
  const { lead, asksBack } = await ask(question, 'General', earlier);
  expect([items, asksBack && !MAY_ASK.has(question)]).toEqual([
    expect.arrayContaining([lead]),
    false,
  ]);
});

test('who is not meant by "you" is told so', async () => {
  const landlord = await ask(
    'I am a landlord. How much notice must I give to end a month to month tenancy?',
    'OH',
  );
  expect(landlord.first).toMatch(/^Ohio, as told to the tenant: /);
  const child = await ask('Dad died without a will, his wife says it is all hers', 'UT');
  expect([child.first, child.opening]).toEqual([
    expect.stringMatching(/^State law decides/),
    expect.stringContaining('Utah, for the surviving husband or wife: '),
  ]);
  const widow = await ask('my husband died without a will, do I get the house', 'UT');
  expect(widow.first).toMatch(/^Utah, for the surviving husband or wife: /);
});

test('a province of Canada is no city of California', async () => {
  const question = 'How long does my landlord have to return my deposit in Ontario';
  expect((await ask(question, 'General')).refusal).toBe('outside-us-law');
  expect((await ask(`${question}, California`, 'General')).first).toMatch(/^California: /);
});
