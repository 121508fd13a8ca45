import { expect, test } from 'vitest';
import type { Side } from '#features/library/schema/sides.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { listItems } from '../index/list-items.ts';
import { fitsSides, listItemSides, readSides } from './asked-sides.ts';

test.each<[string, Side[]]>([
  ['My tenant stopped paying. How do I get him out?', ['landlord']],
  ['I own a house that I rent out to two tenants', ['landlord']],
  ['landlord here, he is 12 days behind', ['landlord']],
  ['moved out in may, landlord here in vermont still has my money', []],
  ['the tenant in my trailer does not answer', ['landlord']],
  ['my landlord kept my deposit', ['tenant']],
  ['what are my tenant rights', []],
  ['my landlord says my tenant must go', ['tenant']],
  ['I run a small bakery and have to fire somebody', ['employer']],
  ['I run a small tree service, four guys', ['employer']],
  ['may I hold his last check until the tools come back', ['employer']],
  ['my boss fired me', ['worker']],
  ['I rear-ended a lady at the light', ['at-fault']],
  ['someone rear ended me', ['injured']],
  ['my dog bit the mailman', ['at-fault']],
  ['a dog bit my son', ['injured']],
  ['the crash was not my fault', []],
  ['I was charged with shoplifting', ['accused']],
  ['my ex got a restraining order against me', ['restrained']],
  ['how do I get a restraining order', ['protected']],
  ['he owes me 2,000 dollars', ['creditor']],
  ['he borrowed 2,000 from me', ['creditor']],
  ['the place I borrowed from is charging me 200 percent', []],
  ["I'm a landlord myself, but this is about the apartment I lived in", []],
  ['I owe 2,000 dollars', ['debtor']],
  ['I sold my truck and the buyer wants his money back', ['seller']],
  ['they are suing me', ['defendant']],
  ['can I sue my neighbor', ['plaintiff']],
  ['they sued me, can I sue them back', []],
  ['What is a lien?', []],
])('%s', (question, sides) => {
  expect([...readSides(question)]).toEqual(sides);
});

test('nothing for the other side leads, and what is for either side may', () => {
  const landlord = readSides('my tenant owes me rent');
  expect(fitsSides(landlord, ['tenant'])).toBe(false);
  expect(fitsSides(landlord, ['landlord'])).toBe(true);
  expect(fitsSides(landlord, [])).toBe(true);
  expect(fitsSides(readSides('how long is a lease'), ['tenant'])).toBe(true);
  expect(fitsSides(landlord, ['worker']), 'another matter').toBe(true);
});

test('at most two of a hundred questions that an item is known by are kept from it', () => {
  const items = listItems(library).filter(({ kind }) => kind === 'faq' || kind === 'guide');
  const pairs = items.flatMap((item) => item.questions.map((question) => ({ item, question })));
  const mismatched = pairs.filter(
    ({ item, question }) => !fitsSides(readSides(question), listItemSides(item)),
  );
  expect(mismatched.length / pairs.length).toBeLessThanOrEqual(0.02);
});
