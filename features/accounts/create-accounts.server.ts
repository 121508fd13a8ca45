// The public interface of accounts, built once at boot and passed down as `deps.accounts`.
import { ok, type Result } from '#lib/result.ts';
import { logSecurityEvent, type SecurityEvent } from '#lib/security-events.ts';
import type {
  AccountCaller,
  AccountDeps,
  AccountParts,
  Cookies,
  GoogleSettings,
} from './account-parts.ts';
import { createAccountTasks } from './account-tasks.server.ts';
import { changePassword } from './change-password.server.ts';
import { createAuth } from './create-auth.server.ts';
import { createTrust } from './create-trust.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { endSession } from './end-session.server.ts';
import { exportAccount } from './export/export-account.server.ts';
import { createLazyGoogleAuth, finishGoogle, startGoogle } from './google.server.ts';
import { findById, findByResetLink } from './link-tokens.server.ts';
import { readPasswordRules } from './password-rules.server.ts';
import { performTask } from './perform-task.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { requestVerification } from './request-verification.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { readSession } from './sessions/read-session.server.ts';
import { signIn } from './sign-in.server.ts';
import { signOutEverywhere } from './sign-out-everywhere.server.ts';
import { signUp } from './sign-up.server.ts';
import { verifyEmail } from './verify-email.server.ts';

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountDeps, google?: GoogleSettings) {
  const tasks = createAccountTasks(deps, (task) => performTask(deps, task));
  const parts: AccountParts = {
    deps,
    auth: createAuth(deps),
    rules: readPasswordRules(deps.site.name),
    tasks,
    google,
    googleAuth: createLazyGoogleAuth(deps, google),
  };
  /** Notes how it ended, and nothing about who it was. */
  async function note<T>(event: SecurityEvent, work: Promise<Result<T>>): Promise<Result<T>> {
    const result = await work;
    logSecurityEvent(deps.log, event, result.ok ? 'ok' : result.failure.kind);
    return result;
  }
  return {
    async signIn(caller: AccountCaller, input: unknown) {
      const result = await signIn(parts, caller, input);
      const outcome = result.ok && result.value.state === 'unverified' ? 'unverified' : 'ok';
      logSecurityEvent(deps.log, 'sign-in', result.ok ? outcome : result.failure.kind);
      return result;
    },
    signUp: (caller: AccountCaller, input: unknown) =>
      note('sign-up', signUp(parts, caller, input)),
    signOut: async (caller: AccountCaller): Promise<Result<Cookies>> =>
      ok({ cookies: await endSession(parts, caller.headers) }),
    signOutEverywhere: (caller: AccountCaller) =>
      note('sign-out-everywhere', signOutEverywhere(parts, caller)),
    requestVerification: (caller: AccountCaller, input: unknown) =>
      requestVerification(parts, caller, input),
    verifyEmail: (caller: AccountCaller, input: unknown) =>
      note('email-verification', verifyEmail(parts, caller, input)),
    requestPasswordReset: (caller: AccountCaller, input: unknown) =>
      note('password-reset-request', requestPasswordReset(parts, caller, input)),
    resetPassword: (caller: AccountCaller, input: unknown) =>
      note('password-reset', resetPassword(parts, caller, input)),
    isResetLink: async (token: unknown) => (await findByResetLink(deps, token)) !== null,
    changePassword: (caller: AccountCaller, input: unknown) =>
      note('password-change', changePassword(parts, caller, input)),
    exportAccount: (caller: AccountCaller) => note('export', exportAccount(parts, caller)),
    deleteAccount: (caller: AccountCaller) =>
      note('account-deletion', deleteAccount(parts, caller)),
    ...createTrust(parts, note),
    hasPassword: async (accountId: string) =>
      Boolean((await findById(deps, accountId))?.passwordHash),
    startGoogle: (caller: AccountCaller, input: { returnTo?: unknown }) =>
      startGoogle(parts, caller, input),
    finishGoogle: (request: Request) => finishGoogle(parts, request),
    /** The current session and what it may do, or null. */
    findSession: (headers: Headers) => readSession(parts, headers),
    /** Cookies that make the browser drop its session cookie. */
    forgetCookies: (headers: Headers) => endSession(parts, headers),
    runTasks: tasks.run,
    settle: tasks.settle,
  };
}
