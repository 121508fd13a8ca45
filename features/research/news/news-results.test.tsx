import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render.tsx';
import { readResearchAddress } from '../cases/search-address.ts';
import { research } from '../messages.ts';
import type { FoundNews, NewsResult } from '../research-outcome.ts';
import { newsTexts } from './news-messages.ts';
import { NewsResults } from './news-results.tsx';

const search = readResearchAddress(new URLSearchParams('tab=news&q=rent&jurisdiction='));
const item: NewsResult = {
  ...{
    id: 'n/1',
    title: HOSTILE,
    url: 'https://news.example/1',
    source: 'Paper',
    date: 'March 1, 2027',
    content: LONG_WORD,
    allow: 'token',
  },
  cases: [{ citation: '384 U.S. 436', name: 'Miranda v. Arizona', slug: 'miranda' }, { citation: '1 F. 2' }],
};
const found: FoundNews = { kind: 'news', access: 'full', items: [item], first: 1, total: 30, more: true, provider: 'Example AI' };
const results = (more: Partial<FoundNews> = {}, options?: Parameters<typeof render>[1], address = search, place = '') =>
  render(<NewsResults found={{ ...found, ...more }} search={address} place={place} />, options);

test('no news says so, and a narrowed search can be widened', () => {
  expect(results({ items: [] }).text).toBe(`${newsTexts.none} ${newsTexts.noneHint}`);
  for (const page of [
    results({ items: [] }, undefined, { ...search, jurisdiction: 'Texas' }),
    results({ items: [] }, undefined, { ...search, jurisdiction: undefined }, 'Texas'),
  ]) {
    expect(page.get('link', newsTexts.everywhere).attrs.href).toBe('/research?tab=news&q=rent&jurisdiction=');
  }
  expect(results({ items: [] }, undefined, { ...search, jurisdiction: undefined }).all('link')).toEqual([]);
});

test('an item opens at its source, the cases it cites open here', () => {
  const page = results();
  expect(page.get('region', newsTexts.title)).toBeDefined();
  expect(page.get('link', `${HOSTILE} ${newsTexts.newTab}`).attrs.href).toBe('https://news.example/1');
  expect(page.text).toContain(`Paper · March 1, 2027 ${LONG_WORD}`);
  expect(page.get('link', 'Miranda v. Arizona, 384 U.S. 436').attrs.href).toBe('/cases/miranda');
  expect(page.says('listitem')).toContain('1 F. 2');
  expect(page.get('link', newsTexts.later).attrs.href).toBe('/research?tab=news&q=rent&jurisdiction=&page=2');
  expect(page.faults()).toEqual([]);
});

test('the free search has no pages and says that it was the one', () => {
  const page = results({ access: 'trial' });
  expect(page.text).toContain(newsTexts.trialNote);
  expect(page.get('link', research.upgrade).attrs.href).toBe('/subscription');
  expect(page.all('navigation')).toEqual([]);
});

test('without a provider no analysis is offered, and why', () => {
  const page = results({ provider: null });
  expect(page.all('button')).toEqual([]);
  expect(page.text).toContain(newsTexts.noProvider);
});

test('an analysis is asked for by name, and the button waits while it is written', () => {
  const page = results();
  expect(isDisabled(page.get('button', `${newsTexts.analyze}: ${HOSTILE}`))).toBe(false);
  expect(page.text).toContain(newsTexts.analyzeHint('Example AI'));
  expect(page.sends('item')).toEqual(['n/1']);
  expect(page.sends('allow')).toEqual(['token']);
  const busy = results({}, { fetcher: { busy: true } });
  expect(isDisabled(busy.get('button', `${newsTexts.analyzing}: ${HOSTILE}`))).toBe(true);
});

test('a failed analysis is announced, and can be asked for again', () => {
  const data = { analysis: null, failure: { kind: 'unavailable', message: newsTexts.analysisFailed } };
  const page = results({}, { fetcher: { data } });
  expect(page.says('alert')).toEqual([newsTexts.analysisFailed]);
  expect(isDisabled(page.get('button', `${newsTexts.analyze}: ${HOSTILE}`))).toBe(false);
});

test('a written analysis takes the place of the button, with its sources', () => {
  const sentences = [{ text: `Rents rise. ${LONG_WORD}`, sources: [1], check: 'supported' }];
  const analysis = {
    ...{
      newsId: 'n/1',
      title: '',
      url: '',
      model: 'model-1',
      parts: [{ type: 'block', block: 1, kind: 'paragraph', section: 'short', sentences }],
    },
    sources: [{ n: 1, kind: 'news', id: 'n/1', title: HOSTILE, href: 'https://news.example/1', passage: 'Rents.' }],
  };
  const page = results({}, { fetcher: { data: { analysis, failure: null } } });
  expect(page.all('button')).toEqual([]);
  expect(page.get('region', newsTexts.analysis)).toBeDefined();
  expect(page.text).toContain(`Rents rise. ${LONG_WORD}`);
  expect(page.text).toContain(newsTexts.writtenBy('model-1'));
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});
