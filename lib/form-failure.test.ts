import { expect, test } from 'vitest';
import { z } from 'zod';
import { failInvalidForm } from './form-failure.ts';

test('returns the first message for each field', () => {
  const schema = z.object({
    email: z.string('no email').min(5, 'short').regex(/@/, 'no at'),
    name: z.string('no name'),
  });
  const parsed = schema.safeParse({ email: 'x' });
  if (parsed.success) return expect.unreachable();
  expect(failInvalidForm(parsed.error, 'Please look again.')).toEqual({
    ok: false,
    failure: {
      kind: 'invalid',
      message: 'Please look again.',
      fields: { email: 'short', name: 'no name' },
    },
  });
});
