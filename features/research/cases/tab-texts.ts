// Sentences that the server writes into the page: longer than labels, and shown only in one state of one tab, so browsers
// are spared loading them all.
import type { ResearchTab } from './search-address.ts';

/** What to type, before anything was. */
export const startOf = (tab: ResearchTab) => START[tab] ?? START.dictionary;

const START = {
  dictionary: 'Type a legal word or phrase. Plurals, Latin and small typing mistakes are fine.',
  cases: 'Type a citation such as 384 U.S. 436, the name of a case, words in “quotation marks” for an exact phrase, or what it is about.',
  news: 'Type what the news is about. Jurisdiction takes “Federal”, a state, or any words that the item must hold.',
} as Record<ResearchTab, string> & { dictionary: string };

export const noCasesHint = (held: string) =>
  `Nothing among the ${held} in our index matches. Check the spelling, or try fewer or other words.`;

export const freeShelf =
  'Dictionary and the first five cases are open to everyone. More cases, legal news and analysis come with every paid plan, motions with Premium and Ultimate. With an account, one search of these is free.';
