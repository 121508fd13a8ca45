// Attacks on signing in with Google, against an issuer that lies in every way that the protocol
// allows. Nobody may be signed in, and nothing may wait forever.
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { GoogleSettings } from '#features/accounts/account-parts.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { encodePart, GOOGLE_CLIENT, startFakeGoogle } from '#tests/harness/fakes/fake-google.ts';
import { Browser, setUp } from './setup.ts';

const google = await startFakeGoogle();
const settings: GoogleSettings = { ...GOOGLE_CLIENT, issuer: google.issuer };
/** For endpoints that never answer. */
const SHORT_MS = 300;
const world = await setUp(settings);
afterAll(() => google.stop());

const ANN = 'ann@example.com';
const FAILED_PATH = /^\/auth\/login\?google=failed&returnTo=/;
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

beforeEach(() => {
  google.user = { sub: 'g-1', email: ANN, email_verified: true };
  google.lie = {};
  google.discovery = {};
  google.instead = {};
  google.writeToken = undefined;
  settings.timeoutMs = undefined;
});

const { startGoogleSignIn: startSignIn, finishGoogleSignIn: finishSignIn } = world;

async function expectRefused(browser = new Browser(), callbackUrl?: string) {
  const to = await finishSignIn(
    browser,
    callbackUrl ?? (await google.visit(await startSignIn(browser))),
  );
  expect(to).toMatch(FAILED_PATH);
  expect(await world.viewer(browser)).toEqual({ kind: 'visitor' });
  expect(await world.users()).toEqual([]);
  expect(JSON.stringify(world.deps.logged)).not.toContain(ANN);
}

describe('tokens that Google did not sign', () => {
  const write = (header: object, claims: object, signature: (unsigned: string) => string) => {
    const unsigned = `${encodePart(header)}.${encodePart(claims)}`;
    return `${unsigned}.${signature(unsigned)}`;
  };
  const signWithOwnKey = (unsigned: string) =>
    sign('RSA-SHA256', Buffer.from(unsigned), own.privateKey).toString('base64url');
  const readPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' });
  const signWith = (secret: string | Buffer) => (unsigned: string) =>
    createHmac('sha256', secret).update(unsigned).digest('base64url');

  test.each<[what: string, token: (claims: object, publicKey: KeyObject) => string]>([
    ['alg none', (claims) => write({ alg: 'none', typ: 'JWT' }, claims, () => '')],
    [
      'alg None with the id of the key',
      (claims) => write({ alg: 'None', kid: 'k1' }, claims, () => ''),
    ],
    [
      'HS256 with the public key as secret',
      (claims, key) => write({ alg: 'HS256', kid: 'k1' }, claims, signWith(readPem(key))),
    ],
    [
      'HS256 with the secret of the client',
      (claims) => write({ alg: 'HS256', kid: 'k1' }, claims, signWith(GOOGLE_CLIENT.clientSecret)),
    ],
    ['an unknown key', (claims) => write({ alg: 'RS256', kid: 'k2' }, claims, signWithOwnKey)],
    ['no key id', (claims) => write({ alg: 'RS256' }, claims, signWithOwnKey)],
    [
      'its own key in the header',
      (claims) =>
        write(
          { alg: 'RS256', kid: 'k1', jwk: own.publicKey.export({ format: 'jwk' }) },
          claims,
          signWithOwnKey,
        ),
    ],
    [
      'an address of keys in the header',
      (claims) => write({ alg: 'RS256', jku: `${google.issuer}/own-keys` }, claims, signWithOwnKey),
    ],
    [
      'a key id that is a path',
      (claims) => write({ alg: 'RS256', kid: '../../dev/null' }, claims, signWithOwnKey),
    ],
    ['two parts', (claims) => `${encodePart({ alg: 'none' })}.${encodePart(claims)}`],
    ['no JSON', () => 'a.b.c'],
    ['nothing', () => ''],
  ])('%s', async (_what, token) => {
    let ownKeys = 0;
    google.instead['/own-keys'] = (_req, res) => {
      ownKeys++;
      res.end(JSON.stringify({ keys: [own.publicKey.export({ format: 'jwk' })] }));
    };
    google.writeToken = token;
    await expectRefused();
    google.discovery = { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] };
    world.accounts = createAccounts(world.deps, settings);
    await expectRefused();
    expect(ownKeys).toBe(0);
  });
});

