// Input of an analysis or memo, from our page, the form without JavaScript, or an API client. The
// case type is always civil.
import { z } from 'zod';
import { readJurisdiction } from '#legal/jurisdictions.ts';
import { cleanFacts } from './find/read-facts.ts';
import * as analysisTexts from './messages/analysis-texts.ts';

const MIN_FACTS_LENGTH = 20;
export const MAX_FACTS_LENGTH = 8_000;
/** Limit on the raw input, before it is cleaned. */
const MAX_SENT_LENGTH = 100_000;

export const AnalysisInput = z.object({
  facts: z
    .string()
    .max(MAX_SENT_LENGTH, analysisTexts.tooLong)
    .transform(cleanFacts)
    .pipe(
      z
        .string()
        .min(1, { message: analysisTexts.noFacts, abort: true })
        .min(MIN_FACTS_LENGTH, analysisTexts.tooShort)
        .max(MAX_FACTS_LENGTH, analysisTexts.tooLong),
    ),
  jurisdiction: z.string().max(20).default('General').transform(readJurisdiction),
  /** Nothing is sent to an AI provider. */
  libraryOnly: z.boolean().default(false),
});
export type AnalysisInput = z.infer<typeof AnalysisInput>;
