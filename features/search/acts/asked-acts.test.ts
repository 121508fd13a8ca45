import { expect, test } from 'vitest';
import type { Act } from '#features/library/schema/acts.ts';
import { checkout } from '#server/boot/content-source.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { loadSearchData } from '../index/load-search-data.server.ts';
import type { SearchItem } from '../index/search-item.ts';
import { fitsActs, isUnanswered, listActTopics, mayLead, readActs } from './asked-acts.ts';

const read = (text: string) => [...readActs(text)].toSorted();

test.each<[string, Act[]]>([
  ['3-day notice taped to my door', ['evict']],
  ['Three day notice to pay or quit', ['evict']],
  ['24 hour notice to come in', ['enter-home']],
  ['my two weeks’ notice', ['quit-job']],
  ['notice of foreclosure on my door', ['foreclose']],
  ['notice of disconnection from the electric company', ['shut-off-utility']],
  ['how much notice before they repo my car', ['repossess-car']],
  ['How long do I have to answer?', ['answer-case']],
  ['I was sued on a 9 year old debt. How long do I have?', ['answer-case']],
  ['how long do I have to answer the eviction summons', ['answer-eviction', 'evict']],
  ['how long can they sue me for a debt', ['sue-in-time']],
  ['Is the debt too old to sue on?', ['sue-in-time']],
  ['How long do I have to sue?', ['sue-over-anything']],
  ['how long can they wait to file charges for shoplifting', ['charge-in-time']],
  ['landlord kept my deposit', ['return-deposit']],
  ['the contractor kept my deposit', ['return-other-deposit']],
  ['can the landlord ask for two deposits', ['charge-deposit']],
  ['Is weed legal?', ['use-marijuana']],
  ['Does legal weed hurt my green card?', []],
  ['the robocalls will not quit', []],
  ['I have to give 30 days notice before I move out', ['move-out']],
  ['the rent goes up 12 percent, is that legal?', ['limit-rent']],
  [
    'rent goes from 1500 to 1850 on 3 weeks notice, is that too high?',
    ['limit-rent', 'raise-rent'],
  ],
  ['how much notice before a rent increase', ['raise-rent']],
  ['the used car I bought as is, the transmission died', ['fix-used-car']],
  ['my new car keeps breaking', ['fix-new-car']],
  ['I sold my old truck as is and the engine died', []],
  ['can a felony come off my record', ['clear-other-record']],
  ['expunge a misdemeanor', ['clear-record']],
  ['I quit. Can I get unemployment?', ['claim-unemployment', 'get-unemployment']],
  [
    'I quit. When is my last check due if I get unemployment?',
    ['claim-unemployment', 'get-unemployment', 'quit-job'],
  ],
  ['what if I write it by hand with a pen', ['make-handwritten-will']],
  ['a tree came down on my fence', ['fallen-tree']],
  ['he built a fence two feet over on my side', ['draw-boundary']],
  ['charged with a misdemeanor for weed in the car', ['charge-drugs', 'charge-in-time']],
  ['they overpaid me in SSI', ['repay-benefits']],
  ['my ex is not paying child support', ['collect-support', 'support-child']],
  ['he came at 3 am and took my truck out the driveway', ['repossess-car']],
  ['pcs orders and the lease runs to june', ['end-lease-early']],
  ['I let a guy stay with me and I want him gone', ['remove-guest']],
  ['the salesman came door to door, can we get the deposit back', ['return-other-deposit']],
  ['a paper on my door says pay 2,150 in 10 days or leave', ['evict']],
  ['they want two months deposit, when do I get it back', ['charge-deposit', 'return-deposit']],
  ['rent 1200 now says 1450 from december', ['raise-rent']],
  ['he will not fix the furnace, can I just not pay rent', ['hold-back-rent', 'repair-home']],
  ['our house was auctioned at the courthouse, when must we be out', ['stay-after-foreclosure']],
  ['what court handles 4,800 dollars', ['choose-court']],
  ['I was hurt on a metro bus and broke my wrist', ['claim-on-government']],
  ['dad died and Visa is calling me, do I owe it', ['inherit', 'owe-after-death']],
  ['they won a judgment on me and want to empty my account', ['enforce-judgment', 'take-for-debt']],
  ['she kept the keys, can I hold her last check', ['hold-last-pay']],
  ['I have no papers and my boss owes me 5 weeks', ['pay-without-papers']],
  ['my tips make up the rest to minimum, he says', ['pay-minimum-wage']],
  ['had the flu four days, no pay', ['give-sick-leave']],
  ['petition non payment. Must I go to court to answer?', ['answer-eviction', 'evict']],
  ['my drawer was 140 short and they took it out my check', ['dock-pay', 'garnish-pay']],
  ['is there paid leave for a new baby', ['get-paid-leave']],
  ['overstayed a visa. If I go home can I come back?', ['leave-after-overstay']],
  ['What is a lien?', []],
])('%s', (question, acts) => {
  expect(read(question)).toEqual(acts);
});

const known = loadSearchData(checkout).data.ruleQuestions;
const listKnown = (id: string) => known.find((each) => each.id === id)?.questions ?? [];

