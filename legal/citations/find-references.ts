// "Id. at 5", "Ibid." and "Miranda, supra, at 444": references back to a citation. A "supra" that
// refers to a part or note of the same document does not count, nor does one followed by a short
// form ("Kaiser, supra, 13 Cal.App.5th at 1146").
import { readCapitalizedRun } from './find-name-start.ts';
import { readPins } from './read-citation-tail.ts';
import { isDigit, isLetter, isWord, skipSpacesBack } from './spelling.ts';
import type { Citation, IdCitation, SupraCitation } from './types.ts';

const ID = /(?:[Ii]d|[Ii]bid)\.,?/y;
const SUPRA = /[Ss]upra(?![A-Za-z])/y;
const INTERNAL =
  /[\s,]{1,4}(?:notes?|nn?\.|[Pp]arts?|[Pp]t\.|[Ss]ections?|§|pp?\.|pages?|[IVX]+\.)\s?/y;
const LOWER_NAME = /([A-Za-z][\w'’.-]{0,30})$/;

export function findReferences(
  text: string,
  citations: Citation[],
): (IdCitation | SupraCitation)[] {
  const spans = citations
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
  const references: (IdCitation | SupraCitation)[] = [];
  let spanIndex = 0;
  let previousEnd = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter !== 'I' && letter !== 'i' && letter !== 's' && letter !== 'S') continue;
    if (i > 0 && isWord(text.charCodeAt(i - 1))) continue;
    while (spanIndex < spans.length && (spans[spanIndex]?.start ?? 0) <= i)
      previousEnd = Math.max(previousEnd, spans[spanIndex++]?.end ?? 0);
    if (i < previousEnd) continue;
    const limit = spans[spanIndex]?.start ?? text.length;
    const reference =
      letter === 'I' || letter === 'i'
        ? readId(text, i, limit)
        : readSupra(text, i, previousEnd, limit);
    if (!reference) continue;
    references.push(reference);
    previousEnd = reference.end;
    i = reference.end - 1;
  }
  return references;
}

function readId(text: string, start: number, limit: number): IdCitation | undefined {
  ID.lastIndex = start;
  const match = ID.exec(text);
  if (!match) return undefined;
  const comma = match[0].endsWith(',');
  const after = ID.lastIndex - (comma ? 1 : 0);
  const { pins, end } = readPins(text, after, limit, true);
  return { kind: 'id', start, end, text: text.slice(start, end), pins, refersTo: undefined };
}

function readSupra(
  text: string,
  offset: number,
  previousEnd: number,
  limit: number,
): SupraCitation | undefined {
  SUPRA.lastIndex = offset;
  if (!SUPRA.test(text)) return undefined;
  const after = SUPRA.lastIndex;
  INTERNAL.lastIndex = after;
  if (INTERNAL.test(text) || (limit < text.length && limit - after <= 4)) return undefined;
  const { pins, end } = readPins(text, after, limit);
  const name = readNameBefore(text, offset, previousEnd);
  const start = name?.start ?? offset;
  return {
    kind: 'supra',
    start,
    end,
    text: text.slice(start, end),
    name: name?.name ?? '',
    pins,
    refersTo: undefined,
  };
}

function readNameBefore(
  text: string,
  offset: number,
  previousEnd: number,
): { start: number; name: string } | undefined {
  let end = skipSpacesBack(text, offset);
  while (end > previousEnd && isDigit(text.charCodeAt(end - 1)) && offset - end < 8) end--;
  end = skipSpacesBack(text, end);
  if (text[end - 1] !== ',') return undefined;
  end = skipSpacesBack(text, end - 1);
  const run = readCapitalizedRun(text, previousEnd, end);
  if (run) return run;
  const lower = LOWER_NAME.exec(text.slice(Math.max(previousEnd, end - 32), end));
  return lower?.[1] && isLetter(lower[1].charCodeAt(0))
    ? { start: end - lower[1].length, name: lower[1] }
    : undefined;
}
