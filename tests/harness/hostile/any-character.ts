import fc from 'fast-check';

/**
 * Any code point. fast-check's unit `binary` first builds a table of all of them, which takes
 * longer than most tests.
 */
export const anyCharacter = fc.nat(0x10ffff).map(
  (code) => String.fromCodePoint(code).toWellFormed(),
  (character) => String(character).codePointAt(0) ?? 0,
);
