// An authenticator app: shows the code of a key at a time.
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const PERIOD_MS = 30_000;

/** `key`: as the page of the second step shows it, with or without spaces. */
export function showCode(key: string, now: Date): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')));
  return createOTP(secret, { digits: 6, period: 30 }).hotp(Math.floor(now.getTime() / PERIOD_MS));
}
