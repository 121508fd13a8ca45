import { expect, test } from 'vitest';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import { findItemByTitle, judgeLead, listChoices, rankLeads } from './choose-lead.ts';

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
const createRanked = (...scores: number[]) =>
  scores.map((score, n) => ({ item: createItem('faq', `faq-${n}`, `Question ${n}`), score }));

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

test('a lead is clear when it is high and ahead of the others, and a tie never is', () => {
  expect(judgeLead(createRanked(1.4, 1.1, 1, 1, 1), story).isClear).toBe(true);
  expect(judgeLead(createRanked(1.4, 1.395, 0.8, 0.8, 0.8), story).isClear).toBe(false);
  expect(judgeLead(createRanked(0.9, 0.86, 0.85, 0.84, 0.84), story).isClear).toBe(false);
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
  ];
  expect(findItemByTitle(items, "my boss didn't pay  me?")?.id).toBe('pay');
});
