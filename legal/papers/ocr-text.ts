// What a scanner mistakes for something else: l for 1, O for 0, rn for m, stray marks. Texts and
// the phrases that are looked for in them are folded the same way, so that both spellings of a
// mistake are equal. Digits are read back where a number must stand.

/**
 * Characters that may stand for a digit in a scanned number; for a character class of a regular
 * expression.
 */
export const DIGIT = '0-9OoQlI|!iSsBZz';

const DIGITS: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  l: '1',
  L: '1',
  q: '0',
  b: '8',
  I: '1',
  '|': '1',
  '!': '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
};
/** These are read less safely than O and l. */
const DOUBTFUL = /[SsBbZzLq]/;

export const readDigits = (text: string): string =>
  text.replace(/\D/g, (character) => DIGITS[character] ?? '');
export const hasDoubtfulDigit = (text: string): boolean => DOUBTFUL.test(text);
export const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/**
 * Letters and digits alone, lower case, with look-alikes made equal and words separated by single
 * spaces.
 */
export function foldText(text: string): string {
  return text
    .replace(/(\w)-[ \t]*\r?\n[ \t]*(?=[a-z])/g, '$1')
    .toLowerCase()
    .replace(/[’'‘`´~^*_°•¬]/g, '')
    .replace(/([a-z])[.,](?=[a-z]{2})/g, '$1')
    .replace(/[|!¡1i]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^a-z0-9$§%]+/g, ' ')
    .trim();
}
