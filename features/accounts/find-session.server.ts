import type { AccountParts } from './account-parts.ts';
import { pickCookies } from './call-auth.server.ts';

/** The session of these cookies with its account, or null. */
export async function findSession({ auth }: Pick<AccountParts, 'auth'>, headers: Headers) {
  return auth.api.getSession({ headers: pickCookies(headers), query: { disableRefresh: true } });
}
