import { z } from 'zod';
import { stripControls } from '#lib/control-characters.ts';
import * as support from './messages/support.ts';
import { MAX_MESSAGE_LENGTH } from './messages/tables.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a name must not hold
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

export const SupportRequest = z.object({
  name: z
    .string(support.longName)
    .trim()
    .max(100, support.longName)
    .refine((name) => !CONTROL_CHARACTERS.test(name), support.longName)
    .nullish()
    .transform((name) => name || null),
  email: z
    .string(support.badEmail)
    .trim()
    .max(254, support.badEmail)
    .toLowerCase()
    .pipe(z.email(support.badEmail)),
  message: z
    .string(support.empty)
    .transform((text) => stripControls(text).trim())
    .pipe(z.string().min(5, support.empty).max(MAX_MESSAGE_LENGTH, support.tooLong)),
});
export type SupportRequest = z.infer<typeof SupportRequest>;
