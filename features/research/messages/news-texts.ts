// The Legal News tab.
import { formatNumber, pluralize } from '#lib/language/format.ts';

export const title = 'Legal news';
export const none = 'No news found';
export const noneHint =
  'Nothing in our index of legal news matches. Check the spelling, or try fewer or other words.';
export const noneInTrial =
  'No news found for these words, so your free search is still unused. Try other words, or another jurisdiction.';
export const everywhere = 'Search every jurisdiction';

export const shown = (count: number, total: number) =>
  total > count
    ? `${count} of ${formatNumber(total)} shown`
    : pluralize(count, { one: '# match', other: '# matches' });

export const seeAlso = 'See also:';
export const trialNote =
  'This was your one free search, with its first two results. A plan shows all of them.';
export const tryTitle = 'Legal news comes with a plan.';
export const tryText =
  'You have one advanced search free of charge. It shows the first two results for these words.';
export const tryButton = 'Try Once Free';
export const trying = 'Searching...';
export const relatedCases = 'Related cases';
export const newTab = '(opens in a new tab)';
export const pages = 'Pages of news';
export const earlier = 'Previous page';
export const later = 'Next page';
export const back = 'Back to the news search';
export const analysis = 'Analysis';
export const analyze = 'Write an analysis';
export const analyzing = 'Writing and checking...';

export const analyzeHint = (provider: string) =>
  `The item and passages of our library go to ${provider}; nothing about you does. Every sentence is checked before you see it.`;

export const noProvider =
  'Analysis: no AI model is connected here, so none is written. Everything above is from the sources themselves.';
export const analysisFailed =
  'The AI model did not answer. What the item says is above; please try again later.';
export const analysisTooMany =
  'You have asked for many analyses in a short time. Please try again later.';
export const noItem = 'This news item is not there any more.';

export const writtenBy = (model: string) =>
  `Written by an AI model (${model}) from the item and our library, and checked sentence by sentence. Not legal advice.`;
