// The saved citations of a signed-out visitor: in this browser tab alone, and only until it is closed. One list for all
// buttons and panels of the page, so that they agree.
import { useSyncExternalStore } from 'react';
import { MAX_PER_TAB } from './saved-limits.ts';

export type PageCitation = { slug: string; citation: string };

const KEY = 'plainlaw.citations';
const NONE: PageCitation[] = [];
const listeners = new Set<() => void>();
let current: PageCitation[] | undefined;

function read(): PageCitation[] {
  current ??= stored();
  return current;
}

function stored(): PageCitation[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((c) => typeof c?.slug === 'string' && typeof c?.citation === 'string') : NONE;
  } catch {
    return NONE; // Storage may be off: then the list lives in the page alone.
  }
}

function write(list: PageCitation[]): void {
  current = list;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {}
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Empty on the server and in the first paint. */
export const usePageCitations = () => useSyncExternalStore(subscribe, read, () => NONE);

export function saveInPage(citation: PageCitation): void {
  write([citation, ...read().filter((c) => c.slug !== citation.slug)].slice(0, MAX_PER_TAB));
}

export function dropFromPage(slug: string): void {
  write(read().filter((c) => c.slug !== slug));
}

export function emptyPage(): void {
  write([]);
}
