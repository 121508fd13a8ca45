// Short forms typed without their apostrophe, and "should of", as they are spelled: rules know one
// spelling, and a brief has no other.
const SHORT = /\b(do|does|did|is|are|was|were|has|have|had|would|could|should|ca|wo)nt\b(?!['’])/gi;
const PRONOUNS: [RegExp, string][] = [
  [/\bIm\b/g, "I'm"],
  [/\bi'(?=m|ve|d|ll)/g, "I'"],
  [/\bi(?= [a-z])/g, 'I'],
  [/\b(I|we|they|you)ve\b/gi, "$1've"],
  [/\b(should|could|would|must|might) of\b/gi, '$1 have'],
];

/** Also with straight apostrophes. */
export const spellPlainly = (text: string): string =>
  PRONOUNS.reduce(
    (spelled, [pattern, replacement]) => spelled.replace(pattern, replacement),
    text.replaceAll('’', "'").replace(SHORT, "$1n't"),
  );
