// For every rule: a sentence that only this rule rejects, and a similar one that no rule rejects.
import { expect, test, vi } from 'vitest';
import { checkSupport } from './is-supported.ts';
import { RULES } from './support-contradictions.ts';

const EXAMPLES: Record<string, { passage: string; wrong: string; right: string }[]> = {
  wrongNumber: [
    {
      passage: 'A landlord must return the deposit in 30 days.',
      wrong: 'A landlord must return the deposit in 45 days.',
      right: 'A landlord must return the deposit in thirty days.',
    },
    {
      passage: 'A tenant can sue a landlord for up to $5,000.',
      wrong: 'A tenant can sue a landlord for at least $5,000.',
      right: 'A tenant can sue a landlord for at most $5,000.',
    },
    {
      passage: 'An appeal takes 30 days, and the answer is due in 20 days.',
      wrong: 'The answer is due in 30 days.',
      right: 'The answer is due in 20 days.',
    },
  ],
  wrongNegation: [
    {
      passage: 'A tenant with a written lease may paint the unit.',
      wrong: 'Under a written lease the unit of a tenant may not be painted.',
      right: 'Under a written lease a tenant may paint the unit.',
    },
    {
      passage: "A tenant's leased unit may not be painted.",
      wrong: 'A tenant may paint the leased unit.',
      right: 'The leased unit of a tenant may not be painted.',
    },
    {
      passage: 'The court can cancel the lease, and it can cancel the debt.',
      wrong: 'The court can cancel the lease but it cannot cancel the debt.',
      right: 'The court can cancel the lease, and the court can cancel the debt.',
    },
    {
      passage: 'The court can cancel the lease but it cannot cancel the debt.',
      wrong: 'The court can cancel the debt.',
      right: 'The court can cancel the lease.',
    },
    {
      passage: 'Nothing in the lease lets the owner search a car.',
      wrong: 'The owner may search a car.',
      right: 'Nothing in the lease lets the owner search your car.',
    },
  ],
  deniedElsewhere: [
    {
      passage:
        'A tenant may hold rent for a repair. Keep a copy of each letter. Do it without threats.',
      wrong: 'A tenant may hold rent for a repair with threats.',
      right: 'A tenant may hold rent for a repair without threats.',
    },
    {
      passage:
        'A debt collector may call your home. Keep a letter from a neighbor. It may not call your neighbor.',
      wrong: 'A debt collector may call your home and call your neighbor.',
      right: 'A debt collector may call your home but not call your neighbor.',
    },
  ],
  swappedClauses: [
    {
      passage: 'If the landlord sells the house, the lease survives.',
      wrong: 'If the lease survives, the landlord sells the house.',
      right: 'The lease survives if the landlord sells the house.',
    },
  ],
  onlyNegationDiffers: [
    {
      passage: 'Courts enforce an oral promise, but not always.',
      wrong: 'Courts enforce an oral promise.',
      right: 'An oral promise is enforced by courts, but not always.',
    },
  ],
  wrongOpposite: [
    {
      passage: 'A landlord must give notice before the visit and a receipt after the payment.',
      wrong: 'A landlord must give notice after the visit.',
      right: 'A landlord must give notice before the visit.',
    },
    {
      passage: 'Monthly payments under the repayment plan of the court are temporary.',
      wrong: 'Monthly payments under the repayment plan of the court are permanent.',
      right: 'Under the repayment plan of the court, monthly payments are temporary.',
    },
  ],
  'wrongOpposite in the nearest sentence': [
    {
      passage:
        'The stay of the eviction in housing court is temporary. A permanent order needs a hearing.',
      wrong: 'The stay of the eviction in housing court is permanent.',
      right: 'The stay of this eviction in housing court is temporary.',
    },
  ],
  wrongPrefix: [
    {
      passage: 'The court found the parking fee constitutional.',
      wrong: 'The court found the parking fee unconstitutional.',
      right: 'The judge found the parking fee constitutional.',
    },
  ],
  'wrongPrefix in the passage': [
    {
      passage: 'The court found the car search unreasonable.',
      wrong: 'The court found the car search reasonable.',
      right: 'The judge found the car search unreasonable.',
    },
  ],
  wrongModality: [
    {
      passage: 'A tenant may ask for a receipt.',
      wrong: 'A tenant has to ask for a receipt.',
      right: 'A tenant may request a receipt.',
    },
    {
      passage: 'An employer has to store the records.',
      wrong: 'An employer may store the records.',
      right: 'An employer must store the records.',
    },
    {
      passage: 'The bank must send a notice and may charge a fee.',
      wrong: 'The bank may send a notice and must charge a fee.',
      right: 'The bank may charge a fee and must send a notice.',
    },
  ],
  addedUniversal: [
    {
      passage: 'The rule covers homes in the county.',
      wrong: 'The rule covers all homes in the county.',
      right: 'The rule covers the homes in the county.',
    },
  ],
  noHedgeLeft: [
    {
      passage: 'A hearing usually ends the case.',
      wrong: 'A hearing ends the case.',
      right: 'A hearing often ends the case.',
    },
  ],
  wrongSeldom: [
    {
      passage: 'A judge sometimes reopens the case.',
      wrong: 'A judge rarely reopens the case.',
      right: 'A court sometimes reopens the case.',
    },
    {
      passage: 'A judge rarely reopens the case.',
      wrong: 'A judge sometimes reopens the case.',
      right: 'A judge seldom reopens the case.',
    },
  ],
  wrongOnly: [
    {
      passage: 'The court may hear the tenant.',
      wrong: 'The court may hear only the tenant.',
      right: 'The judge may hear the tenant.',
    },
    {
      passage: 'A buyer can claim not only a refund but damages.',
      wrong: 'A buyer can claim only a refund.',
      right: 'A buyer can claim not only a refund but also damages.',
    },
  ],
  strongerShare: [
    {
      passage: 'Some states cap the fee.',
      wrong: 'Most states cap the fee.',
      right: 'Some of the states cap the fee.',
    },
  ],
  lostLimit: [
    {
      passage: 'The sale is final unless the seller lied.',
      wrong: 'The sale is final.',
      right: 'The sale is final, except when the seller lied.',
    },
  ],
  lostHedge: [
    {
      passage: 'A buyer can usually return the goods.',
      wrong: 'A buyer can return the goods.',
      right: 'A buyer can often return the goods.',
    },
  ],
  lostCondition: [
    {
      passage: 'If the buyer took the goods, the price is due.',
      wrong: 'The price is due.',
      right: 'The price is due when the buyer took the goods.',
    },
  ],
  swappedRoles: [
    {
      passage: 'The bank may sue the seller.',
      wrong: 'The seller may sue the bank.',
      right: 'The lender may sue the seller.',
    },
    {
      passage: 'If the bank sues the seller, the claim ends.',
      wrong: 'If the seller sues the bank, the claim ends.',
      right: 'If the lender sues the seller, the claim ends.',
    },
    {
      passage: 'If the bank objects, you wait.',
      wrong: 'If you object, the bank waits.',
      right: 'You wait if the bank objects.',
    },
  ],
  wordReplaced: [
    {
      passage: 'The late filing penalty for the tax return starts in April.',
      wrong: 'The late payment penalty for the tax return starts in April.',
      right: 'The late filing penalty for the tax return begins in April.',
    },
  ],
  missingAction: [
    {
      passage: 'The clerk may mark, copy and then file every loose petition of an heir.',
      wrong: 'The clerk may reject every loose petition of an heir.',
      right: 'The clerk may file every loose petition of an heir.',
    },
  ],
  reversedComparison: [
    {
      passage: 'Duties count more than titles.',
      wrong: 'Titles count more than duties.',
      right: 'Your duties count more than titles.',
    },
  ],
  wrongCount: [
    {
      passage: 'Most states cap the fee.',
      wrong: 'Some states cap the fee.',
      right: 'Many states cap the fee.',
    },
  ],
  wrongBound: [
    {
      passage: 'The plan takes up to half of the wages.',
      wrong: 'The plan takes at least half of the wages.',
      right: 'The plan takes at most half of the wages.',
    },
    {
      passage: 'The plan takes at least half of the wages.',
      wrong: 'The plan takes up to half of the wages.',
      right: 'The plan takes at least half of your wages.',
    },
  ],
  wrongActor: [
    {
      passage: 'The judge may set bail, and the jury may hear the witness.',
      wrong: 'The jury may set bail.',
      right: 'The judge may set bail.',
    },
  ],
};

