// Request bodies of the assistant, from the page, the form without JavaScript and API clients.
import { z } from 'zod';
import { readJurisdiction } from '#legal/jurisdictions.ts';

export const MAX_QUESTION_LENGTH = 4_000;
const MAX_REASON_LENGTH = 500;
const MAX_EARLIER = 20;
const MAX_EARLIER_LENGTH = 8_000;

/** Lone surrogates and null bytes cannot be stored. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '');
const opaqueId = z.string().regex(/^[\w-]{16,64}$/);

export const ChatBody = z.object({
  // Longer ones are refused after danger was looked for in them.
  question: z
    .string()
    .meta({ maxLength: MAX_QUESTION_LENGTH })
    .transform((text) => clean(text).trim()),
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
  /**
   * Whose words the jurisdiction given here stands over: those of earlier questions, or also those
   * of this one.
   */
  jurisdictionOver: z.enum(['earlier', 'question']).optional(),
  libraryOnly: z.boolean().default(false),
  /** The answer to a message that told of self-harm, which waits for this. */
  answerAnyway: z.boolean().default(false),
  answerId: opaqueId.optional(),
  /** Chosen by the client, or as an earlier response returned it: signed. */
  answerToken: z
    .string()
    .regex(/^[\w-]{16,64}(?:\.[\w-]{43})?$/)
    .optional(),
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
