import type { FormSeed } from './hostile-bodies.ts';

export type FuzzTarget = {
  /** The path pattern in app/routes.ts. */
  route: string;
  /** Concrete paths, if the pattern has parameters. */
  paths?: string[];
  /** Maximum length of one text, so that most bodies are within the route's size limit. */
  maxLength?: number;
  /** Why this route may return 503 by design. */
  unavailable?: string;
  headers?: (body: Uint8Array) => Record<string, string>;
  /** Status that a member gets for the unchanged first example, so that the examples stay valid. */
  expectedStatus: number;
} & ({ forms: FormSeed[]; largest?: () => FormSeed } | { json: object[] });

/** These end or replace the session, so they are tested without one. */
export const FOR_VISITORS = new Set([
  'auth/sign-out',
  'auth/login',
  'auth/register',
  'auth/verify-email',
  'account/delete',
]);
