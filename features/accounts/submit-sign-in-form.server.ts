// What the page for signing in does, by the `intent` of its forms.
import { ok, type Result } from '#lib/result.ts';
import type { AccountCaller, Cookies } from './account-parts.ts';
import type { Accounts } from './create-accounts.server.ts';

type Form = Record<string, unknown>;
/** `google`: where to go; unverified: the address, and whether an email went out. */
export type SignInStep =
  | ({ kind: 'google'; url: string } & Cookies)
  | ({ kind: 'signed-in' } & Cookies)
  | { kind: 'unverified'; email: string; sent: boolean; resent: boolean };

export async function submitSignInForm(
  accounts: Accounts,
  caller: AccountCaller,
  { intent, returnTo, ...form }: Form,
): Promise<Result<SignInStep>> {
  if (intent === 'google') {
    const result = await accounts.startGoogle(caller, { returnTo });
    return result.ok ? ok({ kind: 'google', ...result.value }) : result;
  }
  if (intent === 'resend') {
    const result = await accounts.requestVerification(caller, form);
    if (!result.ok) return result;
    return ok({ kind: 'unverified', email: result.value.email, sent: true, resent: true });
  }
  if (intent === 'passkey') {
    const result = await accounts.signInWithPasskey(caller, form);
    return result.ok ? ok({ kind: 'signed-in', ...result.value }) : result;
  }
  const result = await accounts.signIn(caller, form);
  if (!result.ok) return result;
  const { state, ...value } = result.value;
  return ok(
    'cookies' in value
      ? { kind: 'signed-in', ...value }
      : { kind: 'unverified', ...value, resent: false },
  );
}
