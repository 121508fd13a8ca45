import type { ResearchTab } from '../cases/search-address.ts';

// Longer texts that the server puts into the page data.
/** The hint that a tab shows before the first search. */
export const getStartHint = (tab: ResearchTab) => START_HINTS[tab] ?? START_HINTS.dictionary;

const START_HINTS = {
  dictionary: 'Type a legal word or phrase. Plurals, Latin and small typing mistakes are fine.',
  cases:
    'Type a citation such as 384 U.S. 436, the name of a case, words in “quotation marks” for an exact phrase, or what it is about.',
  statutes:
    'Type a citation such as 42 U.S.C. § 1983, the name of an Act, or what it is about in your own words. Free for everyone, without an account.',
  news: 'Type what the news is about. Jurisdiction takes “Federal”, a state, or any words that the item must contain.',
} as Record<ResearchTab, string> & { dictionary: string };

export const formatNoCasesHint = (caseCountText: string) =>
  `Nothing among the ${caseCountText} in our index matches. Check the spelling, or try fewer or other words.`;

/** Whether the reader still has the one free search: a visitor would get it with an account. */
export type FreeSearchState = 'with-account' | 'unused' | 'used';

const FREE_SEARCH_TEXTS: Record<FreeSearchState, string> = {
  'with-account': 'With an account, one search of these is free.',
  unused: 'You have one search of these free of charge.',
  used: 'You have used your one free search of these.',
};

export const formatFreeTierText = (state: FreeSearchState) =>
  `Dictionary and the first five cases are open to everyone. More cases, legal news and analysis come with every paid plan, motions with Premium and Ultimate. ${FREE_SEARCH_TEXTS[state]}`;
