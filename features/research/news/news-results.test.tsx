import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { readResearchAddress } from '../cases/search-address.ts';
import * as newsTexts from '../messages/news-texts.ts';
import * as research from '../messages/research.ts';
import type { FoundNews, NewsResult } from '../research-outcome.ts';
import { NewsResults } from './news-results.tsx';

const search = readResearchAddress(new URLSearchParams('tab=news&q=rent&jurisdiction='));
const item: NewsResult = {
  id: 'n/1',
  title: HOSTILE,
  url: 'https://news.example/1',
  source: 'Paper',
  date: 'March 1, 2027',
  content: LONG_WORD,
  allow: 'token',
  cases: [
    { citation: '384 U.S. 436', name: 'Miranda v. Arizona', slug: 'miranda' },
    { citation: '1 F. 2' },
  ],
};
const found: FoundNews = {
  kind: 'news',
  access: 'full',
  items: [item],
  first: 1,
  total: 30,
  more: true,
  topics: [{ id: 'privacy-law', title: 'Privacy Law' }],
  provider: 'Example AI',
};
const renderResults = (
  more: Partial<FoundNews> = {},
  options?: Parameters<typeof render>[1],
  address = search,
  defaultJurisdiction = '',
) =>
  render(
    <NewsResults
      found={{ ...found, ...more }}
      search={address}
      defaultJurisdiction={defaultJurisdiction}
    />,
    options,
  );

test('shows a message when nothing is found, and offers to widen a filtered search', () => {
  expect(renderResults({ items: [] }).text).toBe(`${newsTexts.none} ${newsTexts.noneHint}`);
  for (const page of [
    renderResults({ items: [] }, undefined, { ...search, jurisdiction: 'Texas' }),
    renderResults({ items: [] }, undefined, { ...search, jurisdiction: undefined }, 'Texas'),
  ]) {
    expect(page.get('link', newsTexts.everywhere).attrs.href).toBe(
      '/research?tab=news&q=rent&jurisdiction=',
    );
  }
  expect(
    renderResults({ items: [] }, undefined, { ...search, jurisdiction: undefined }).all('link'),
  ).toEqual([]);
});

test('links an item to its source and the cases it cites to our pages', () => {
  const page = renderResults();
  expect(page.get('region', newsTexts.title)).toBeDefined();
  expect(page.get('link', `${HOSTILE} ${newsTexts.newTab}`).attrs.href).toBe(
    'https://news.example/1',
  );
  expect(page.text).toContain(`Paper · March 1, 2027 ${LONG_WORD}`);
  expect(page.get('link', 'Miranda v. Arizona, 384 U.S. 436').attrs.href).toBe('/cases/miranda');
  expect(page.says('listitem')).toContain('1 F. 2');
  expect(page.get('link', newsTexts.later).attrs.href).toBe(
    '/research?tab=news&q=rent&jurisdiction=&page=2',
  );
  expect(page.faults()).toEqual([]);
});

test('the free search has no paging and shows the trial note', () => {
  const page = renderResults({ access: 'trial' });
  expect(page.text).toContain(newsTexts.trialNote);
  expect(page.get('link', research.upgrade).attrs.href).toBe('/subscription');
  expect(page.all('navigation')).toEqual([]);
});

test('offers no analysis without a provider, and says why', () => {
  const page = renderResults({ provider: null });
  expect(page.all('button')).toEqual([]);
  expect(page.text).toContain(newsTexts.noProvider);
});

test('requests an analysis of the item, with the button disabled while it is written', () => {
  const page = renderResults();
  expect(isDisabled(page.get('button', `${newsTexts.analyze}: ${HOSTILE}`))).toBe(false);
  expect(page.text).toContain(newsTexts.analyzeHint('Example AI'));
  expect(page.sends('item')).toEqual(['n/1']);
  expect(page.sends('allow')).toEqual(['token']);
  const busy = renderResults({}, { fetcher: { busy: true } });
  expect(isDisabled(busy.get('button', `${newsTexts.analyzing}: ${HOSTILE}`))).toBe(true);
});

test('announces a failed analysis and allows a retry', () => {
  const data = {
    analysis: null,
    failure: { kind: 'unavailable', message: newsTexts.analysisFailed },
  };
  const page = renderResults({}, { fetcher: { data } });
  expect(page.says('alert')).toEqual([newsTexts.analysisFailed]);
  expect(isDisabled(page.get('button', `${newsTexts.analyze}: ${HOSTILE}`))).toBe(false);
});

test('a finished analysis replaces the button and shows its sources', () => {
  const sentences = [{ text: `Rents rise. ${LONG_WORD}`, sources: [1], check: 'supported' }];
  const analysis = {
    newsId: 'n/1',
    title: '',
    url: '',
    model: 'model-1',
    parts: [{ type: 'block', block: 1, kind: 'paragraph', section: 'short', sentences }],
    sources: [
      {
        n: 1,
        kind: 'news',
        id: 'n/1',
        title: HOSTILE,
        href: 'https://news.example/1',
        passage: 'Rents.',
      },
    ],
  };
  const page = renderResults({}, { fetcher: { data: { analysis, failure: null } } });
  expect(page.all('button')).toEqual([]);
  expect(page.get('region', newsTexts.analysis)).toBeDefined();
  expect(page.text).toContain(`Rents rise. ${LONG_WORD}`);
  expect(page.text).toContain(newsTexts.writtenBy('model-1'));
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('offers the topic of what was found', () => {
  const page = render(<NewsResults found={found} search={search} defaultJurisdiction="" />);
  expect(page.get('link', 'Privacy Law').attrs.href).toBe('/topics/privacy-law');
});
