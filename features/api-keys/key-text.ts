// The text of a key: "plk_", 32 random bytes, and a checksum, so that what was cut off or typed
// wrongly is refused without asking the database.
import { createHash, randomBytes } from 'node:crypto';

const START = 'plk_';
const KEY = /^plk_([\w-]{43})([\w-]{6})$/;
const SHOWN_LENGTH = START.length + 8;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const getChecksum = (random: string) => digest(`${START}${random}`).slice(0, 6);

/** What is stored of it. */
export const hashKey = (key: string): string => digest(`api key\n${key}`);
/** What an operator sees of it. */
export const getPrefix = (key: string): string => key.slice(0, SHOWN_LENGTH);

export function createKeyText(): string {
  const random = randomBytes(32).toString('base64url');
  return `${START}${random}${getChecksum(random)}`;
}

export function isWholeKey(text: string): boolean {
  const [, random = '', checksum] = KEY.exec(text) ?? [];
  return checksum !== undefined && getChecksum(random) === checksum;
}

/** Undefined where the header carries something else, such as the credentials of a proxy. */
export const readKeyHeader = (authorization: string | undefined): string | undefined =>
  /^Bearer\s+(plk_\S{0,200})$/i.exec(authorization ?? '')?.[1];
