// The states that a query names: by name, or by postal code where that is unambiguous.
import { STATES } from '#legal/jurisdictions.ts';

// Longest first, so that West Virginia is not also Virginia.
const STATE_NAMES = Object.entries(STATES)
  .map(([code, name]) => ({ code, name: ` ${name.toLowerCase()} ` }))
  .sort((a, b) => b.name.length - a.name.length);

export function findNamedStates(text: string, joinedWords: string): Set<string> {
  let rest = ` ${joinedWords} `;
  const stateCodes = new Set<string>();
  for (const { code, name } of STATE_NAMES) {
    if (!rest.includes(name)) continue;
    stateCodes.add(code);
    rest = rest.replaceAll(name, ' ');
  }
  // Codes count only in capitals, and only when the rest is not all capitals: "in TX" yes, "IN MY HOUSE OR ELSE" no.
  const codes = /\p{Ll}/u.test(text) ? (text.match(/\b[A-Z]{2}\b/g) ?? []) : [];
  for (const code of codes) if (Object.hasOwn(STATES, code)) stateCodes.add(code);
  return stateCodes;
}