describe('claims that do not hold', () => {
  test.each<[what: string, claims: Record<string, unknown>]>([
    [
      'another audience as well',
      { aud: [GOOGLE_CLIENT.clientId, 'another-client'], azp: 'another-client' },
    ],
    ['another authorized party', { azp: 'another-client' }],
    ['not valid yet', { nbf: 4_000_000_000, exp: 4_100_000_000 }],
    ['expired a while ago', { exp: 1 }],
    ['no expiry in time', { exp: 'tomorrow' }],
    ['an issuer that begins alike', { iss: `${google.issuer}.evil.example` }],
    ['no nonce', { nonce: undefined }],
    ['a list of nonces', { nonce: ['a'] }],
    ['verified as a word', { email_verified: 'true' }],
    ['verified as a number', { email_verified: 1 }],
    ['not said to be verified', { email_verified: undefined }],
    ['two addresses', { email: ['ann@example.com', 'bob@example.com'] }],
    ['an address with a line break', { email: 'ann@example.com\r\nBcc: bob@example.com' }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a number as subject', { sub: 7 }],
    ['an endless subject', { sub: 'x'.repeat(100_000) }],
  ])('%s', async (_what, claims) => {
    google.lie = claims;
    await expectRefused();
  });
});

describe('callbacks', () => {
  test('with the state and code of an attacker, in a browser that is signing in itself', async () => {
    const attacker = new Browser();
    google.user = { sub: 'g-666', email: 'attacker@example.com', email_verified: true };
    const callbackUrl = await google.visit(await startSignIn(attacker));
    const victim = new Browser();
    await startSignIn(victim);
    await expectRefused(victim, callbackUrl);
  });
  test('of another issuer (mix-up)', async () => {
    const browser = new Browser();
    const callbackUrl = `${await google.visit(await startSignIn(browser))}&iss=https%3A%2F%2Fevil.example`;
    await expectRefused(browser, callbackUrl);
  });
  test.each([
    '?state[]=x&code[]=y',
    '?state=a&state=b&code=c',
    '?state=%00&code=%00',
    `?state=${'x'.repeat(8_000)}&code=y`,
    '?error=%0d%0aX: y&state=z',
  ])('with odd parameters: %s', async (query) => {
    await expectRefused(new Browser(), `http://plainlaw.test/auth/callback/google${query}`);
  });
});

describe('an issuer that does not behave', () => {
  const ENDPOINTS = ['/token', '/keys'];
  const DISCOVERY = '/.well-known/openid-configuration';

  const expectRefusedInTime = async () => {
    const browser = new Browser();
    const callbackUrl = await google.visit(await startSignIn(browser));
    settings.timeoutMs = SHORT_MS;
    await expectRefused(browser, callbackUrl);
  };

  test.each(ENDPOINTS)('%s never answers', async (path) => {
    google.instead[path] = () => {};
    await expectRefusedInTime();
  });
  test.each(ENDPOINTS)('%s answers byte by byte', async (path) => {
    google.instead[path] = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      const timer = setInterval(() => res.write(' '), 50);
      res.on('close', () => clearInterval(timer));
    };
    await expectRefusedInTime();
  });
  test.each(ENDPOINTS)('%s answers with a page', async (path) => {
    google.instead[path] = (_req, res) =>
      res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>');
    await expectRefused();
  });
  test.each(ENDPOINTS)('%s redirects to the inside', async (path) => {
    let connections = 0;
    const inside = createServer((_req, res) => {
      connections++;
      res.end('{}');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    google.instead[path] = (_req, res) => res.writeHead(307, { location }).end();
    await expectRefused();
    expect(connections).toBe(0);
    inside.close();
  });
  test.each<[what: string, behave: () => void]>([
    ['never answers', () => (google.instead[DISCOVERY] = () => {})],
    ['is of another issuer', () => (google.discovery = { issuer: 'https://evil.example' })],
    ['has no keys', () => (google.discovery = { jwks_uri: undefined })],
  ])(
    'its discovery document %s: signing in is not possible, and possible again afterwards',
    async (_what, behave) => {
      behave();
      settings.timeoutMs = google.instead[DISCOVERY] && SHORT_MS;
      world.accounts = createAccounts(world.deps, settings);
      expect(await world.accounts.startGoogle(new Browser().caller, {})).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable' },
      });
      google.instead = {};
      google.discovery = {};
      settings.timeoutMs = undefined;
      expect(await world.accounts.startGoogle(new Browser().caller, {})).toMatchObject({
        ok: true,
      });
    },
  );
});
