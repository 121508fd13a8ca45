// The forms of the Analysis and Motions tabs, and the one free search of news, whose result is
// shown only in this response.
import type { Caller } from '#features/caller.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import type { Failure } from '#lib/result.ts';
import { cutSentBack } from '#lib/sent-back.ts';
import { runResearch } from './cases/run-research.server.ts';
import { isWorkProductTab, type ResearchSearch } from './cases/search-address.ts';
import { getFailure } from './research-outcome.ts';
import type { ResearchAnswer } from './research-page.tsx';
import { answerWorkProductForm } from './work-product/answer-work-product-form.server.ts';

type Sent = { search: ResearchSearch; form: FormData };

/** Null where the tab has no form. */
export async function answerResearchForm(
  deps: LibrarySearchDeps,
  caller: Caller,
  { search, form }: Sent,
): Promise<{ answer: ResearchAnswer; failure: Failure | null } | null> {
  const { tab } = search;
  if (isWorkProductTab(tab)) {
    const workProduct = await answerWorkProductForm(deps, caller, { tab, form });
    const failure = workProduct.refusal?.failure ?? null;
    return {
      answer: { workProduct: failure ? cutSentBack(workProduct) : workProduct },
      failure,
    };
  }
  if (tab !== 'news') return null;
  const freeSearch = await runResearch(deps, caller, {
    search: { ...search, page: 1 },
    options: { tryOnceFree: true },
  });
  return { answer: { freeSearch }, failure: getFailure(freeSearch) };
}
