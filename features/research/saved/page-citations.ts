// The saved citations of a signed-out visitor, in sessionStorage until the browser tab is closed.
// All buttons and panels of the page share one list, so that they agree.
import { useSyncExternalStore } from 'react';
import { MAX_CITATIONS_PER_TAB } from './saved-limits.ts';

export type PageCitation = { slug: string; citation: string };

const STORAGE_KEY = 'plainlaw.citations';
const EMPTY: PageCitation[] = [];
const listeners = new Set<() => void>();
let current: PageCitation[] | undefined;

function getCitations(): PageCitation[] {
  current ??= loadCitations();
  return current;
}

function loadCitations(): PageCitation[] {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter((c) => typeof c?.slug === 'string' && typeof c?.citation === 'string')
      : EMPTY;
  } catch {
    return EMPTY; // Storage may be disabled; then the list exists only in memory.
  }
}

function setCitations(list: PageCitation[]): void {
  current = list;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(list));
  } catch {}
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server and during hydration. */
export const usePageCitations = () => useSyncExternalStore(subscribe, getCitations, () => EMPTY);

export function saveInPage(citation: PageCitation): void {
  setCitations(
    [citation, ...getCitations().filter((c) => c.slug !== citation.slug)].slice(
      0,
      MAX_CITATIONS_PER_TAB,
    ),
  );
}

export function removeFromPage(slug: string): void {
  setCitations(getCitations().filter((c) => c.slug !== slug));
}

export function clearPage(): void {
  setCitations([]);
}
