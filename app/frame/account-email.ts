// The address of the signed-in account, as the frame shows it. A page from the server's memory has
// a mark instead of it in its data, and the address itself only in its text
// (server/cache/member-page.ts): there the browser reads it.

/** From the private use area: no text of ours has it. */
export const HOLE_MARK = '\uE000';

let filled: string | undefined;

/** To be shown as the whole text of an element with the attribute `data-account-email`. */
export function readAccountEmail(email: string): string {
  if (typeof document === 'undefined' || !email.startsWith(HOLE_MARK)) return email;
  filled ??= document.querySelector('[data-account-email]')?.textContent ?? '';
  return filled;
}
