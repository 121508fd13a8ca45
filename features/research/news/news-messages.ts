// Texts of the Legal News tab.
export const newsTexts = {
  title: 'Legal news',
  none: 'No news found',
  noneHint:
    'Nothing in our index of legal news matches. Check the spelling, or try fewer or other words.',
  noneInTrial:
    'No news found for these words, so your free search is still unused. Try other words, or another jurisdiction.',
  everywhere: 'Search every jurisdiction',
  shown: (count: number, total: number) =>
    total > count
      ? `${count} of ${total.toLocaleString('en-US')} shown`
      : count === 1
        ? '1 match'
        : `${count} matches`,
  seeAlso: 'See also:',
  trialNote: 'This was your one free search, with its first two results. A plan shows all of them.',
  tryTitle: 'Legal news comes with a plan.',
  tryText:
    'You have one advanced search free of charge. It shows the first two results for these words.',
  tryButton: 'Try Once Free',
  trying: 'Searching...',
  relatedCases: 'Related cases',
  newTab: '(opens in a new tab)',
  pages: 'Pages of news',
  earlier: 'Previous page',
  later: 'Next page',
  back: 'Back to the news search',

  analysis: 'Analysis',
  analyze: 'Write an analysis',
  analyzing: 'Writing and checking...',
  analyzeHint: (provider: string) =>
    `The item and passages of our library go to ${provider}; nothing about you does. Every sentence is checked before you see it.`,
  noProvider:
    'Analysis: no AI model is connected here, so none is written. Everything above is from the sources themselves.',
  analysisFailed:
    'The AI model did not answer. What the item says is above; please try again later.',
  analysisTooMany: 'You have asked for many analyses in a short time. Please try again later.',
  noItem: 'This news item is not there any more.',
  writtenBy: (model: string) =>
    `Written by an AI model (${model}) from the item and our library, and checked sentence by sentence. Not legal advice.`,
} as const;
