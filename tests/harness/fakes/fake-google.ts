// A fake OpenID Connect provider on loopback with the real protocol: discovery, authorization code
// with PKCE, token, keys. The test sets the signed-in user and can make it return false claims,
// another token, or anything at all.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type GoogleUser = { sub: string; email: string; email_verified: boolean };
export type FakeGoogle = {
  issuer: string;
  user: GoogleUser;
  /** Overrides claims in the next ID tokens. */
  lie: Record<string, unknown>;
  /** Signs with an unpublished key. */
  forge: boolean;
  /** Replaces the token for these claims. */
  writeToken?: (claims: object, publicKey: KeyObject) => string;
  /** Overrides fields of the discovery document. */
  discovery: Record<string, unknown>;
  /** Answers a request in its place, by path. */
  instead: Record<string, (req: IncomingMessage, res: ServerResponse) => void>;
  /** Follows the authorization URL like a browser and returns the redirect URL. */
  visit: (url: string) => Promise<string>;
  stop: () => Promise<void>;
};

const CLIENT = { id: 'test-client', secret: 'test-secret' };
export const GOOGLE_CLIENT = { clientId: CLIENT.id, clientSecret: CLIENT.secret };

export const encodePart = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Once per test worker: finding the primes takes long. */
let keyPairs: ReturnType<typeof createKeyPair>[] | undefined;
const createKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startFakeGoogle(): Promise<FakeGoogle> {
  keyPairs ??= [createKeyPair(), createKeyPair()];
  const [keys, otherKeys] = keyPairs as [
    ReturnType<typeof createKeyPair>,
    ReturnType<typeof createKeyPair>,
  ];
  const codes = new Map<string, { nonce: string; challenge: string; redirect: string }>();
  const signToken = (claims: object) => {
    const unsigned = `${encodePart({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encodePart(claims)}`;
    const { privateKey } = fake.forge ? otherKeys : keys;
    return `${unsigned}.${sign('RSA-SHA256', Buffer.from(unsigned), privateKey).toString('base64url')}`;
  };

  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', fake.issuer);
    const sendJson = (body: object, status = 200) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const instead = fake.instead[url.pathname];
    if (instead) return instead(req, res);
    if (url.pathname === '/.well-known/openid-configuration') {
      return sendJson({
        issuer: fake.issuer,
        authorization_endpoint: `${fake.issuer}/authorize`,
        token_endpoint: `${fake.issuer}/token`,
        jwks_uri: `${fake.issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...fake.discovery,
      });
    }
    if (url.pathname === '/keys')
      return sendJson({
        keys: [
          { ...keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' },
        ],
      });
    if (url.pathname === '/authorize') {
      const getParam = (name: string) => url.searchParams.get(name) ?? '';
      if (getParam('client_id') !== CLIENT.id || getParam('code_challenge_method') !== 'S256')
        return sendJson({ error: 'invalid_request' }, 400);
      const code = randomBytes(16).toString('hex');
      codes.set(code, {
        nonce: getParam('nonce'),
        challenge: getParam('code_challenge'),
        redirect: getParam('redirect_uri'),
      });
      const redirectUrl = new URL(getParam('redirect_uri'));
      redirectUrl.searchParams.set('code', code);
      redirectUrl.searchParams.set('state', getParam('state'));
      return res.writeHead(302, { Location: redirectUrl.href }).end();
    }
    if (url.pathname !== '/token') return sendJson({}, 404);
    let text = '';
    for await (const chunk of req) text += chunk;
    const form = new URLSearchParams(text);
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const authorized = form.get('client_secret') === CLIENT.secret;
    if (
      !grant ||
      grant.challenge !== challenge ||
      grant.redirect !== form.get('redirect_uri') ||
      !authorized
    ) {
      return sendJson({ error: 'invalid_grant' }, 400);
    }
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: fake.issuer,
      aud: CLIENT.id,
      iat: now,
      exp: now + 3600,
      nonce: grant.nonce,
      ...fake.user,
      name: 'Ann',
      ...fake.lie,
    };
    const idToken = (fake.writeToken ?? signToken)(claims, keys.publicKey);
    sendJson({
      access_token: 'at',
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'rt',
      id_token: idToken,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeGoogle = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    user: { sub: 'g-1', email: 'ann@example.com', email_verified: true },
    lie: {},
    forge: false,
    discovery: {},
    instead: {},
    async visit(url) {
      const answer = await fetch(url, { redirect: 'manual' });
      return answer.headers.get('Location') ?? '';
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
