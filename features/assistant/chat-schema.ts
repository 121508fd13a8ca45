// What may be sent to the assistant: by our page, by the form without JavaScript and by programs.
import { z } from 'zod';
import { readJurisdiction } from '#legal/jurisdictions.ts';

export const MAX_QUESTION_LENGTH = 4_000;
const MAX_REASON_LENGTH = 500;
const MAX_EARLIER = 20;
const MAX_EARLIER_LENGTH = 8_000;

/** Half characters and zero bytes can be shown and stored nowhere. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '');
const name = z.string().regex(/^[\w-]{16,64}$/);

export const ChatBody = z.object({
  question: z.string().transform((text) => clean(text).trim()),
  earlier: z
    .array(
      z.object({
        question: z.string().max(MAX_EARLIER_LENGTH).transform(clean),
        answer: z.string().max(MAX_EARLIER_LENGTH).transform(clean),
      }),
    )
    .max(MAX_EARLIER)
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
    .max(MAX_REASON_LENGTH)
    .transform((text) => clean(text).trim())
    .default(''),
});
