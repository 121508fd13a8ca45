import { expect, test } from 'vitest';
import { fixedClock } from '#lib/clock.ts';
import { createDeviceCookie, findKnownDevice, forgetDeviceCookie } from './known-device.server.ts';

const ANN = 'ann@example.com';
const BOB = 'bob@example.com';
const site = { name: 'Plainlaw', publicUrl: 'https://plainlaw.test', paywall: 'on' } as const;
const createDeps = (secret = 'a secret for tests') => ({
  secret,
  site,
  clock: fixedClock('2026-11-15T12:00:00Z'),
});
const deps = createDeps();
const NOBODY = new Headers();
/** The headers of a browser that got this Set-Cookie line. */
const send = (line: string) =>
  new Headers({ cookie: `state=TX; ${line.split(';', 1)[0]}; other=1` });

test('a cookie for a year, sent to this host alone, out of reach of scripts', () => {
  expect(createDeviceCookie(deps, NOBODY, ANN)).toMatch(
    /^__Host-plainlaw\.device=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const local = { ...deps, site: { ...site, publicUrl: 'http://localhost:3000' } };
  expect(createDeviceCookie(local, NOBODY, ANN)).toMatch(
    /^plainlaw\.device=[\w.-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  );
});

test('is known for its account alone', () => {
  const headers = send(createDeviceCookie(deps, NOBODY, ANN));
  expect(findKnownDevice(deps, headers, ANN)).toMatch(/^[\w-]{16}$/);
  expect(findKnownDevice(deps, headers, BOB)).toBeNull();
  expect(findKnownDevice(deps, NOBODY, ANN)).toBeNull();
  expect(findKnownDevice(createDeps('another secret'), headers, ANN)).toBeNull();
});

test('says nothing about the account: no address in it, and two of one account have nothing in common', () => {
  const [first = '', second = ''] = [
    createDeviceCookie(deps, NOBODY, ANN),
    createDeviceCookie(deps, NOBODY, ANN),
  ];
  const [payload = '', signature = ''] = (first.split(/[=;]/)[1] ?? '').split('.');
  expect(Buffer.from(payload, 'base64url').toString()).toMatch(/^\["[\w-]{16}",\d{13}\]$/);
  expect(second).not.toContain(payload);
  expect(second).not.toContain(signature);
});

test('is forgotten after a year', () => {
  const headers = send(createDeviceCookie(deps, NOBODY, ANN));
  const later = createDeps();
  later.clock.set('2027-11-15T11:59:59Z');
  expect(findKnownDevice(later, headers, ANN)).not.toBeNull();
  later.clock.set('2027-11-15T12:00:00Z');
  expect(findKnownDevice(later, headers, ANN)).toBeNull();
});

test('knows five people who share a computer, the last ones who signed in', () => {
  const emails = Array.from({ length: 6 }, (_, i) => `p${i}@example.com`);
  let headers = NOBODY;
  for (const email of emails) headers = send(createDeviceCookie(deps, headers, email));
  expect(emails.map((email) => findKnownDevice(deps, headers, email) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  for (let i = 0; i < 9; i++) headers = send(createDeviceCookie(deps, headers, ANN));
  expect(findKnownDevice(deps, headers, 'p5@example.com')).not.toBeNull();
});

test('a deleted account is forgotten, and nobody else', () => {
  const both = send(createDeviceCookie(deps, send(createDeviceCookie(deps, NOBODY, ANN)), BOB));
  const rest = send(forgetDeviceCookie(deps, both, ANN));
  expect(findKnownDevice(deps, rest, ANN)).toBeNull();
  expect(findKnownDevice(deps, rest, BOB)).not.toBeNull();
  expect(forgetDeviceCookie(deps, rest, BOB)).toMatch(
    /^__Host-plainlaw\.device=; Path=\/; Max-Age=0;/,
  );
});

test.each(['', 'x', '~~~', '.', 'a.b', `${'x'.repeat(9000)}`, '%00', '{"a":1}', 'x~'.repeat(4000)])(
  'ignores a hostile cookie (%#)',
  (value) => {
    const headers = send(`__Host-plainlaw.device=${value}`);
    expect(findKnownDevice(deps, headers, ANN)).toBeNull();
    expect(createDeviceCookie(deps, headers, ANN).length).toBeLessThan(1500);
  },
);
