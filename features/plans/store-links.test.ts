import { expect, test } from 'vitest';
import { makeAccountReference, readAccountReference } from './account-reference.server.ts';
import { VISITOR, type Viewer } from './gate.ts';
import { storeLinks } from './store-links.server.ts';

const secret = 'a secret for tests, of a fair length';
const site = { name: 'Plainlaw', publicUrl: 'http://law.test', paywall: 'on' as const };
const ann: Viewer = { kind: 'account', id: 'user-1', email: 'ann@example.com', tier: 'basic' };

test('links carry the plan, and keep what the store’s address already has', () => {
  const links = storeLinks({ site: { ...site, storeUrl: 'https://shop.test/buy?from=law' }, secret }, VISITOR);
  expect(links).toEqual({
    research: 'https://shop.test/buy?from=law&plan=research',
    premium: 'https://shop.test/buy?from=law&plan=premium',
    ultimate: 'https://shop.test/buy?from=law&plan=ultimate',
    enterprise: 'https://shop.test/buy?from=law&plan=enterprise',
  });
});

test('for somebody signed in, an account reference that only we can read', () => {
  const url = new URL(storeLinks({ site: { ...site, storeUrl: 'https://shop.test/' }, secret }, ann).premium);
  const reference = url.searchParams.get('account') ?? '';
  expect(url.href).not.toContain('ann');
  expect(Buffer.from(reference, 'base64url').toString('latin1')).not.toContain('user-1');
  expect(readAccountReference(secret, reference)).toBe('user-1');
});

test('without a store all lead to the page that says so', () => {
  expect(new Set(Object.values(storeLinks({ site, secret }, ann)))).toEqual(new Set(['/subscription/unavailable']));
});

test('a reference that was changed or made with another secret is none', () => {
  const reference = makeAccountReference(secret, 'user-1');
  for (let i = 0; i < reference.length - 1; i++) {
    const changed = `${reference.slice(0, i)}${reference[i] === 'A' ? 'B' : 'A'}${reference.slice(i + 1)}`;
    expect(readAccountReference(secret, changed)).toBeNull();
  }
  for (const bad of ['', 'x', 'A'.repeat(38), 'A'.repeat(5000), makeAccountReference('another', 'user-1')]) {
    expect(readAccountReference(secret, bad)).toBeNull();
  }
});
