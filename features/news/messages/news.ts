// Texts of news pages, feeds and digests. Some are tested word for word.
import { formatNumber, pluralize } from '#lib/language/format.ts';

export const trendingTitle = 'Trending Legal Topics';

export const trendingByLibrary = (latest: string) =>
  `By the newest decisions and laws in our library. Latest: ${latest}.`;

export const trendingNoFeeds = 'News from outside could not be read.';
export const trendingNone = 'Nothing is trending just now. The topics below are all there.';
export const trendingFailed =
  'What is trending could not be loaded. The topics below are all there.';
export const tryAgain = 'Try again';
export const loading = 'Loading...';
export const newsCount = (n: number) => pluralize(n, { one: '# news item', other: '# news items' });
export const caseCount = (n: number) => pluralize(n, { one: '# case', other: '# cases' });
export const newsOn = (topic: string) => `News on ${topic}`;
export const newTab = '(opens in a new tab)';
export const monthsTitle = 'News by month';

export const monthsText = (total: number, months: number, peakMonth: string, count: number) =>
  `${pluralize(total, { one: '# item', other: '# items' })} in the last ${months} months. The most in one month: ${formatNumber(count)}, in ${peakMonth}.`;

export const monthsTable = 'The same as a table';
export const month = 'Month';
export const items = 'Items';
export const feed = 'Follow this topic’s news as an RSS feed';
export const digest = 'Get it by email once a week';
export const feedName = (topic: string) => `News about ${topic}`;
