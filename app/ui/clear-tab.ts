// What a tab remembers (a chat, what was typed into a form, a result) belongs to who is signed in. The next person at the same
// computer must not find it: it goes when somebody signs out.
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is off: nothing was kept.
  }
}
