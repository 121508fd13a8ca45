// The shapes of the issue spotter as programs use it (docs/api.md).
import { z } from 'zod';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import type { SpottedTopics } from './schema.ts';

export const IssueBody = z
  .object({ text: z.string().describe('What happened, in a person’s own words.') })
  .meta({ id: 'Story' });

export const SpottedTopicsShape: z.ZodType<SpottedTopics> = z
  .strictObject({
    topics: z
      .array(z.strictObject({ id: z.enum(TOPIC_IDS), score: z.number().min(0).max(1) }))
      .describe('Best first, at most five.'),
    wordsOnly: z
      .literal(true)
      .optional()
      .describe('The model was too busy to read the text by its meaning.'),
  })
  .meta({ id: 'SpottedTopics' });
