// The form input and the result of a tab in sessionStorage: they survive a reload and signing in,
// and are removed when the browser tab is closed or on request. Stored as two entries, so that
// typing does not rewrite the whole result on every keystroke.
import {
  createEmptyInput,
  type WorkProduct,
  type WorkProductEvent,
  type WorkProductInput,
} from './work-product.ts';

export type WorkProductTab = 'strategy' | 'motions';
export type SavedResult = { writing: WorkProduct; events: WorkProductEvent[] };

const getKey = (tab: WorkProductTab, item: 'typed' | 'result') =>
  `plainlaw.research.${tab}.${item}`;

export const saveInput = (tab: WorkProductTab, input: WorkProductInput) =>
  tryStorage(() => sessionStorage.setItem(getKey(tab, 'typed'), JSON.stringify(input)));

export const saveResult = (tab: WorkProductTab, { writing, events }: SavedResult) =>
  tryStorage(() =>
    sessionStorage.setItem(getKey(tab, 'result'), JSON.stringify({ writing, events })),
  );

export function clearSavedWorkProduct(tab: WorkProductTab): void {
  tryStorage(() => sessionStorage.removeItem(getKey(tab, 'typed')));
  tryStorage(() => sessionStorage.removeItem(getKey(tab, 'result')));
}

export function loadSavedInput(tab: WorkProductTab): WorkProductInput | undefined {
  const saved = readItem<WorkProductInput>(getKey(tab, 'typed'));
  // A tab that was opened before a release has fewer fields; the choices of claims are not stored.
  return typeof saved?.text === 'string' && typeof saved.caption === 'object'
    ? { ...createEmptyInput('General'), ...saved, claim: '' }
    : undefined;
}

export function loadSavedResult(tab: WorkProductTab): SavedResult | undefined {
  const saved = readItem<SavedResult>(getKey(tab, 'result'));
  return Array.isArray(saved?.events) && saved.events.at(-1)?.type === 'ended' ? saved : undefined;
}

const readItem = <T>(key: string) =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null);

/** Storage may be disabled or full; then nothing is saved. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
