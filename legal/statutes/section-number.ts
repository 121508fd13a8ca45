// The number of a section of the U.S. Code as an address: "78u–4" with any dash becomes "78u-4",
// and "3598_2", the second section of one number, has the address of the first. Letters keep the
// case they are printed in; no two sections of a title differ by case alone, so look-ups ignore it.
// Sections are sorted as the Code prints them: 300a, 300a-1, 300b, …, 300z, 300aa.
const DASHES = /[\u2010-\u2015\u2212]/g;
const SECTION_NUMBER = /^(\d{1,8})([A-Za-z]{0,5})(?:-(\d{1,4})([A-Za-z]{0,3}))?$/;

export function normalizeSectionNumber(text: string): string {
  return text.trim().replace(DASHES, '-').replace(/_\d+$/, '');
}

export type SectionNumber = {
  number: number;
  letters: string;
  hyphen: number;
  hyphenLetters: string;
};

/**
 * Undefined for a text that is no section number. The letters are in lower case; `hyphen` is 0
 * without one.
 */
export function parseSectionNumber(text: string): SectionNumber | undefined {
  const match = SECTION_NUMBER.exec(text);
  if (!match) return undefined;
  const [, number = '', letters = '', hyphen = '0', hyphenLetters = ''] = match;
  return {
    number: Number(number),
    letters: letters.toLowerCase(),
    hyphen: Number(hyphen),
    hyphenLetters: hyphenLetters.toLowerCase(),
  };
}

const compareLetters = (a: string, b: string) =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Negative when `a` comes before `b` in the Code. A text that is no section number comes last. */
export function compareSectionNumbers(a: string, b: string): number {
  return compareParsedSections(parseSectionNumber(a), parseSectionNumber(b));
}

/** The same for numbers that were parsed before: parsing takes most of the time of a comparison. */
export function compareParsedSections(
  first: SectionNumber | undefined,
  second: SectionNumber | undefined,
): number {
  if (!first || !second) return Number(!first) - Number(!second);
  return (
    first.number - second.number ||
    compareLetters(first.letters, second.letters) ||
    first.hyphen - second.hyphen ||
    compareLetters(first.hyphenLetters, second.hyphenLetters)
  );
}
