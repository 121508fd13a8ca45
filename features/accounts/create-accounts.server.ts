// Everything that the rest of the product may ask of accounts, built once at boot and handed down as `deps.accounts`.
import type { Viewer } from '#features/plans/gate.ts';
import { ok, type Result } from '#lib/result.ts';
import type { AccountDeps, AccountParts, Caller, Cookies, GoogleSettings } from './account-parts.ts';
import { createAccountTasks } from './account-tasks.server.ts';
import { onlyCookies } from './call-auth.server.ts';
import { changePassword } from './change-password.server.ts';
import { createAuth } from './create-auth.server.ts';
import { deleteAccount } from './delete-account.server.ts';
import { downloadMyData } from './download-my-data.server.ts';
import { endSession } from './end-session.server.ts';
import { finishGoogle, lazyGoogleAuth, startGoogle } from './google.server.ts';
import { findById, findByLink } from './link-tokens.server.ts';
import { readPasswordRules } from './password-rules.server.ts';
import { performTask } from './perform-task.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { requestVerification } from './request-verification.server.ts';
import { resetPassword } from './reset-password.server.ts';
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
    rules: readPasswordRules(),
    tasks,
    google,
    googleAuth: lazyGoogleAuth(deps, google),
  };
  return {
    signIn: (caller: Caller, input: unknown) => signIn(parts, caller, input),
    signUp: (caller: Caller, input: unknown) => signUp(parts, caller, input),
    signOut: async (caller: Caller): Promise<Result<Cookies>> => ok({ cookies: await endSession(parts, caller.headers) }),
    signOutEverywhere: (viewer: Viewer, caller: Caller) => signOutEverywhere(parts, viewer, caller),
    requestVerification: (caller: Caller, input: unknown) => requestVerification(parts, caller, input),
    verifyEmail: (token: unknown) => verifyEmail(parts, token),
    requestPasswordReset: (caller: Caller, input: unknown) => requestPasswordReset(parts, caller, input),
    resetPassword: (caller: Caller, input: unknown) => resetPassword(parts, caller, input),
    isResetLink: async (token: unknown) => (await findByLink(deps, 'reset-password', token)) !== null,
    changePassword: (viewer: Viewer, caller: Caller, input: unknown) => changePassword(parts, viewer, caller, input),
    downloadMyData: (viewer: Viewer) => downloadMyData(parts, viewer),
    deleteAccount: (viewer: Viewer, caller: Caller, input: unknown) => deleteAccount(parts, viewer, caller, input),
    hasPassword: async (accountId: string) => Boolean((await findById(deps, accountId))?.passwordHash),
    startGoogle: (caller: Caller, input: { returnTo?: unknown }) => startGoogle(parts, caller, input),
    finishGoogle: (request: Request) => finishGoogle(parts, request),
    /** The account of a live session, or null. */
    async findSession(headers: Headers): Promise<{ id: string; email: string } | null> {
      const found = await parts.auth.api.getSession({ headers: onlyCookies(headers), query: { disableRefresh: true } });
      return found ? { id: found.user.id, email: found.user.email } : null;
    },
    /** What makes a browser forget its session cookie. */
    forgetCookies: (headers: Headers) => endSession(parts, headers),
    runTasks: tasks.run,
    settle: tasks.settle,
  };
}
