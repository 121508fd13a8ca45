// The slash key goes to the search box. People who speak to their computer, or whose hands shake,
// can turn it off (WCAG 2.1.4).
const STORED_AS = 'slash-key';

export function isSlashKeyOff(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === 'off';
  } catch {
    return false;
  }
}

export function turnSlashKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, 'off');
  } catch {
    // Storage is disabled: the key stays on.
  }
}
