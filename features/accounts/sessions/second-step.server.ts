// The second step: the only thing that a pending session may do, besides signing out. Passing it
// gives the session another token, so that a copy of the pending one opens nothing.
import { eq } from 'drizzle-orm';
import { accountRecoveries } from '#db/tables/account-security.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountParts, Cookies } from '../account-parts.ts';
import { listFactors } from '../factors/factors.server.ts';
import { spendFactor } from '../factors/spend-factor.server.ts';
import * as accounts from '../messages/accounts.ts';
import { readSession } from './read-session.server.ts';
import { renewSession } from './start-session.server.ts';

export type SecondStep = {
  passkeys: boolean;
  authenticator: boolean;
  recoveryCodes: boolean;
  isStaff: boolean;
  /** When a recovery that was asked for opens. */
  recoveryOpensAt: string | null;
};

/** What this session still has to show; null if it is nobody's, or has shown it. */
export async function getSecondStep(
  parts: AccountParts,
  headers: Headers,
): Promise<SecondStep | null> {
  const session = await readSession(parts, headers);
  if (!session?.pending) return null;
  const { db } = parts.deps.db;
  const [factors, [recovery]] = await Promise.all([
    listFactors(parts, session.account.id),
    db.select().from(accountRecoveries).where(eq(accountRecoveries.userId, session.account.id)),
  ]);
  return {
    passkeys: factors.passkeys.length > 0,
    authenticator: factors.authenticatorSince !== null,
    recoveryCodes: factors.recoveryCodesLeft > 0,
    isStaff: factors.isStaff,
    recoveryOpensAt: recovery?.opensAt.toISOString() ?? null,
  };
}

export async function takeSecondStep(
  parts: AccountParts,
  caller: AccountCaller,
  input: { code?: unknown; credential?: unknown },
): Promise<Result<Cookies>> {
  const session = await readSession(parts, caller.headers);
  if (!session?.pending) return fail('unauthenticated', accounts.signInFirst);
  const used = await spendFactor(parts, session, 'second-step', input);
  if (!used.ok) return used;
  const renewed = await renewSession(parts, caller, session);
  return renewed ? ok(renewed) : fail('unauthenticated', accounts.signInFirst);
}
