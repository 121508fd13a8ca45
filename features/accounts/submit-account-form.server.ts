// What the forms of the account page do, by their `intent`.
import { ok, type Result } from '#lib/result.ts';
import type { AccountCaller, Cookies } from './account-parts.ts';
import type { Accounts } from './create-accounts.server.ts';
import type { AccountIntent } from './ui/account-forms.tsx';

type Form = Record<string, unknown>;
type Submit = (
  accounts: Accounts,
  caller: AccountCaller,
  form: Form,
) => Promise<Result<Cookies | null>>;

const FORMS: Record<AccountIntent, Submit> = {
  'change-password': (accounts, caller, form) => accounts.changePassword(caller, form),
  everywhere: (accounts, caller) => accounts.signOutEverywhere(caller),
  'end-session': (accounts, caller, form) => accounts.endSessions(caller, form),
  'not-me': (accounts, caller) => accounts.freezeFromSession(caller),
  unfreeze: (accounts, caller, form) => accounts.unfreeze(caller, form),
  'stop-recovery': (accounts, caller) => accounts.stopRecovery(caller),
};

export async function submitAccountForm(
  accounts: Accounts,
  caller: AccountCaller,
  form: Form,
): Promise<{ intent: AccountIntent; result: Result<Cookies> }> {
  const sent = String(form.intent);
  const intent = Object.hasOwn(FORMS, sent) ? (sent as AccountIntent) : 'change-password';
  const result = await FORMS[intent](accounts, caller, form);
  return { intent, result: result.ok ? ok(result.value ?? { cookies: [] }) : result };
}
