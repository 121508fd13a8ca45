// The result of the one free news search, in sessionStorage under its address: the search cannot be
// run again, so Back and reload must not lose it. It goes when the browser tab is closed and on
// signing out.
import { useEffect, useState } from 'react';
import type { FoundNews, ResearchOutcome } from '../research-outcome.ts';

const KEY = 'plainlaw.research.news.free';

/**
 * The free search that was just run, or the one that this tab has for the address; undefined when
 * there is none to show.
 */
export function useFreeSearch(
  address: string,
  freeSearch: ResearchOutcome | undefined,
  outcome: ResearchOutcome,
): ResearchOutcome | undefined {
  const [stored, setStored] = useState<FoundNews>();
  const isRefused = outcome.kind === 'refused';
  useEffect(() => {
    if (freeSearch?.kind === 'news') saveFreeSearch(address, freeSearch);
    else setStored(isRefused ? loadFreeSearch(address) : undefined);
  }, [address, freeSearch, isRefused]);
  if (freeSearch && freeSearch.kind !== 'failed') return freeSearch;
  return isRefused ? stored : undefined;
}

function saveFreeSearch(address: string, found: FoundNews): void {
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ address, found })));
}

function loadFreeSearch(address: string): FoundNews | undefined {
  const saved = tryStorage(
    () =>
      JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
        address: string;
        found: FoundNews;
      } | null,
  );
  return saved?.address === address && saved.found?.kind === 'news' ? saved.found : undefined;
}

/** Storage may be disabled or full; then nothing is saved. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
