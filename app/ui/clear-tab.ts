// A tab's sessionStorage (a chat, form input, a result) belongs to the signed-in user. It is
// cleared on sign-out, so that the next person at the same computer does not find it. So are the
// pages that were saved for reading offline.
import { clearSavedPages } from './clear-saved-pages.ts';

export function clearTab(): void {
  clearSavedPages();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
