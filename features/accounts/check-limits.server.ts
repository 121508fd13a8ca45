// Rate limits of this feature. Nobody is kept out by a stranger: what strangers do counts per
// account and network, and, far higher, per account from everywhere; a known device has limits of
// its own that nobody else can use up. When even the high limit is reached, a new device still gets
// in by a password reset, whose mails the stranger's own requests have sent.
import type { Deps } from '#features/deps.ts';
import { type Limits, tryLimits, type UsedLimits } from '#features/take-limits.ts';
import { fail, type Result } from '#lib/result.ts';
import type { AccountCaller, AccountDeps, AccountParts } from './account-parts.ts';
import { findSession } from './find-session.server.ts';
import { findKnownDevice } from './known-device.server.ts';
import * as accounts from './messages/accounts.ts';

/** From narrow to wide: a refused request uses up nothing of the wider limits. */
export const checkLimits = (
  deps: Pick<Deps, 'limits'>,
  limits: Limits,
  message: string = accounts.tooMany,
): Promise<Result<UsedLimits>> => tryLimits(deps, limits, message);

/** Taken before a password is compared, and given back if it is right: only wrong ones count. */
export function checkSignInLimits(
  deps: AccountDeps,
  { headers, clientAddress }: AccountCaller,
  email: string,
): Promise<Result<UsedLimits>> {
  const device = findKnownDevice(deps, headers, email);
  const strangersLimits: Limits = [
    ['sign-in', clientAddress],
    ['sign-in-account', `${email} ${clientAddress}`],
    ['sign-in-everywhere', email],
  ];
  return checkLimits(
    deps,
    device ? [['sign-in-device', `${email} ${device}`]] : strangersLimits,
    accounts.tooManySignIns,
  );
}

/**
 * Mails that anybody can ask for. Resets count apart from the rest, so that they cannot be blocked
 * by registering.
 */
export function checkMailLimits(
  deps: AccountDeps,
  { headers, clientAddress }: AccountCaller,
  {
    kind,
    email,
    network = 'account-mail-network',
  }: { kind: 'reset' | 'register'; email: string; network?: string },
): Promise<Result<UsedLimits>> {
  const strangersLimits: Limits = [
    [network, clientAddress],
    ['account-mail', `${kind} ${email} ${clientAddress}`],
    ['account-mail-everywhere', `${kind} ${email}`],
  ];
  // Per address and not per device: every sign-in makes another known device.
  const isKnown = findKnownDevice(deps, headers, email) !== null;
  const message = kind === 'reset' ? accounts.tooManyResets : accounts.tooMany;
  return checkLimits(
    deps,
    isKnown ? [['account-mail-device', `${kind} ${email}`]] : strangersLimits,
    message,
  );
}

/**
 * For the current password in a form of the account page. Per session, so that a stolen one cannot
 * block the owner's.
 */
export async function checkConfirmationLimit(
  parts: AccountParts,
  { headers }: AccountCaller,
): Promise<Result<UsedLimits>> {
  const found = await findSession(parts, headers);
  if (!found) return fail('unauthenticated', accounts.signInFirst);
  return checkLimits(parts.deps, [
    ['password-confirmation', `${found.user.id} ${found.session.id}`],
  ]);
}
