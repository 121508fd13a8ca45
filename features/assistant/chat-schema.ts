// What may be sent to the assistant: by our page, by the form without JavaScript and by programs.
import { z } from 'zod';
import { readJurisdiction } from '#legal/jurisdictions.ts';

export const LONGEST_QUESTION = 4_000;
const LONGEST_REASON = 500;
const MOST_EARLIER = 20;
const LONGEST_EARLIER = 8_000;

/** Half characters and zero bytes can be shown and stored nowhere. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '');
const name = z.string().regex(/^[\w-]{16,64}$/);

export const ChatBody = z.object({
  question: z.string().transform((text) => clean(text).trim()),
  earlier: z
    .array(
      z.object({ question: z.string().max(LONGEST_EARLIER).transform(clean), answer: z.string().max(LONGEST_EARLIER).transform(clean) }),
    )
    .max(MOST_EARLIER)
    .default([]),
  jurisdiction: z.string().max(20).transform(readJurisdiction).optional(),
  libraryOnly: z.boolean().default(false),
  answerId: name.optional(),
  answerToken: name.optional(),
  conversationId: z.uuid().optional(),
});

export const Vote = z.object({
  vote: z.enum(['up', 'down']),
  reason: z
    .string()
    .max(LONGEST_REASON)
    .transform((text) => clean(text).trim())
    .default(''),
});
