import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render.tsx';
import type { Trending } from './list-trending.server.ts';
import { news } from './messages.ts';
import { NewsByMonth } from './news-by-month.tsx';
import { TrendingBlock } from './trending-block.tsx';

const topic: Trending = {
  id: 'employment',
  title: 'Employment',
  description: LONG_WORD,
  newsCount: 1,
  caseCount: 1200,
  news: [
    {
      id: 'n',
      title: HOSTILE,
      url: 'https://news.example/1',
      source: 'Paper',
      date: 'March 1, 2027',
    },
  ],
  isFresh: true,
};

test('says that loading failed and offers to try again', () => {
  const page = render(<TrendingBlock topics={null} />, { path: '/topics' });
  expect(page.get('region', news.trendingTitle)).toBeDefined();
  expect(page.says('status')[0]).toContain(news.trendingFailed);
  expect(page.get('link', news.tryAgain).attrs.href).toBe('/topics');
  expect(page.all('listitem')).toEqual([]);
});

test('shows a loading state while trying again', () => {
  expect(render(<TrendingBlock topics={null} />, { loading: true }).says('status')).toEqual([
    news.loading,
  ]);
});

test('says that nothing is trending, without an error', () => {
  const page = render(<TrendingBlock topics={[]} />);
  expect(page.text).toBe(`${news.trendingTitle} ${news.trendingNone}`);
  expect(page.all('status')).toEqual([]);
});

test('shows a topic with its counts and latest news', () => {
  const page = render(
    <TrendingBlock
      topics={[topic, { ...topic, id: 'bankruptcy', title: 'Bankruptcy', news: [] }]}
    />,
  );
  expect(page.get('link', 'Employment').attrs.href).toBe('/topics/employment');
  expect(page.text).toContain(`${LONG_WORD} 1 news item · 1,200 cases`);
  expect(page.get('list', news.newsOn('Employment'))).toBeDefined();
  expect(page.get('link', `${HOSTILE} ${news.newTab}`).attrs.href).toBe('https://news.example/1');
  expect(page.all('list', news.newsOn('Bankruptcy'))).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('is not called trending if all of its news is old', () => {
  expect(
    render(<TrendingBlock topics={[{ ...topic, isFresh: false }]} />).get(
      'region',
      news.staleTitle,
    ),
  ).toBeDefined();
  expect(
    render(<TrendingBlock topics={[{ ...topic, isFresh: false }, topic]} />).get(
      'region',
      news.trendingTitle,
    ),
  ).toBeDefined();
});

test('shows the chart of months as a table too, and nothing without months', () => {
  const page = render(
    <NewsByMonth
      months={[
        { month: '2027-01', items: 0 },
        { month: '2027-02', items: 7 },
      ]}
    />,
  );
  expect(page.text).toContain(news.monthsText(7, 2, 'February 2027', 7));
  expect(page.says('row')).toEqual([
    `${news.month} ${news.items}`,
    'January 2027 0',
    'February 2027 7',
  ]);
  expect(render(<NewsByMonth months={[]} />).text).toBe('');
});