/** Which rules ran, and which found a fault. */
function watchRules(sentence: string, passage: string) {
  const watched = RULES.map((rule) => ({ name: rule.name, spy: vi.spyOn(rule, 'find') }));
  const { verdict } = checkSupport(sentence, passage);
  const ran = watched.filter(({ spy }) => spy.mock.calls.length > 0).map(({ name }) => name);
  const fired = watched
    .filter(({ spy }) => spy.mock.results.some(({ value }) => value !== undefined))
    .map(({ name }) => name);
  for (const { spy } of watched) spy.mockRestore();
  return { verdict, ran, fired };
}

const rows = Object.entries(EXAMPLES).flatMap(([rule, examples]) =>
  examples.map((example) => ({ rule, ...example })),
);

test.each(rows)('$rule rejects: $wrong', ({ rule, passage, wrong }) => {
  expect(watchRules(wrong, passage)).toMatchObject({ verdict: 'not', fired: [rule] });
});

test.each(rows)('$rule and all others accept: $right', ({ rule, passage, right }) => {
  const { verdict, ran, fired } = watchRules(right, passage);
  expect({ verdict, fired }).toEqual({ verdict: 'supported', fired: [] });
  // A verbatim sentence is accepted before any rule runs and would prove nothing.
  expect(ran).toContain(rule);
});

test('every rule has an example', () => {
  const withExamples = Object.keys(EXAMPLES).filter((rule) => EXAMPLES[rule]?.length);
  expect(withExamples).toEqual(RULES.map(({ name }) => name));
});
