// One factor of an account, used: a passkey, a code of the authenticator app, or a recovery code.
// Whichever it is, its owner is here: a recovery that somebody asked for ends.
import { eq } from 'drizzle-orm';
import { accountRecoveries } from '#db/tables/account-security.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { AccountParts } from '../account-parts.ts';
import { noteEvent } from '../changes/note-event.server.ts';
import { checkLimits } from '../check-limits.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import * as security from '../messages/security.ts';
import type { AccountSession } from '../sessions/read-session.server.ts';
import { spendAuthenticatorCode } from './authenticator.server.ts';
import { verifyPasskey } from './passkeys.server.ts';
import { spendRecoveryCode } from './recovery-codes.server.ts';

type UsedFactor = 'passkey' | 'code' | 'recovery-code';
type Input = { code?: unknown; credential?: unknown };

const SIX_DIGITS = /^\d{6}$/;

export async function spendFactor(
  parts: AccountParts,
  session: AccountSession,
  purpose: 'second-step' | 'confirm',
  input: Input,
): Promise<Result<UsedFactor>> {
  const used = await tryFactor(parts, session, purpose, input);
  if (used.ok) await stopRecoveryByFactor(parts, session.account);
  return used;
}

/** Whoever uses a factor has not lost it. */
export async function stopRecoveryByFactor(
  parts: AccountParts,
  account: AccountSession['account'],
): Promise<void> {
  const stopped = await parts.deps.db.db
    .delete(accountRecoveries)
    .where(eq(accountRecoveries.userId, account.id))
    .returning({ id: accountRecoveries.id });
  if (stopped.length > 0) await noteEvent(parts, account, 'recovery-stopped');
}

async function tryFactor(
  parts: AccountParts,
  session: AccountSession,
  purpose: 'second-step' | 'confirm',
  { code, credential }: Input,
): Promise<Result<UsedFactor>> {
  const { account } = session;
  if (typeof credential === 'string' && credential !== '') {
    const passkey = await verifyPasskey(parts, { credential, purpose, boundTo: session.id });
    return passkey && passkey.userId === account.id
      ? ok('passkey')
      : fail('invalid', security.passkeyFailed);
  }
  const typed = typeof code === 'string' ? code.slice(0, 40).replace(/[\s-]/g, '') : '';
  const refused = fail('invalid', security.codeRefused, { fields: { code: security.codeRefused } });
  if (typed === '') return fail('invalid', security.noCode, { fields: { code: security.noCode } });
  if (SIX_DIGITS.test(typed))
    return (await spendAuthenticatorCode(parts, account, typed)) ? ok('code') : refused;
  const message = security.recoveryCodeRefused;
  const unknown = fail('invalid', message, { fields: { code: message } });
  const limit = await checkLimits(parts.deps, [['recovery-code', `${account.id} ${session.id}`]]);
  if (!limit.ok) return limit;
  const used = await inTransaction(parts, async (parts): Promise<Result<UsedFactor>> => {
    if (!(await spendRecoveryCode(parts, account.id, typed))) return unknown;
    await noteEvent(parts, account, 'recovery-code-used');
    return ok('recovery-code');
  });
  if (used.ok) await limit.value.giveBack();
  return used;
}
