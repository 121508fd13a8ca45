import type { AccountParts } from './account-parts.ts';
import { pickCookies } from './call-auth.server.ts';

/**
 * Ends the session of these headers, if there is one. Returns the cookies that clear it in the
 * browser.
 */
export async function endSession(
  { auth }: Pick<AccountParts, 'auth'>,
  headers: Headers,
): Promise<string[]> {
  const answer = await auth.api.signOut({ headers: pickCookies(headers), returnHeaders: true });
  return answer.headers.getSetCookie();
}
