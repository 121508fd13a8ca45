import type { AccountParts } from './account-parts.ts';
import { onlyCookies } from './call-auth.server.ts';

/** Ends the session that these headers carry, if they carry one. Gives the cookies that make the browser forget it. */
export async function endSession({ auth }: Pick<AccountParts, 'auth'>, headers: Headers): Promise<string[]> {
  const answer = await auth.api.signOut({ headers: onlyCookies(headers), returnHeaders: true });
  return answer.headers.getSetCookie();
}
