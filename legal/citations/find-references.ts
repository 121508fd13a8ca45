// "Id. at 5", "Ibid." and "Miranda, supra, at 444": words that point back at a citation. A "supra" that points at a part or note
// of the same document is none, nor is one that a short cite follows ("Kaiser, supra, 13 Cal.App.5th at 1146").

import { capitalRun } from './read-case-name.ts';
import { readPins } from './read-citation-tail.ts';
import { isDigit, isLetter, isWord, skipSpacesBack } from './spelling.ts';
import type { Citation, IdCitation, SupraCitation } from './types.ts';

const ID = /(?:[Ii]d|[Ii]bid)\.,?/y;
const SUPRA = /[Ss]upra(?![A-Za-z])/y;
const INTERNAL = /[\s,]{1,4}(?:notes?|nn?\.|[Pp]arts?|[Pp]t\.|[Ss]ections?|§|pp?\.|pages?|[IVX]+\.)\s?/y;
const LOWER_NAME = /([A-Za-z][\w'’.-]{0,30})$/;

export function findReferences(text: string, found: Citation[]): (IdCitation | SupraCitation)[] {
  const places = found.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
  const references: (IdCitation | SupraCitation)[] = [];
  let [next, before] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter !== 'I' && letter !== 'i' && letter !== 's' && letter !== 'S') continue;
    if (i > 0 && isWord(text.charCodeAt(i - 1))) continue;
    while (next < places.length && (places[next]?.start ?? 0) <= i) before = Math.max(before, places[next++]?.end ?? 0);
    if (i < before) continue;
    const limit = places[next]?.start ?? text.length;
    const reference = letter === 'I' || letter === 'i' ? idAt(text, i, limit) : supraAt(text, i, before, limit);
    if (!reference) continue;
    references.push(reference);
    before = reference.end;
    i = reference.end - 1;
  }
  return references;
}

function idAt(text: string, at: number, limit: number): IdCitation | undefined {
  ID.lastIndex = at;
  const match = ID.exec(text);
  if (!match) return undefined;
  const comma = match[0].endsWith(',');
  const after = ID.lastIndex - (comma ? 1 : 0);
  const { pins, end } = readPins(text, after, limit, true);
  return { kind: 'id', start: at, end, text: text.slice(at, end), pins, refersTo: undefined };
}

function supraAt(text: string, at: number, before: number, limit: number): SupraCitation | undefined {
  SUPRA.lastIndex = at;
  if (!SUPRA.test(text)) return undefined;
  const after = SUPRA.lastIndex;
  INTERNAL.lastIndex = after;
  if (INTERNAL.test(text) || (limit < text.length && limit - after <= 4)) return undefined;
  const { pins, end } = readPins(text, after, limit);
  const name = nameBefore(text, at, before);
  const start = name?.start ?? at;
  return { kind: 'supra', start, end, text: text.slice(start, end), name: name?.name ?? '', pins, refersTo: undefined };
}

function nameBefore(text: string, at: number, before: number): { start: number; name: string } | undefined {
  let end = skipSpacesBack(text, at);
  while (end > before && isDigit(text.charCodeAt(end - 1)) && at - end < 8) end--;
  end = skipSpacesBack(text, end);
  if (text[end - 1] !== ',') return undefined;
  end = skipSpacesBack(text, end - 1);
  const run = capitalRun(text, before, end);
  if (run) return run;
  const lower = LOWER_NAME.exec(text.slice(Math.max(before, end - 32), end));
  return lower?.[1] && isLetter(lower[1].charCodeAt(0)) ? { start: end - lower[1].length, name: lower[1] } : undefined;
}
