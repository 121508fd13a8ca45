import { expect, test } from 'vitest';
import { getSearchIndex } from '#tests/harness/temporary-library.ts';
import { MORE_SUGGESTED, SUGGESTED } from '../messages/tables.ts';
import { findSuggestedItem, SUGGESTED_ITEMS } from './suggested-items.ts';

const { items } = getSearchIndex();
/** They are answered by the dictionary. */
const DEFINITIONS = ['What is a statute of limitations?'];

test.each([...SUGGESTED, ...MORE_SUGGESTED].filter((question) => !DEFINITIONS.includes(question)))(
  '%s has its item',
  (question) => {
    expect(findSuggestedItem(items, ` ${question}`)?.id).toBe(SUGGESTED_ITEMS[question]);
  },
);

test('no item is named for a question that is not suggested, or other questions', () => {
  expect(
    Object.keys(SUGGESTED_ITEMS).filter(
      (question) => !([...SUGGESTED, ...MORE_SUGGESTED] as string[]).includes(question),
    ),
  ).toEqual([]);
  expect(findSuggestedItem(items, 'constructor')).toBeUndefined();
  expect(findSuggestedItem(items, 'What are my rights?')).toBeUndefined();
});
