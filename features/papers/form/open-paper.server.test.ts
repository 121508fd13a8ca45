import { expect, test } from 'vitest';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { openPaper } from './open-paper.server.ts';
import { readPaperForm } from './read-paper-form.server.ts';

// Guards against forms that are wrong, cost much to answer and count for nobody.
test('the limit comes before anything that may be wrong with a paper', async () => {
  const limits = { take: async () => ({ allowed: false as const, retryAfterSeconds: 9 }) };
  const sent = new FormData();
  sent.set('date', 'x');
  const form = readPaperForm(sent, undefined, 'OH');
  expect(await openPaper(createTestDeps({ limits }), asCaller(), form)).toMatchObject({
    failure: { kind: 'rate_limited', retryAfterSeconds: 9 },
  });
  expect(await openPaper(createTestDeps(), asCaller(), form)).toMatchObject({
    failure: { kind: 'invalid', fields: { date: expect.any(String) } },
  });
});
