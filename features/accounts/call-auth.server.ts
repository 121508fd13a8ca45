// Calls into better-auth pass only the cookies of the request, so that no user agent or IP address
// is stored.
import { isAPIError } from 'better-auth/api';

export function pickCookies(headers: Headers): Headers {
  const cookie = headers.get('cookie');
  return new Headers(cookie ? { cookie } : {});
}

/**
 * The code of a better-auth refusal; anything else is a bug or an unreachable database and is
 * rethrown.
 */
export function getRefusalCode(error: unknown): string {
  if (isAPIError(error) && error.statusCode < 500) return String(error.body?.code ?? error.status);
  throw error;
}