test('no rule is kept from the questions that it is known by', () => {
  const blocked = library.rules.flatMap(({ id, acts, question, questions }) =>
    [question, ...questions, ...listKnown(id)].flatMap((text) =>
      fitsActs(readActs(text), acts) ? [] : `${id}: ${text}`,
    ),
  );
  expect(blocked).toEqual([]);
});

/** Rules whose questions share the words that are named. */
const ALIKE: Record<string, string[]> = {
  notice: [
    'landlord-entry-notice',
    'unpaid-rent-notice',
    'month-to-month-notice',
    'government-claim-notice',
    'right-to-cure',
    'final-pay-quit',
    'rent-increase-notice',
  ],
  'answer, sue, how long': [
    'eviction-answer',
    'answer-to-lawsuit',
    'limitation-fraud',
    'limitation-injury',
    'limitation-malpractice',
    'limitation-open-account',
    'limitation-oral-contract',
    'limitation-property-damage',
    'limitation-written-contract',
    'misdemeanor-limitation',
    'judgment-life',
    'government-claim-notice',
  ],
  deposit: [
    'security-deposit-cap',
    'security-deposit-return',
    'security-deposit-penalty',
    'small-claims-limit',
  ],
  'landlord, rent': [
    'lockout-penalty',
    'late-rent-fee',
    'tenant-property-left',
    'repair-and-deduct',
    'landlord-entry-notice',
    'unpaid-rent-notice',
  ],
  'boss, pay': [
    'final-pay-fired',
    'final-pay-quit',
    'minimum-wage',
    'wage-garnishment',
    'meal-breaks',
    'vacation-payout',
    'paid-sick-leave',
    'non-competes',
  ],
  'married, how long': [
    'divorce-residency',
    'divorce-waiting-period',
    'relocation-with-child',
    'child-wish-age',
    'marital-property',
    'child-support-end',
    'common-law-marriage',
  ],
  'record, charge': [
    'record-clearing',
    'eviction-sealing',
    'license-hearing',
    'recording-consent',
    'misdemeanor-limitation',
    'breath-test-refusal',
  ],
  'will, die': ['will-witnesses', 'handwritten-will', 'spouse-share', 'small-estate-limit'],
  'car, loan': ['right-to-cure', 'lemon-law', 'interest-ceiling', 'auto-insurance-minimum'],
  'hurt, claim': ['dog-bite', 'fault-rule', 'limitation-injury', 'government-claim-notice'],
  'judgment, how much': [
    'judgment-life',
    'judgment-interest',
    'homestead-exemption',
    'wage-garnishment',
    'interest-ceiling',
    'small-claims-limit',
    'small-claims-lawyers',
  ],
};

test('every rule is compared with those that share its words', () => {
  const compared = new Set(Object.values(ALIKE).flat());
  expect(library.rules.flatMap(({ id }) => (compared.has(id) ? [] : id))).toEqual([]);
});

test.each(Object.entries(ALIKE))(
  'most questions for one rule keep the others of another act from leading: %s',
  (_, ids) => {
    const rules = library.rules.filter(({ id }) => ids.includes(id));
    const blocked = rules.flatMap(({ id, acts }) =>
      rules
        .filter((other) => !fitsActs(new Set(acts), other.acts))
        .flatMap((other) => listKnown(id).map((text) => !fitsActs(readActs(text), other.acts))),
    );
    expect(blocked.filter(Boolean).length / blocked.length).toBeGreaterThanOrEqual(0.65);
  },
);

const createItem = (title: string, questions: string[] = [], topic = 'landlord-tenant') =>
  ({ kind: 'faq', id: title, title, questions, topics: [topic] }) as unknown as SearchItem;

test('an item about another act may not lead, one that is asked for this act too may', () => {
  const evicted = readActs('they want to evict me');
  const job = ['I quit my job', 'quitting without notice'];
  expect(mayLead(evicted, createItem('I got an eviction notice', [], 'x'))).toBe(true);
  expect(mayLead(evicted, createItem('I quit my job. What now?', job))).toBe(false);
  expect(
    mayLead(evicted, createItem('I quit my job', [...job, 'lost it and got evicted', 'evicted'])),
  ).toBe(true);
  expect(mayLead(evicted, createItem('Who pays for bed bugs?'))).toBe(true);
  expect(mayLead(evicted, createItem('Who pays for bed bugs?', [], 'tax-law'))).toBe(false);
});

test('an act that is not read, or not surely, keeps no item from leading', () => {
  const item = createItem('I got an eviction notice');
  expect(mayLead(readActs('what is a lien'), item)).toBe(true);
  expect(mayLead(readActs('i quit my job'), item)).toBe(true);
});

test('an act that no lead is asked for is unanswered', () => {
  const weed = readActs('is weed legal');
  const items = [createItem('Can I use medical marijuana on probation?')];
  expect(isUnanswered(weed, items)).toBe(true);
  expect(isUnanswered(weed, [...items, createItem('Is marijuana legal?')])).toBe(false);
  expect(isUnanswered(readActs('what is a lien'), items)).toBe(false);
});

test('the topics are those of the acts, unless an act happens in every field', () => {
  expect(listActTopics(readActs('notice to quit'))).toEqual(['landlord-tenant']);
  expect(listActTopics(readActs('i was sued, how long do i have to answer'))).toEqual([]);
});
