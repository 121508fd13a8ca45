// Opens or renews a session by other means than better-auth's own forms, with the cookie that
// better-auth reads: its token, signed with its secret. A session that shows more of who uses it
// stays the same row: where that row was deleted meanwhile, nothing opens.
import { createHmac, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { passkeys } from '#db/tables/account-security.ts';
import { sessions, signInMethods, users } from '#db/tables/accounts.ts';
import { toIsoDay } from '#lib/dates.ts';
import type { AccountCaller, AccountParts, Cookies } from '../account-parts.ts';
import { noteEvent } from '../changes/note-event.server.ts';
import { SESSION_DAYS } from '../create-auth.server.ts';
import { endSession } from '../end-session.server.ts';
import { isTrusted } from '../factors/factor-age.server.ts';
import { hashToken } from '../hashed-sessions.server.ts';
import { createDeviceCookie, findKnownDevice } from '../known-device.server.ts';
import type { AccountRecord } from '../link-tokens.server.ts';
import { labelDevice } from './device-label.ts';
import { type AccountSession, readSession } from './read-session.server.ts';

/** Making an account with Google is its first sign-in, too. */
const NEW_ACCOUNT_MS = 60_000;

type SignInMethod = NonNullable<AccountSession['method']>;

/**
 * The same session under another token: a copy of the cookie that somebody made ends. Null where
 * the session was ended meanwhile, by its owner or by "this was not me".
 */
export async function renewToken(
  parts: AccountParts,
  sessionId: string,
  facts: Partial<typeof sessions.$inferInsert> = {},
): Promise<Cookies | null> {
  const token = randomBytes(24).toString('base64url');
  const renewed = await parts.deps.db.db
    .update(sessions)
    .set({ ...facts, token: hashToken(token) })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? { cookies: [await formatSessionCookie(parts, token)] } : null;
}

/** This session has shown now who uses it. Null as in `renewToken`. */
export async function renewSession(
  parts: AccountParts,
  { headers }: AccountCaller,
  { id, account, enrolled }: AccountSession,
): Promise<Cookies | null> {
  const now = parts.deps.clock.now();
  const facts = { confirmedAt: now, device: labelDevice(headers), lastSeenOn: toIsoDay(now) };
  const renewed = await renewToken(parts, id, {
    ...facts,
    ...(enrolled && { secondFactorAt: now }),
  });
  return (
    renewed && {
      cookies: [...renewed.cookies, createDeviceCookie(parts.deps, headers, account.email)],
    }
  );
}

/**
 * A new session, opened by a passkey; the browser's earlier one ends. Null where the passkey
 * stopped counting meanwhile: "this was not me" ends the sessions that it finds.
 */
export async function startPasskeySession(
  parts: AccountParts,
  { headers }: AccountCaller,
  account: AccountSession['account'],
  passkeyId: string,
): Promise<Cookies | null> {
  const { internalAdapter } = await parts.auth.$context;
  const { id, token } = await internalAdapter.createSession(account.id, false);
  const now = parts.deps.clock.now();
  const counts = await parts.deps.db.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, account.id)).for('share');
    const isUsable = and(
      eq(passkeys.id, passkeyId),
      isTrusted(passkeys.userId, passkeys.createdAt),
    );
    const found = await tx.select({ id: passkeys.id }).from(passkeys).where(isUsable);
    if (found.length === 0) await tx.delete(sessions).where(eq(sessions.id, id));
    const device = labelDevice(headers);
    await tx
      .update(sessions)
      .set({
        method: 'passkey',
        secondFactorAt: now,
        confirmedAt: now,
        device,
        lastSeenOn: toIsoDay(now),
      })
      .where(eq(sessions.id, id));
    return found.length > 0;
  });
  if (!counts) return null;
  await endSession(parts, headers);
  const cookie = await formatSessionCookie(parts, token);
  return { cookies: [cookie, createDeviceCookie(parts.deps, headers, account.email)] };
}

async function formatSessionCookie({ auth }: AccountParts, token: string): Promise<string> {
  const { authCookies, secret } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return [
    `${name}=${encodeURIComponent(`${token}.${signature}`)}`,
    `Max-Age=${SESSION_DAYS * 86_400}`,
    `Path=${attributes.path ?? '/'}`,
    'HttpOnly',
    ...(attributes.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}

/**
 * Ends the session that better-auth has just opened unless this is still the account's password: a
 * new one that was set while the earlier was compared ended only the sessions that it found.
 */
export async function endUnlessPassword(
  parts: AccountParts,
  cookies: string[],
  { id, passwordHash }: Pick<AccountRecord, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const session = await readSession(parts, readCookieHeader(cookies));
  if (!session) return true;
  return parts.deps.db.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, id)).for('share');
    const isOwn = and(eq(signInMethods.userId, id), eq(signInMethods.providerId, 'credential'));
    const [method] = await tx.select().from(signInMethods).where(isOwn);
    if (passwordHash !== null && method?.password === passwordHash) return false;
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    return true;
  });
}

/**
 * After better-auth has opened a session: notes how, and on what kind of device. One that still
 * waits for its second step does not make the device known. Returns further cookies; null if there
 * is no session.
 */
export async function noteSignIn(
  parts: AccountParts,
  caller: Pick<AccountCaller, 'headers'>,
  { cookies, method, isFirst = false }: Cookies & { method: SignInMethod; isFirst?: boolean },
): Promise<string[] | null> {
  const { deps } = parts;
  const session = await readSession(parts, readCookieHeader(cookies));
  if (!session) return null;
  const now = deps.clock.now();
  await deps.db.db
    .update(sessions)
    .set({
      method,
      confirmedAt: session.pending ? null : now,
      device: labelDevice(caller.headers),
      lastSeenOn: toIsoDay(now),
    })
    .where(eq(sessions.id, session.id));
  // Nobody is told of the device on which the account was made.
  const age = now.getTime() - session.accountCreatedAt.getTime();
  if (!isFirst && age > NEW_ACCOUNT_MS) await tellOfNewDevice(parts, caller, session.account);
  return session.pending ? [] : [createDeviceCookie(deps, caller.headers, session.account.email)];
}

const readCookieHeader = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') });

/** Once for each way in, before its device is made known. */
export async function tellOfNewDevice(
  parts: AccountParts,
  { headers }: Pick<AccountCaller, 'headers'>,
  account: AccountSession['account'],
): Promise<void> {
  if (findKnownDevice(parts.deps, headers, account.email) !== null) return;
  await noteEvent(parts, account, 'new-device', { device: labelDevice(headers) });
}
