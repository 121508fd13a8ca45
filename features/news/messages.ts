// Texts of news pages. Some are tested word for word.
export const news = {
  trendingTitle: 'Trending Legal Topics',
  staleTitle: 'Decisions and laws to know',
  trendingNone: 'Nothing is trending just now. The topics below are all there.',
  trendingFailed: 'What is trending could not be loaded. The topics below are all there.',
  tryAgain: 'Try again',
  loading: 'Loading...',
  newsCount: (n: number) => (n === 1 ? '1 news item' : `${n.toLocaleString('en-US')} news items`),
  caseCount: (n: number) => (n === 1 ? '1 case' : `${n.toLocaleString('en-US')} cases`),
  newsOn: (topic: string) => `News on ${topic}`,
  newTab: '(opens in a new tab)',

  monthsTitle: 'News by month',
  monthsText: (total: number, months: number, peakMonth: string, count: number) =>
    `${total.toLocaleString('en-US')} ${total === 1 ? 'item' : 'items'} in the last ${months} months. The most in one month: ${count.toLocaleString('en-US')}, in ${peakMonth}.`,
  monthsTable: 'The same as a table',
  month: 'Month',
  items: 'Items',
  feed: 'Follow this topic’s news as an RSS feed',
  digest: 'Get it by email once a week',

  feedName: (topic: string) => `News about ${topic}`,

  relatedCases: 'Related cases',
} as const;
