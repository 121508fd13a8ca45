// The states that a query names: by name, or by postal code where that is unambiguous.
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { Word } from '#lib/language/words.ts';

// Longest first, so that West Virginia is not also Virginia.
const STATE_NAMES = (Object.entries(STATES) as [StateCode, string][])
  .map(([code, name]) => ({ code, name: ` ${name.toLowerCase()} ` }))
  .sort((a, b) => b.name.length - a.name.length);

/**
 * Codes in lower case that are no words. Those that people also use otherwise count only after a
 * preposition or at the start.
 */
const CARELESS_CODE =
  / (?:(tx|ny|nj|nc|nv|nm|nh|nd|sd|wv|wy|ky|tn|fl|az|wi|mn|ga|il|ri|sc|ut|vt|ks|ia|dc)|(?<=^ )(md|ct|wa|ca|oh)|(?<= (?:in|from|near) )(md|mi|va|pa|ms|ct|wa|ca|oh|ne|mt|ak|ar|ma)) /g;
/** "va - can they charge me": set off at the start, and no word of its own ("oh, no"). */
const SET_OFF_CODE = /^\s*(va|mi|ct|wa|ca|md|ne|mt|ak|ar)\s*(?:[-–—]\s|[:,])/;
const ABBREVIATIONS: readonly [string, StateCode][] = [
  ['calif', 'CA'],
  ['fla', 'FL'],
  ['tenn', 'TN'],
  ['ariz', 'AZ'],
  ['minn', 'MN'],
  ['conn', 'CT'],
  ['wisc', 'WI'],
  ['okla', 'OK'],
  ['penna', 'PA'],
  ['colo', 'CO'],
  ['mich', 'MI'],
];

/** Short names that are words, too: "in mass", "from jersey", but not "jersey city". */
const SHORT_NAME = / (?:in|from|near|north|south) (jersey|mass)(?= (?!city))/g;
const SHORT_NAMES = new Map<string, StateCode>([
  ['jersey', 'NJ'],
  ['mass', 'MA'],
]);

/** "My ID", "the VA" and "he sued ME" are no states; "in ID" and "Boise, ID" are. */
const isPlaceCode = (text: string, code: string) =>
  !['ID', 'VA', 'ME', 'IN', 'OR', 'OK', 'HI'].includes(code) ||
  new RegExp(`(?:\\b(?:in|from|near)|,) ${code}\\b`).test(text);

/** A state and where in the text it is named. */
export type NamedState = { state: StateCode; start: number; end: number };

const CODES = new Map((Object.keys(STATES) as StateCode[]).map((code) => [code as string, code]));

export function findNamedStates(text: string, words: readonly Word[]): NamedState[] {
  const found: NamedState[] = [];
  const joined = ` ${words.map(({ word }) => word).join(' ')} `;
  const wordAt = new Map<number, Word>();
  let next = 1;
  for (const word of words) {
    wordAt.set(next, word);
    next += word.word.length + 1;
  }
  const add = (state: StateCode | undefined, offset: number, name: string) => {
    const first = wordAt.get(offset);
    const last = wordAt.get(offset + name.lastIndexOf(' ') + 1);
    if (state && first && last) found.push({ state, start: first.start, end: last.end });
  };
  // Kansas City lies in two states.
  let rest = joined.replaceAll(' kansas city ', ' '.repeat(' kansas city '.length));
  for (const { code, name } of STATE_NAMES)
    for (let index = rest.indexOf(name); index >= 0; index = rest.indexOf(name, index)) {
      add(code, index + 1, name.trim());
      rest = `${rest.slice(0, index)}${' '.repeat(name.length - 1)}${rest.slice(index + name.length - 1)}`;
    }
  // Codes count only in capitals, and only when the rest is not all capitals: "in TX" yes, "IN MY
  // HOUSE OR ELSE" no.
  if (/\p{Ll}/u.test(text))
    for (const { 0: code, index } of text.matchAll(/\b[A-Z]{2}\b/g)) {
      const state = CODES.get(code);
      if (state && isPlaceCode(text, code))
        found.push({ state, start: index, end: index + code.length });
    }
  const [, setOff = ''] = SET_OFF_CODE.exec(text) ?? [];
  add(CODES.get(setOff.toUpperCase()), 1, setOff);
  for (const { 0: code, index } of joined.matchAll(CARELESS_CODE))
    add(CODES.get(code.trim().toUpperCase()), index + 1, code.trim());
  for (const { 1: name = '', index } of rest.matchAll(SHORT_NAME))
    add(SHORT_NAMES.get(name), rest.indexOf(name, index), name);
  for (const [name, state] of ABBREVIATIONS)
    for (const { index } of rest.matchAll(new RegExp(` ${name}(?= )`, 'g')))
      add(state, index + 1, name);
  return found;
}
