// What was typed into a tab, and what came of it, in this browser tab alone: it outlives a reload and signing in, and goes with the tab
// or on request. Two entries: typing must not write a whole result anew at every key.
import type { Typed, Writing, WritingEvent } from './work-product.ts';

export type WritingTab = 'strategy' | 'motions';
export type SavedResult = { writing: Writing; events: WritingEvent[] };

const keyOf = (tab: WritingTab, what: 'typed' | 'result') => `plainlaw.research.${tab}.${what}`;

export const saveTyped = (tab: WritingTab, typed: Typed) => store(() => sessionStorage.setItem(keyOf(tab, 'typed'), JSON.stringify(typed)));

export const saveResult = (tab: WritingTab, { writing, events }: SavedResult) =>
  store(() => sessionStorage.setItem(keyOf(tab, 'result'), JSON.stringify({ writing, events })));

export function clearSavedWriting(tab: WritingTab): void {
  store(() => sessionStorage.removeItem(keyOf(tab, 'typed')));
  store(() => sessionStorage.removeItem(keyOf(tab, 'result')));
}

export function loadSavedTyped(tab: WritingTab): Typed | undefined {
  const found = read<Typed>(keyOf(tab, 'typed'));
  return typeof found?.text === 'string' && typeof found.caption === 'object' ? found : undefined;
}

export function loadSavedResult(tab: WritingTab): SavedResult | undefined {
  const found = read<SavedResult>(keyOf(tab, 'result'));
  return Array.isArray(found?.events) && found.events.at(-1)?.type === 'ended' ? found : undefined;
}

const read = <T>(key: string) => store(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null);

/** Storage may be off or full: then it lives in the page alone. */
function store<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
