// Addresses that programs look for: whom to tell of a hole (RFC 9116), and where a password is
// changed (W3C).
import type { SiteSettings } from '#features/deps.ts';
import type { Clock } from '#lib/clock.ts';

export const SECURITY_TXT = '/.well-known/security.txt';
export const CHANGE_PASSWORD = '/.well-known/change-password';

/** The standard wants less than a year. */
const EXPIRES_DAYS = 300;

export function securityTxt({ publicUrl, supportEmail }: SiteSettings, clock: Clock): string {
  const expires = new Date(clock.now().getTime() + EXPIRES_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    ...(supportEmail ? [`Contact: mailto:${supportEmail}`] : []),
    `Contact: ${publicUrl}/support`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}
