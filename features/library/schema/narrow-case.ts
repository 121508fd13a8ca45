// The case that an item or a rule is about, where it is narrower than its words.
import { z } from 'zod';

const caseWords = z
  .array(z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+)*$/, 'lower-case words, without punctuation'))
  .min(1)
  .optional();
/**
 * The narrow case of an item or a rule: it answers only who says one of the first words, and nobody
 * who says one of the second. Each is the beginning of words.
 */
export const narrowCase = { leadsOnlyIf: caseWords, neverLeadsIf: caseWords };
