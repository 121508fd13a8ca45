// Items and rules of a narrow case: a question that does not tell of the case is never answered
// with them. Each of their words is the beginning of words in the question, as `flattenWords`
// writes it. The assistant and the short answer of a search both ask here.
import { memoize } from '#lib/memo.ts';

/** What comes later in a text is not read, so that a hostile one costs no more. */
const MAX_LENGTH = 1_200;

/** Lower case, without apostrophes and hyphens. */
export const flattenWords = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[-\s]+/g, ' ');

/** The narrow case of an item or a rule. */
export type Case = {
  /** One of these is in every question that it answers. */
  leadsOnlyIf?: readonly string[] | undefined;
  /** None of these is. */
  neverLeadsIf?: readonly string[] | undefined;
};

export function fitsCase(question: string, { leadsOnlyIf = [], neverLeadsIf = [] }: Case): boolean {
  const text = flattenWords(question);
  return (
    (leadsOnlyIf.length === 0 || createPattern(leadsOnlyIf).test(text)) &&
    (neverLeadsIf.length === 0 || !createPattern(neverLeadsIf).test(text))
  );
}

/** Words of letters, digits and blanks alone, as the schema of the library checks. */
const createPattern = memoize(
  (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})`),
);
