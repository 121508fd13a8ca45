// What may be sent to be analyzed: by our page, by the form without JavaScript and by programs. The case type is always civil.
import { z } from 'zod';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { analysisTexts } from './messages.ts';
import { cleanFacts } from './read-facts.ts';

const SHORTEST_FACTS = 20;
export const LONGEST_FACTS = 8_000;
/** What is looked at at all before it is cleaned. */
const LONGEST_SENT = 100_000;

export const AnalysisInput = z.object({
  facts: z
    .string()
    .max(LONGEST_SENT, analysisTexts.tooLong)
    .transform(cleanFacts)
    .pipe(
      z
        .string()
        .min(1, { message: analysisTexts.noFacts, abort: true })
        .min(SHORTEST_FACTS, analysisTexts.tooShort)
        .max(LONGEST_FACTS, analysisTexts.tooLong),
    ),
  jurisdiction: z.string().max(20).default('General').transform(readJurisdiction),
  /** Nothing goes to a provider. */
  libraryOnly: z.boolean().default(false),
});
export type AnalysisInput = z.infer<typeof AnalysisInput>;
