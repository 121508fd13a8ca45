// The states that a query names: by name, or by postal code where that is unambiguous.
import { STATES } from '#legal/jurisdictions.ts';

// Longest first, so that West Virginia is not also Virginia.
const STATE_NAMES = Object.entries(STATES)
  .map(([code, name]) => ({ code, name: ` ${name.toLowerCase()} ` }))
  .sort((a, b) => b.name.length - a.name.length);

/**
 * Codes in lower case that are no words. Those that people also use otherwise count only after a
 * preposition or at the start.
 */
const CARELESS_CODE =
  / (?:(tx|ny|nj|nc|nv|nm|nh|nd|sd|wv|wy|ky|tn|fl|az|wi|mn|ga|il|ri|sc|ut|vt|ks|ia|dc)|(?<=^ )(md|ct|wa|ca|oh)|(?<= (?:in|from|near) )(md|mi|va|pa|ms|ct|wa|ca|oh|ne|mt|ak|ar|ma)) /g;
const ABBREVIATIONS = Object.entries({
  calif: 'CA',
  fla: 'FL',
  tenn: 'TN',
  ariz: 'AZ',
  minn: 'MN',
  conn: 'CT',
  wisc: 'WI',
  okla: 'OK',
  penna: 'PA',
  colo: 'CO',
  mich: 'MI',
});

/** Short names that are words, too: "in mass", "from jersey", but not "jersey city". */
const SHORT_NAME = / (?:in|from|near|north|south) (jersey|mass)(?= (?!city))/g;
const SHORT_NAMES = new Map([
  ['jersey', 'NJ'],
  ['mass', 'MA'],
]);

/** "My ID", "the VA" and "he sued ME" are no states; "in ID" and "Boise, ID" are. */
const isPlaceCode = (text: string, code: string) =>
  !['ID', 'VA', 'ME', 'IN', 'OR', 'OK', 'HI'].includes(code) ||
  new RegExp(`(?:\\b(?:in|from|near)|,) ${code}\\b`).test(text);

export function findNamedStates(text: string, joinedWords: string): Set<string> {
  // Kansas City lies in two states.
  let rest = ` ${joinedWords} `.replaceAll(' kansas city ', ' ');
  const stateCodes = new Set<string>();
  for (const { code, name } of STATE_NAMES) {
    if (!rest.includes(name)) continue;
    stateCodes.add(code);
    rest = rest.replaceAll(name, ' ');
  }
  // Codes count only in capitals, and only when the rest is not all capitals: "in TX" yes, "IN MY
  // HOUSE OR ELSE" no.
  const codes = /\p{Ll}/u.test(text) ? (text.match(/\b[A-Z]{2}\b/g) ?? []) : [];
  for (const code of codes)
    if (Object.hasOwn(STATES, code) && isPlaceCode(text, code)) stateCodes.add(code);
  for (const [code] of ` ${joinedWords} `.matchAll(CARELESS_CODE))
    stateCodes.add(code.trim().toUpperCase());
  for (const [, name = ''] of rest.matchAll(SHORT_NAME))
    stateCodes.add(SHORT_NAMES.get(name) ?? '');
  for (const [abbreviation, code] of ABBREVIATIONS)
    if (rest.includes(` ${abbreviation} `)) stateCodes.add(code);
  return stateCodes;
}
