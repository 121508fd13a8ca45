import { expect, test } from 'vitest';
import { splitFacts } from './split-facts.ts';

test.each([
  [
    'I moved out on May 1 and gave no list of damage.',
    ['I moved out on May 1', 'and gave no list of damage.'],
  ],
  [
    'I moved out May 1, he kept the deposit, no list was ever sent',
    ['I moved out May 1,', 'he kept the deposit,', 'no list was ever sent'],
  ],
  [
    'He owed me a month of rent but he never paid it',
    ['He owed me a month of rent', 'but he never paid it'],
  ],
  [
    'She hit my car, then drove away without stopping',
    ['She hit my car,', 'then drove away without stopping'],
  ],
  [
    'I was fired on Monday because I complained to the state',
    ['I was fired on Monday', 'because I complained to the state'],
  ],
  [
    "The landlord changed the locks and I couldn't get my things",
    ['The landlord changed the locks', "and I couldn't get my things"],
  ],
])('%s tells several facts', (sentence, facts) => {
  expect(splitFacts(sentence)).toEqual(facts);
});

test.each([
  'He sold me old and damaged furniture.',
  'I paid rent and utilities for June and July.',
  'She was tired and scared of him.',
  'If he does not pay and keeps the car, I will sue.',
  'My boss, Mr. Smith, fired me on Jan. 5.',
  'Smith and Jones signed the lease.',
  'I live in Dallas, Texas.',
  'Ohio law makes every late payer owe triple damages, my cousin says.',
  'My landlord told me, he would give the deposit back in May.',
])('%s stays whole', (sentence) => {
  expect(splitFacts(sentence)).toEqual([sentence]);
});
