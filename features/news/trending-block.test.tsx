import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import type { Trending } from './list-trending.server.ts';
import * as news from './messages/news.ts';
import { NewsByMonth } from './news-by-month.tsx';
import { TrendingBlock } from './trending-block.tsx';

const topic: Trending['topics'][number] = {
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
};
const fresh = (...topics: Trending['topics']): Trending => ({ topics, library: null });

test('says that loading failed and offers to try again', () => {
  const page = render(<TrendingBlock trending={null} />, { path: '/topics' });
  expect(page.get('region', news.trendingTitle)).toBeDefined();
  expect(page.says('status')[0]).toContain(news.trendingFailed);
  expect(page.get('link', news.tryAgain).attrs.href).toBe('/topics');
  expect(page.all('listitem')).toEqual([]);
});

test('shows a loading state while trying again', () => {
  expect(render(<TrendingBlock trending={null} />, { loading: true }).says('status')).toEqual([
    news.loading,
  ]);
});

test('says that nothing is trending, without an error', () => {
  const page = render(<TrendingBlock trending={fresh()} />);
  expect(page.text).toBe(`${news.trendingTitle} ${news.trendingNone}`);
  expect(page.all('status')).toEqual([]);
});

test('shows a topic with its counts and latest news', () => {
  const page = render(
    <TrendingBlock
      trending={fresh(topic, { ...topic, id: 'bankruptcy', title: 'Bankruptcy', news: [] })}
    />,
  );
  expect(page.get('link', 'Employment').attrs.href).toBe('/topics/employment');
  expect(page.text).toContain(`${LONG_WORD} 1 news item · 1,200 cases`);
  expect(page.get('list', news.newsOn('Employment'))).toBeDefined();
  expect(page.get('link', `${HOSTILE} ${news.newTab}`).attrs.href).toBe('https://news.example/1');
  expect(page.all('list', news.newsOn('Bankruptcy'))).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('keeps its heading without recent news, and says what the order is made of', () => {
  const latest = 'July 1, 2026';
  const show = (feedsFailed: boolean) =>
    render(<TrendingBlock trending={{ topics: [topic], library: { latest, feedsFailed } }} />);
  for (const page of [show(false), show(true)]) {
    expect(page.names('heading')[0]).toBe('Trending Legal Topics');
    expect(page.text).toContain(
      'By the newest decisions and laws in our library. Latest: July 1, 2026.',
    );
  }
  expect(show(true).text).toContain(news.trendingNoFeeds);
  expect(show(false).text).not.toContain(news.trendingNoFeeds);
  expect(render(<TrendingBlock trending={fresh(topic)} />).text).not.toContain('Latest:');
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
