// Converts a zod error to an `invalid` failure with the first message for each field.
import type { z } from 'zod';
import { fail, type Result } from './result.ts';

export function failInvalidForm(error: z.ZodError, message: string): Result<never> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? '')] ??= issue.message;
  return fail('invalid', message, { fields });
}
