// What the page shows when the server was not reached: what was typed, and that the search failed.
import { isWorkProductTab, type ResearchSearch, type ResearchTab } from './cases/search-address.ts';
import * as research from './messages/research.ts';
import type { ResearchOutcome } from './research-outcome.ts';
import type { ResearchAnswer, ResearchPageData } from './research-page.tsx';

export const createFailedPage = (search: ResearchSearch): ResearchPageData => ({
  search,
  defaultJurisdiction: '',
  outcome: search.q === '' ? { kind: 'none' } : createFailure(search.tab),
  workProductOptions: null,
  statuteFilters: null,
  saved: null,
  info: null,
});

export const createFailedAnswer = (): ResearchAnswer => ({ freeSearch: createFailure('news') });

const createFailure = (tab: ResearchTab): ResearchOutcome => ({
  kind: 'failed',
  failure: {
    kind: 'unavailable',
    message: research.failed[isWorkProductTab(tab) ? 'dictionary' : tab],
  },
});
