import { expect, test } from 'vitest';
import { removeRequest } from './remove-request.ts';

test.each([
  [
    'Defendant moves for summary judgment: plaintiff has no evidence of notice of the spill.',
    'notice of the spill.',
  ],
  ['Plaintiffs move for summary judgment.', ''],
  [
    'Defendant asks the court to rule in its favor because the floor was dry.',
    'because the floor was dry.',
  ],
  ['My landlord kept the deposit.', 'My landlord kept the deposit.'],
])('%s', (text, story) => {
  expect(removeRequest(text)).toBe(story);
});
