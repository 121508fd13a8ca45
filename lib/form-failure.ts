// A zod error as an `invalid` failure: the first sentence for each field, ready to stand beside it.
import type { z } from 'zod';
import { fail, type Result } from './result.ts';

export function invalidForm(error: z.ZodError, message: string): Result<never> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? '')] ??= issue.message;
  return fail('invalid', message, { fields });
}
