import { expect, test } from 'vitest';
import { readActs } from '#features/site-search/acts/asked-acts.ts';
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
const none = readActs('');
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

test('a lead is clear when it is far ahead of the next one that is about something else, likely when it is near itself', () => {
  const judge = (...scores: number[]) => judgeLead(createRanked(...scores), new Map(), none);
  expect(judge(1.4, 1.1, 1)).toEqual({ isClear: true, isLikely: true });
  expect(judge(1.6, 1.55, 1)).toEqual({ isClear: false, isLikely: true });
  expect(judge(1.4, 1.25, 1)).toEqual({ isClear: false, isLikely: false });
  expect(judge(1, 0.5), 'far ahead of what is farther off').toEqual({
    isClear: false,
    isLikely: false,
  });
  expect(judge()).toEqual({ isClear: false, isLikely: false });
  const sameSubject = new Map([['faq:faq-0', new Set(['faq:faq-0', 'faq:faq-1'])]]);
  expect(judgeLead(createRanked(1.4, 1.395, 0.8), sameSubject, none).isClear).toBe(true);
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
