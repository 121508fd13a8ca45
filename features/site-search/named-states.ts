// The states that a query names: by name, or by code where it is clear that a code is meant.
import { STATES } from '#legal/jurisdictions.ts';

// Longest first, so that West Virginia is not also Virginia.
const STATE_NAMES = Object.entries(STATES)
  .map(([code, name]) => ({ code, name: ` ${name.toLowerCase()} ` }))
  .sort((a, b) => b.name.length - a.name.length);

export function namedStates(text: string, spaced: string): Set<string> {
  let rest = ` ${spaced} `;
  const found = new Set<string>();
  for (const { code, name } of STATE_NAMES) {
    if (!rest.includes(name)) continue;
    found.add(code);
    rest = rest.replaceAll(name, ' ');
  }
  // Codes only in capitals, and only where not everything is: "in TX" yes, "IN MY HOUSE OR ELSE" no.
  const codes = /\p{Ll}/u.test(text) ? (text.match(/\b[A-Z]{2}\b/g) ?? []) : [];
  for (const code of codes) if (Object.hasOwn(STATES, code)) found.add(code);
  return found;
}
