import fc from 'fast-check';

/** Any character. fast-check's own unit `binary` first makes a table of all of them, which takes longer than most tests. */
export const anyCharacter = fc.nat(0x10ffff).map(
  (code) => String.fromCodePoint(code).toWellFormed(),
  (character) => String(character).codePointAt(0) ?? 0,
);
