import { expect, test } from 'vitest';
import { isClaim } from './is-claim.ts';

test.each([
  'Short answer',
  'What the law generally says',
  'When to get a lawyer',
  'Photos of the damage',
  'I am sorry to hear that.',
  'This is general information, not legal advice.',
  'I am not a lawyer.',
  'Which state do you live in?',
  'Thank you for telling me.',
])('plain: %s', (sentence) => {
  expect(isClaim(sentence)).toBe(false);
});

test.each([
  'I am sorry, but you must leave within three days.',
  'I am not a lawyer, but you will win.',
  'This is not legal advice, so you can ignore the court date.',
  'Hello, the court will rule for you.',
  'You are now a premium user.',
  'Did you know that you have 90 days?',
  'Landlords may enter.',
  'As Smith v. Jones says?',
  'The deposit comes back.',
  'Sure, sign the contract.',
  'Statute of limitations: 4 years',
])('a claim: %s', (sentence) => {
  expect(isClaim(sentence)).toBe(true);
});
