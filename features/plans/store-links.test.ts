import { expect, test } from 'vitest';
import { VISITOR, type Viewer } from '#features/caller.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createAccountReference, readAccountReference } from './account-reference.server.ts';
import { createStoreLinks } from './store-links.server.ts';

const secret = 'a secret for tests, of a fair length';
const site = { name: 'Plainlaw', publicUrl: 'http://law.test', paywall: 'on' as const };
const ann: Viewer = { kind: 'account', id: 'user-1', email: 'ann@example.com', tier: 'basic' };

test('links have the plan and keep the query of the store URL', () => {
  const links = createStoreLinks(
    { site: { ...site, storeUrl: 'https://shop.test/buy?from=law' }, secret },
    asCaller(VISITOR),
  );
  expect(links).toEqual({
    research: 'https://shop.test/buy?from=law&plan=research',
    premium: 'https://shop.test/buy?from=law&plan=premium',
    ultimate: 'https://shop.test/buy?from=law&plan=ultimate',
    enterprise: 'https://shop.test/buy?from=law&plan=enterprise',
  });
});

test('links of a signed-in viewer have an account reference that only we can read', () => {
  const url = new URL(
    createStoreLinks({ site: { ...site, storeUrl: 'https://shop.test/' }, secret }, asCaller(ann))
      .premium,
  );
  const reference = url.searchParams.get('account') ?? '';
  expect(url.href).not.toContain('ann');
  expect(Buffer.from(reference, 'base64url').toString('latin1')).not.toContain('user-1');
  expect(readAccountReference(secret, reference)).toBe('user-1');
});

test('without a store, all links lead to the unavailable page', () => {
  expect(new Set(Object.values(createStoreLinks({ site, secret }, asCaller(ann))))).toEqual(
    new Set(['/subscription/unavailable']),
  );
});

test('rejects a reference that was changed or encrypted with another secret', () => {
  const reference = createAccountReference(secret, 'user-1');
  for (let i = 0; i < reference.length - 1; i++) {
    const changed = `${reference.slice(0, i)}${reference[i] === 'A' ? 'B' : 'A'}${reference.slice(i + 1)}`;
    expect(readAccountReference(secret, changed)).toBeNull();
  }
  for (const bad of [
    '',
    'x',
    'A'.repeat(38),
    'A'.repeat(5000),
    createAccountReference('another', 'user-1'),
  ]) {
    expect(readAccountReference(secret, bad)).toBeNull();
  }
});
