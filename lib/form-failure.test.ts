import { expect, test } from 'vitest';
import { z } from 'zod';
import { invalidForm } from './form-failure.ts';

test('one sentence for each field, the first', () => {
  const schema = z.object({ email: z.string('no email').min(5, 'short').regex(/@/, 'no at'), name: z.string('no name') });
  const parsed = schema.safeParse({ email: 'x' });
  if (parsed.success) return expect.unreachable();
  expect(invalidForm(parsed.error, 'Please look again.')).toEqual({
    ok: false,
    failure: { kind: 'invalid', message: 'Please look again.', fields: { email: 'short', name: 'no name' } },
  });
});
