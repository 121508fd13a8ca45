// Shared by the form, the use case and the database row.
import { z } from 'zod';
import * as newsletter from './messages/newsletter.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name must not contain control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

export const Subscription = z.object({
  email: z
    .string(newsletter.badEmail)
    .trim()
    .max(254, newsletter.badEmail)
    .toLowerCase()
    .pipe(z.email(newsletter.badEmail)),
  name: z
    .string()
    .trim()
    .max(100, newsletter.longName)
    .refine((name) => !CONTROL.test(name), newsletter.longName)
    .nullish()
    .transform((name) => name || null),
  preferences: z
    .object({ legal_updates: z.boolean(), newsletters: z.boolean() })
    .default({ legal_updates: true, newsletters: true }),
});
export type Subscription = z.infer<typeof Subscription>;

export type SubscribeAnswer =
  | { ok: true }
  | { ok: false; message: string; fields?: { email?: string; name?: string } };
