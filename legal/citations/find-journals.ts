// Law reviews and journals ("77 Marq. L. Rev. 475 (1993-94)"), recognized so that they are not
// mistaken for cases. No table is needed: a volume, a name that ends in "L. Rev.", "L.J." or
// similar, and a page are enough.
import { isDigit, isWord } from './spelling.ts';
import type { JournalCitation } from './types.ts';

const KIND =
  /L\.\s?(?:Rev|J|Q)\.|Law\s(?:Review|Journal|Quarterly)|J\.L\.\s[A-Z&][A-Za-z.&' ]{0,20}/y;
const PAGE =
  /\s{0,2}(?:[A-Z][A-Za-z]{0,10}\.\s{0,2})?(\d{1,5})(?![\p{L}\p{N}])(?:,\s{0,2}\d{1,5}(?:[-–]\d{1,5})?)?(?:\s{0,2}\(((?:1[789]|20)\d\d)(?:[-–]\d{2,4})?\))?/uy;
const MAX_NAME_LENGTH = 60;

export function findJournal(
  text: string,
  offset: number,
  previousEnd: number,
): JournalCitation | undefined {
  const letter = text[offset];
  if (letter !== 'L' && letter !== 'J') return undefined;
  KIND.lastIndex = offset;
  if (!KIND.test(text)) return undefined;
  const nameEnd = KIND.lastIndex;
  PAGE.lastIndex = nameEnd;
  const page = PAGE.exec(text);
  const volume = page && readVolumeBefore(text, offset, previousEnd);
  if (!page || !volume) return undefined;
  const end = PAGE.lastIndex;
  return {
    kind: 'journal',
    start: volume.start,
    end,
    text: text.slice(volume.start, end),
    volume: volume.digits,
    journal: text.slice(volume.end, nameEnd).replace(/\s+/g, ' ').trim(),
    page: page[1] ?? '',
    year: page[2] ? Number(page[2]) : undefined,
  };
}

/** Moves back over the journal's name to its volume. */
function readVolumeBefore(
  text: string,
  offset: number,
  previousEnd: number,
): { start: number; end: number; digits: string } | undefined {
  let i = offset;
  while (
    i > previousEnd &&
    offset - i < MAX_NAME_LENGTH &&
    /[A-Za-z.&'’ \n\u00a0]/.test(text[i - 1] ?? '0')
  )
    i--;
  const end = i;
  while (i > previousEnd && end - i < 5 && isDigit(text.charCodeAt(i - 1))) i--;
  if (i === end || isWord(text.charCodeAt(i - 1)) || !/^\s/.test(text.slice(end, end + 1)))
    return undefined;
  if (/\s[a-z]{3,}\s/.test(text.slice(end, offset))) return undefined;
  return { start: i, end, digits: text.slice(i, end) };
}
