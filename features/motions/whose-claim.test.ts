// Authorities stand with the party they help, and no claim that answers a suit is moved against.
import { expect, test } from 'vitest';
import { toText } from '#features/printing/to-text.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { getSearchIndex, library } from '#tests/harness/fakes/temporary-library.ts';
import { createTestMotionRequest } from '#tests/integration/motions/motion-examples.ts';
import { prepareMotion } from './prepare/prepare-motion.server.ts';
import { printableMotion } from './printable-motion.ts';

const deps = createTestDeps({ library, search: { index: getSearchIndex() } });
const write = async (...request: Parameters<typeof createTestMotionRequest>) => {
  const prepared = await prepareMotion(deps, createTestMotionRequest(...request));
  return prepared ? toText(printableMotion(prepared.motion)) : '';
};
const TENANT =
  'My landlord sued me for eviction. I found a three day notice to pay rent or quit taped on my door. I am behind on rent. The landlord refused my rent payment.';

test('a tenant’s own authorities support the tenant', async () => {
  const text = await write('summary-judgment', {
    details: TENANT,
    claim: 'eviction-defense-nonpayment',
  });
  const [ours = '', theirs = ''] = text
    .slice(text.indexOf('Authority that supports this position:'))
    .split('Authority that the other side may rely on:');
  expect(ours).toContain('Greene v. Lindsey');
  expect(ours).not.toContain('Lindsey v. Normet');
  expect(theirs).toContain('Lindsey v. Normet');
});

test('nobody who was sued moves against a defense of their own, unless it was chosen', async () => {
  const text = await write('dismiss-failure-to-state', { details: TENANT, claim: '' });
  expect(text).toContain('[CLAIM: CHOOSE]');
  expect(text).not.toMatch(/Lindsey|three-day notice passes/);
});

test('roles are not reversed in a motion of the person sued', async () => {
  const text = await write('set-aside-default', {
    details: 'Acme sued me. I was never served. There is a default judgment against me.',
    claim: 'default-judgment-without-notice',
  });
  expect(text).toContain('Defendant was not properly served');
  expect(text).not.toMatch(/Plaintiff was not properly served|Espinosa.*supports/);
});
