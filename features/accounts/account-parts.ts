// Shared by the use cases of this feature. Built once, in create-accounts.server.ts.

import type { Caller } from '#features/caller.ts';
import type { Deps } from '#features/deps.ts';
import type { AccountTasks } from './account-tasks.server.ts';
import type { DeletionLog } from './changes/deletion-log.server.ts';
import type { Auth, AuthDeps } from './create-auth.server.ts';
import type { PasswordRules } from './password-rules.server.ts';

export type AccountDeps = Pick<
  Deps,
  'db' | 'mail' | 'limits' | 'clock' | 'site' | 'secret' | 'log'
> &
  Pick<AuthDeps, 'passwords'> & {
    /** Where deletions are noted for a later restore; tests of other things have none. */
    deletions?: DeletionLog;
  };

export type AccountParts = {
  deps: AccountDeps;
  auth: Auth;
  rules: PasswordRules;
  tasks: AccountTasks;
  google: GoogleSettings | undefined;
  /** better-auth with the Google provider; null while Google cannot be reached. */
  googleAuth: () => Promise<Auth | null>;
};

export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  /** https://accounts.google.com, except in tests. */
  issuer: string;
  /** How long a step may wait for Google; shorter in tests. */
  timeoutMs?: number;
};

/** With the request's headers, for its cookies. */
export type AccountCaller = Pick<Caller, 'viewer' | 'clientAddress'> & { headers: Headers };

/** `Set-Cookie` values for the response. */
export type Cookies = { cookies: string[] };
