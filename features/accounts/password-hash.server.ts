// How passwords are hashed: scrypt at OWASP's advice, in Node's thread pool. A hash says its own
// cost, so the cost can be raised. Those of better-auth, which say none, still count; signing in
// replaces them. 128 MB each: how many run at once is bounded by admission control (signing-in).
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { ln: number; r: number; p: number };
type ScryptHash = Cost & { salt: string | Buffer; key: Buffer };

const COST: Cost = { ln: 17, r: 8, p: 1 };
const EARLIER_COST: Cost = { ln: 14, r: 16, p: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 64;

const PHC = /^\$scrypt\$ln=(\d\d?),r=(\d\d?),p=(\d\d?)\$([\w+/]+)\$([\w+/]+)$/;
const EARLIER = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

const deriveKey = promisify<string, string | Buffer, number, ScryptOptions, Buffer>(scrypt);

export const passwordHash = {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(password, { ...COST, salt });
    return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${toBase64(salt)}$${toBase64(key)}`;
  },
  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const known = parseHash(hash);
    // A cheaper hash takes as long as today's, which is what an unknown address takes: how long the
    // answer takes tells nobody who has an account.
    const [key] = await Promise.all([
      derive(password, known),
      isOutdated(hash) ? derive(password, { ...COST, salt: known.salt }) : undefined,
    ]);
    return timingSafeEqual(key, known.key);
  },
  /** True for a hash that `hash` would not make today. */
  isOutdated,
};

function isOutdated(hash: string): boolean {
  const { ln, r, p } = parseHash(hash);
  return ln !== COST.ln || r !== COST.r || p !== COST.p;
}

function derive(password: string, { ln, r, p, salt }: Omit<ScryptHash, 'key'>): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return deriveKey(password.normalize('NFKC'), salt, KEY_BYTES, options);
}

function parseHash(hash: string): ScryptHash {
  const [, ln, r, p, salt, key] = PHC.exec(hash) ?? [];
  if (salt && key)
    return {
      ln: Number(ln),
      r: Number(r),
      p: Number(p),
      salt: Buffer.from(salt, 'base64'),
      key: Buffer.from(key, 'base64'),
    };
  // better-auth takes the hexadecimal text of the salt, not its bytes.
  const [, earlierSalt, earlierKey] = EARLIER.exec(hash) ?? [];
  if (!earlierSalt || !earlierKey) throw new Error('a password hash has an unknown form');
  return { ...EARLIER_COST, salt: earlierSalt, key: Buffer.from(earlierKey, 'hex') };
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
