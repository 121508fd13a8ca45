// Texts of news pages, feeds and digests. Some are tested word for word.
import { formatNumber, pluralize } from '#lib/language/format.ts';
export const news = {
  trendingTitle: 'Trending Legal Topics',
  trendingByLibrary: (latest: string) =>
    `By the newest decisions and laws in our library. Latest: ${latest}.`,
  trendingNoFeeds: 'News from outside could not be read.',
  trendingNone: 'Nothing is trending just now. The topics below are all there.',
  trendingFailed: 'What is trending could not be loaded. The topics below are all there.',
  tryAgain: 'Try again',
  loading: 'Loading...',
  newsCount: (n: number) => pluralize(n, { one: '# news item', other: '# news items' }),
  caseCount: (n: number) => pluralize(n, { one: '# case', other: '# cases' }),
  newsOn: (topic: string) => `News on ${topic}`,
  newTab: '(opens in a new tab)',

  monthsTitle: 'News by month',
  monthsText: (total: number, months: number, peakMonth: string, count: number) =>
    `${pluralize(total, { one: '# item', other: '# items' })} in the last ${months} months. The most in one month: ${formatNumber(count)}, in ${peakMonth}.`,
  monthsTable: 'The same as a table',
  month: 'Month',
  items: 'Items',
  feed: 'Follow this topic’s news as an RSS feed',
  digest: 'Get it by email once a week',

  feedName: (topic: string) => `News about ${topic}`,
} as const;

// Feeds and digests.
export const sentTexts = {
  feedTitle: (topic: string, site: string) => `${topic}: legal news from ${site}`,
  feedText: (topic: string) =>
    `News about ${topic}, from official sources and legal news sites. Each item links to where it was published.`,

  digestSubject: (site: string, titles: string[]) =>
    `Legal news of the week: ${joinTitles(titles)} (${site})`,
  digestLead: (from: string, to: string) =>
    `What came in from ${from} to ${to} on the topics you chose. Each link leads to where it was published.`,
  digestMore: (n: number) => `and ${formatNumber(n)} more`,
  digestInfo: 'This is legal information, not legal advice.',
} as const;

const MAX_NAMED = 3;

/** "Tax Law, Employment and 2 more". */
function joinTitles(titles: string[]): string {
  const rest = titles.length - MAX_NAMED;
  if (rest > 0) return `${titles.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
  return titles.length > 1
    ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
    : (titles[0] ?? '');
}
