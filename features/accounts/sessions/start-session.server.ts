// Opens a session by other means than better-auth's own forms, with the cookie that better-auth
// reads: its token, signed with its secret.
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions } from '#db/tables/accounts.ts';
import { toIsoDay } from '#lib/dates.ts';
import type { AccountCaller, AccountParts, Cookies } from '../account-parts.ts';
import { noteEvent } from '../changes/note-event.server.ts';
import { SESSION_DAYS } from '../create-auth.server.ts';
import { endSession } from '../end-session.server.ts';
import { createDeviceCookie, findKnownDevice } from '../known-device.server.ts';
import { labelDevice } from './device-label.ts';
import { type AccountSession, readSession } from './read-session.server.ts';

/** Making an account with Google is its first sign-in, too. */
const NEW_ACCOUNT_MS = 60_000;

type SignInMethod = NonNullable<AccountSession['method']>;

/** A new session that has taken the second step; the browser's earlier one ends. */
export async function startFullSession(
  parts: AccountParts,
  caller: AccountCaller,
  account: AccountSession['account'],
  method: SignInMethod,
): Promise<Cookies> {
  const secondFactorAt = parts.deps.clock.now();
  return { cookies: await openSession(parts, caller, account, { method, secondFactorAt }) };
}

/** Confirmed now, under another token, and ending when it would have ended. */
export async function renewSession(
  parts: AccountParts,
  caller: AccountCaller,
  { account, method, expiresAt, ...session }: AccountSession,
): Promise<Cookies> {
  const secondFactorAt = session.enrolled ? parts.deps.clock.now() : session.secondFactorAt;
  const facts = { method, secondFactorAt, expiresAt };
  return { cookies: await openSession(parts, caller, account, facts) };
}

type SessionFacts = Pick<AccountSession, 'method' | 'secondFactorAt'> & { expiresAt?: Date };

async function openSession(
  parts: AccountParts,
  caller: AccountCaller,
  account: AccountSession['account'],
  facts: SessionFacts,
): Promise<string[]> {
  const context = await parts.auth.$context;
  const { id, token } = await context.internalAdapter.createSession(account.id, false);
  const now = parts.deps.clock.now();
  await parts.deps.db.db
    .update(sessions)
    .set({
      ...facts,
      confirmedAt: now,
      device: labelDevice(caller.headers),
      lastSeenOn: toIsoDay(now),
    })
    .where(eq(sessions.id, id));
  await endSession(parts, caller.headers);
  const { name, attributes } = context.authCookies.sessionToken;
  const signature = createHmac('sha256', context.secret).update(token).digest('base64');
  const cookie = [
    `${name}=${encodeURIComponent(`${token}.${signature}`)}`,
    `Max-Age=${SESSION_DAYS * 86_400}`,
    `Path=${attributes.path ?? '/'}`,
    'HttpOnly',
    ...(attributes.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
  return [cookie, createDeviceCookie(parts.deps, caller.headers, account.email)];
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

/** A new password gives this browser another session: it is as trusted as the one before. */
export async function carrySession(
  parts: AccountParts,
  cookies: string[],
  earlier: AccountSession,
  device: string,
): Promise<void> {
  const { deps } = parts;
  const session = await readSession(parts, readCookieHeader(cookies));
  if (!session) return;
  const { method, secondFactorAt, confirmedAt } = earlier;
  await deps.db.db
    .update(sessions)
    .set({
      method,
      secondFactorAt,
      confirmedAt,
      device,
      lastSeenOn: toIsoDay(deps.clock.now()),
    })
    .where(eq(sessions.id, session.id));
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
