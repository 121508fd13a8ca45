// What the use cases of this feature share. Built once, in create-accounts.server.ts.
import type { Deps } from '#features/deps.ts';
import type { AccountTasks } from './account-tasks.server.ts';
import type { Auth, AuthDeps } from './create-auth.server.ts';
import type { PasswordRules } from './password-rules.server.ts';

export type AccountDeps = Pick<Deps, 'db' | 'mail' | 'limits' | 'clock' | 'site' | 'secret' | 'log'> & Pick<AuthDeps, 'passwords'>;

export type AccountParts = {
  deps: AccountDeps;
  auth: Auth;
  rules: PasswordRules;
  tasks: AccountTasks;
  google: GoogleSettings | undefined;
  /** better-auth with Google in it; null while Google cannot be reached. */
  googleAuth: () => Promise<Auth | null>;
};

export type GoogleSettings = { clientId: string; clientSecret: string /** https://accounts.google.com, but for tests */; issuer: string };

/** Who is asking: the network for limits, and the request's headers for its cookies. */
export type Caller = { clientAddress: string; headers: Headers };

/** What the browser has to be told to keep. */
export type Cookies = { cookies: string[] };
