// Law reviews and journals ("77 Marq. L. Rev. 475 (1993-94)"): found so that they are not taken for cases. There is no list of
// them: a volume, a name that ends in "L. Rev.", "L.J." or the like, and a page are enough.
import { isDigit, isWord } from './spelling.ts';
import type { JournalCitation } from './types.ts';

const KIND = /L\.\s?(?:Rev|J|Q)\.|Law\s(?:Review|Journal|Quarterly)|J\.L\.\s[A-Z&][A-Za-z.&' ]{0,20}/y;
const PAGE =
  /\s{0,2}(?:[A-Z][A-Za-z]{0,10}\.\s{0,2})?(\d{1,5})(?![\p{L}\p{N}])(?:,\s{0,2}\d{1,5}(?:[-–]\d{1,5})?)?(?:\s{0,2}\(((?:1[789]|20)\d\d)(?:[-–]\d{2,4})?\))?/uy;
const MAX_NAME_LENGTH = 60;

export function findJournal(text: string, at: number, free: number): JournalCitation | undefined {
  const letter = text[at];
  if (letter !== 'L' && letter !== 'J') return undefined;
  KIND.lastIndex = at;
  if (!KIND.test(text)) return undefined;
  const nameEnd = KIND.lastIndex;
  PAGE.lastIndex = nameEnd;
  const page = PAGE.exec(text);
  const volume = page && volumeBefore(text, at, free);
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

/** Back over the journal's own name to its volume. */
function volumeBefore(text: string, at: number, free: number): { start: number; end: number; digits: string } | undefined {
  let i = at;
  while (i > free && at - i < MAX_NAME_LENGTH && /[A-Za-z.&'’ \n\u00a0]/.test(text[i - 1] ?? '0')) i--;
  const end = i;
  while (i > free && end - i < 5 && isDigit(text.charCodeAt(i - 1))) i--;
  if (i === end || isWord(text.charCodeAt(i - 1)) || !/^\s/.test(text.slice(end, end + 1))) return undefined;
  if (/\s[a-z]{3,}\s/.test(text.slice(end, at))) return undefined;
  return { start: i, end, digits: text.slice(i, end) };
}
