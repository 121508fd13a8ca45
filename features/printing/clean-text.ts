// What a person typed, as plain text for paper: nothing in it may steer a reader's screen or break a file. Control characters,
// marks that change the direction of writing, and code points that XML cannot hold are left out; letters of every script stay.
const UNSEEN =
  /[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u{AD}\u{200B}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E007F}]/gu;
const LINE_BREAK = /\r\n?|\n|\p{Zl}|\p{Zp}/u;
/** A space that does not break stays: it was meant. */
const SPACES = /[^\S\u00A0\u202F]+/g;

/** The lines that say something. */
export function linesOf(typed: string): string[] {
  return typed
    .toWellFormed()
    .split(LINE_BREAK)
    .map((line) => line.replace(/\t/g, ' ').replace(UNSEEN, '').replace(SPACES, ' ').trim())
    .filter((line) => line !== '');
}

/** Several lines as one: a list of things by default, so that no two run into each other. It ends without a comma: a sentence goes on. */
export function oneLine(typed: string, between = ';'): string {
  return linesOf(typed)
    .map((line, index, all) => (index < all.length - 1 && !/[.,;:!?]$/.test(line) ? line + between : line))
    .join(' ')
    .replace(/^[\s,;:]+|(?<![\s,;:])[\s,;:]+$/g, '');
}

/** For comparing what people call themselves: without the case of letters, and however the letters are written. */
export const plainName = (typed: string): string => oneLine(typed, ',').normalize('NFKC').toLowerCase();
export const isSameRole = (one: string, other: string): boolean => plainName(one) === plainName(other);
