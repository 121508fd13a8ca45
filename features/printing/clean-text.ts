// Cleans typed text for documents: control characters, bidirectional control characters and code
// points that XML cannot contain are removed, so that nothing can spoof the display or break a
// file. Letters of every script stay.
const INVISIBLE =
  /[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u{AD}\u{200B}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]/gu;
const LINE_BREAK = /\r\n?|\n|\p{Zl}|\p{Zp}/u;
/** Non-breaking spaces are kept: they are intentional. */
const SPACES = /[^\S\u00A0\u202F]+/g;

/** The cleaned lines, without empty ones. */
export function toCleanLines(input: string): string[] {
  return input
    .toWellFormed()
    .split(LINE_BREAK)
    .map((line) => line.replace(/\t/g, ' ').replace(INVISIBLE, '').replace(SPACES, ' ').trim())
    .filter((line) => line !== '');
}

/**
 * Joins lines with a separator. Leading and trailing commas, semicolons and colons are removed,
 * because a sentence continues after it.
 */
export function toOneLine(input: string, separator = ';'): string {
  return toCleanLines(input)
    .map((line, index, all) =>
      index < all.length - 1 && !/[.,;:!?]$/.test(line) ? line + separator : line,
    )
    .join(' ')
    .replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, '');
}

/** For comparing names: ignores case and Unicode compatibility variants. */
export const normalizeName = (input: string): string =>
  toOneLine(input, ',').normalize('NFKC').toLowerCase();
export const isSameRole = (one: string, other: string): boolean =>
  normalizeName(one) === normalizeName(other);
