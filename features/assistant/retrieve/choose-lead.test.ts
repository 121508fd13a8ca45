import { expect, test } from 'vitest';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { findItemByTitle, listChoices, rankLeads } from './choose-lead.ts';

const createItem = (kind: SearchItem['kind'], id: string, title = id): SearchItem => ({
  kind,
  id,
  title,
  href: '/',
  description: '',
  paragraphs: [],
  tags: [],
  topics: [],
  terms: [],
  questions: [],
  passages: [],
  substringTexts: [],
});
const relevance = { scoreText: () => 0 };
const story = 'a story of more than a dozen words that somebody wrote about what happened to them';
test('a term leads only when it is far ahead, and in a few words hardly ever; a directory entry never', () => {
  const term = { item: createItem('term', 'lien'), score: 1.25 };
  const faq = { item: createItem('faq', 'paid-lien'), score: 1 };
  const resource = { item: createItem('resource', 'office'), score: 2 };
  expect(rankLeads([resource, term, faq], story, relevance).map(({ item }) => item.id)).toEqual([
    'lien',
    'paid-lien',
  ]);
  expect(
    rankLeads([resource, term, faq], 'a lien on my house', relevance).map(({ item }) => item.id),
  ).toEqual(['paid-lien', 'lien']);
});

test('the choices are at most four questions or guides that can be told apart', () => {
  const titles = [
    'Can I break my lease early?',
    'Can I break the lease early for work?',
    'Who pays for bed bugs?',
    'A',
    'B',
    'C',
  ];
  const leads = titles.map((title, n) => ({ item: createItem('faq', `${n}`, title), score: 1 }));
  const choices = listChoices([{ item: createItem('case', 'roe'), score: 2 }, ...leads]);
  expect(choices.map(({ title }) => title)).toEqual([
    'Can I break my lease early?',
    'Who pays for bed bugs?',
    'A',
    'B',
  ]);
});

test('an item is found by its own question, whatever the quotation marks', () => {
  const items = [
    createItem('term', 'x', 'My boss didn’t pay me?'),
    createItem('faq', 'pay', 'My boss didn’t pay me?'),
    createItem('faq', 'car', 'Someone hit my parked car. Who pays?'),
    createItem('faq', 'fired', 'I was fired. What now?'),
  ];
  expect(findItemByTitle(items, "my boss didn't pay  me?")?.id).toBe('pay');
  expect(findItemByTitle(items, 'someone hit my parked car')?.id).toBe('car');
  expect(findItemByTitle(items, 'i was fired')).toBeUndefined();
});
