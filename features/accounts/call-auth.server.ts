// Calls into better-auth: only the cookies of the request go in (no browser name, no address is kept), only cookies come out.
import { isAPIError } from 'better-auth/api';

export function onlyCookies(headers: Headers): Headers {
  const cookie = headers.get('cookie');
  return new Headers(cookie ? { cookie } : {});
}

/** The code of a refusal by better-auth; anything else is a bug or a database that is away, and is thrown on. */
export function refusalCode(error: unknown): string {
  if (isAPIError(error) && error.statusCode < 500) return String(error.body?.code ?? error.status);
  throw error;
}
