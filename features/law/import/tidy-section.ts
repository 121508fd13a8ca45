// Codes that were collected from web pages are untidy: "1-210." as a number, "1.20.200 - State
// sport." as number and heading, both again at the beginning of the text. What is plainly number or
// heading is put into its place; nothing is made up.
import { ImportFault } from '#features/importing/import-fault.ts';
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';

export type TidySection = { number: string; heading: string; text: string };

const NUMBER = /^(?=.{0,40}\d)[0-9A-Za-z]+(?:[-.:][0-9A-Za-z]+)*$/;
const MAX_NUMBER_LENGTH = 40;
/** Number and heading in one. */
const MAX_LABEL_LENGTH = 2_000;
/** "Sec. 03.10.035" was split after its first word. */
const WORD_FOR_SECTION = /^(?:sec(?:tion)?|§{1,2})\.?$/i;
const NUMBER_AND_HEADING = /^(\S{1,40})\s+[-\u2013\u2014]\s+(\S.*)$/s;
/** What stands before the number in the text: "RCW 10.01.185", "§ 1-8", "Sec. 5". */
const BEFORE_NUMBER = /^(?:[A-Z]{2,6}\s|§{1,2}|Sec(?:tion)?\.)?\s*/;
const MAX_FOUND_HEADING = 300;

export function tidySection(section: string, heading: string, text: string): TidySection {
  const isSplit = WORD_FOR_SECTION.test(section.slice(0, MAX_LABEL_LENGTH).trim());
  const label = (isSplit ? heading : section).slice(0, MAX_LABEL_LENGTH);
  const joined = NUMBER_AND_HEADING.exec(label.trim());
  const number = readSectionNumber(joined?.[1] ?? label);
  if (!number) throw new ImportFault('it has no number of a section');
  const givenHeading = tidyHeading(isSplit ? (joined?.[2] ?? '') : heading || (joined?.[2] ?? ''));
  return { number, ...removeRepeated(number, givenHeading, text.trim()) };
}

export function readSectionNumber(label: string): string | undefined {
  const number = normalizeSectionNumber(
    label
      .trim()
      .replace(/^§{1,2}\s*/, '')
      .replace(/\.+$/, ''),
  );
  return number.length <= MAX_NUMBER_LENGTH && NUMBER.test(number) ? number : undefined;
}

const tidyHeading = (heading: string) => heading.replace(/\s+/g, ' ').trim();

/**
 * Number and heading at the beginning of the text. A first line after the number is the heading
 * when there is no other.
 */
function removeRepeated(
  number: string,
  heading: string,
  text: string,
): { heading: string; text: string } {
  const start = BEFORE_NUMBER.exec(text)?.[0].length ?? 0;
  const end = start + number.length;
  const hasNumber =
    text.startsWith(number, start) && !/^(?:\w|[-.]\d)/.test(text.slice(end, end + 2));
  const body = hasNumber ? text.slice(end).replace(/^[.\s]+/, '') : text;
  const lineEnd = body.indexOf('\n');
  const isShortLine = lineEnd > 0 && lineEnd <= MAX_FOUND_HEADING;
  const repeated = heading ? matchWords(body, heading) : 0;
  // A heading that was cut off in a word goes on in the text; so does none at all.
  const isCut = repeated > 0 && /\w$/.test(heading) && /^\w/.test(body.slice(repeated));
  if (hasNumber && isShortLine && (isCut || (!heading && !body.startsWith('('))))
    return { heading: tidyHeading(body.slice(0, lineEnd)), text: body.slice(lineEnd).trim() };
  const isRepeated = repeated > 0 && !isCut && (hasNumber || /^\s*\n/.test(body.slice(repeated)));
  const rest = isRepeated ? body.slice(repeated).replace(/^[.\s]+/, '') : body;
  return { heading, text: rest || text };
}

/**
 * Where the words end that `text` begins with, whatever its spaces; 0 when it begins with others.
 */
function matchWords(text: string, words: string): number {
  let end = 0;
  for (const character of words) {
    if (character === ' ') continue;
    while (end < text.length && /\s/.test(text[end] as string)) end++;
    if (text[end]?.toLowerCase() !== character.toLowerCase()) return 0;
    end++;
  }
  return end;
}
