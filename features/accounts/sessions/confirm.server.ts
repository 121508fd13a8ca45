// Proving again who one is, before an account is changed, taken along or deleted. It counts for ten
// minutes, in this session alone. With a second step it takes a passkey, or the password and a
// code: neither an unlocked phone nor a mailbox is enough.
import { eq } from 'drizzle-orm';
import { accountFreezes } from '#db/tables/account-security.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from '../account-parts.ts';
import { checkConfirmationLimit } from '../check-limits.server.ts';
import { spendFactor } from '../factors/spend-factor.server.ts';
import { findById } from '../link-tokens.server.ts';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import { EnteredPassword } from '../schema.ts';
import { type AccountSession, readSession } from './read-session.server.ts';
import { renewSession } from './start-session.server.ts';

const CONFIRMED_MINUTES = 10;

export function isConfirmed(session: Pick<AccountSession, 'confirmedAt'>, now: Date): boolean {
  const { confirmedAt } = session;
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000;
}

/** The session of a caller who may change the account now; `not_found` asks to confirm first. */
export async function requireConfirmed(
  parts: AccountParts,
  { viewer, headers }: AccountCaller,
  { frozen = false }: { frozen?: boolean } = {},
): Promise<Result<AccountSession>> {
  if (viewer.kind !== 'account') return fail('unauthenticated', accounts.signInFirst);
  const session = await readSession(parts, headers);
  if (!session || session.pending || session.account.id !== viewer.id)
    return fail('unauthenticated', accounts.signInFirst);
  if (!isConfirmed(session, parts.deps.clock.now()))
    return fail('unauthenticated', security.confirmFirst);
  if (!frozen && (await isFrozen(parts, viewer.id))) return fail('conflict', security.frozen);
  return ok(session);
}

export async function isFrozen(
  { deps }: Pick<AccountParts, 'deps'>,
  accountId: string,
): Promise<boolean> {
  const rows = await deps.db.db
    .select({ since: accountFreezes.since })
    .from(accountFreezes)
    .where(eq(accountFreezes.userId, accountId));
  return rows.length > 0;
}

type Confirmation = { password?: unknown; code?: unknown; credential?: unknown };

export async function confirm(
  parts: AccountParts,
  caller: AccountCaller,
  input: Confirmation,
): Promise<Result<Cookies>> {
  const { deps } = parts;
  const session = await readSession(parts, caller.headers);
  if (!session || session.pending) return fail('unauthenticated', accounts.signInFirst);
  const limit = await checkConfirmationLimit(parts, caller);
  if (!limit.ok) return limit;
  const usesPasskey = typeof input.credential === 'string' && input.credential !== '';
  const account = await findById(deps, session.account.id);
  if (!account) return fail('unauthenticated', accounts.signInFirst);
  if (!usesPasskey) {
    if (account.passwordHash) {
      if (!(await isPassword(parts, account.passwordHash, input.password)))
        return fail('invalid', accounts.wrongPassword, {
          fields: { password: accounts.wrongPassword },
        });
    } else {
      // A code alone is what an unlocked phone shows to anybody who holds it.
      const message = session.enrolled ? security.confirmByPasskey : security.confirmByGoogle;
      return fail('invalid', message);
    }
  }
  if (session.enrolled) {
    const used = await spendFactor(parts, session, 'confirm', input);
    if (!used.ok) return used;
  } else if (usesPasskey) return fail('invalid', security.passkeyFailed);
  await limit.value.giveBack();
  // Under another token: a copy of the cookie that somebody made is not confirmed, and ends.
  const renewed = await renewSession(parts, caller, session);
  return renewed ? ok(renewed) : fail('unauthenticated', accounts.signInFirst);
}

export async function isPassword(
  { auth }: AccountParts,
  hash: string,
  entered: unknown,
): Promise<boolean> {
  const { password } = await auth.$context;
  const parsed = EnteredPassword.safeParse(entered);
  return parsed.success && (await password.verify({ hash, password: parsed.data }));
}
