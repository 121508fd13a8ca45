import { expect, test } from 'vitest';
import type { Faq } from '#features/library/schema/schema.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import { findSuggestedItem, findSuggestionProblems } from './suggested-items.ts';

const { items } = getSearchIndex();

test('each question that the chat suggests has its item', () => {
  expect(findSuggestionProblems(library)).toEqual([]);
  const question = 'Can my landlord keep my security deposit?';
  const item = library.faqs.find(({ suggested }) => suggested === question);
  expect(findSuggestedItem(items, ` ${question}`)?.id).toBe(item?.id);
  expect(item).toBeDefined();
});

test('no item is named for other questions', () => {
  for (const question of ['', 'constructor', 'What are my rights?'])
    expect(findSuggestedItem(items, question)).toBeUndefined();
});

test('a suggestion without an item, with two, and one that the chat does not make are reported', () => {
  const question = 'Can my landlord keep my security deposit?';
  const others = library.faqs.filter(({ suggested }) => suggested !== question);
  const faq = { ...(library.faqs[0] as Faq), id: 'own', suggested: question };
  const find = (faqs: typeof others) =>
    findSuggestionProblems({ ...library, faqs }).map(({ message }) => message);
  expect(find(others)).toEqual([
    `the chat suggests "${question}": write \`suggested: "${question}"\` into the question or guide that answers it`,
  ]);
  expect(find([...others, faq])).toEqual([]);
  expect(find([...others, faq, { ...faq, id: 'another' }])).toEqual([
    `suggested: content/faq/${faq.topic}/${faq.id}.md answers "${question}" already`,
  ]);
  expect(find([...library.faqs, { ...faq, suggested: 'Is it fair?' }])).toEqual([
    'suggested: the chat does not suggest "Is it fair?"',
  ]);
});
