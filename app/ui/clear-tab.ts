// A tab's sessionStorage (a chat, form input, a result) belongs to the signed-in user. It is cleared on sign-out, so that the
// next person at the same computer does not find it.
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
