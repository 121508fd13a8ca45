// The log of security events: which of a fixed list happened, and how it ended. It names no one: no
// account, address, network, path or request id can be passed, so a line cannot be told apart from
// another of its kind. For counting, and for noticing that something begins.
import type { FailureKind } from './result.ts';

export const SECURITY_EVENTS = [
  'sign-in',
  'google-sign-in',
  'sign-up',
  'email-verification',
  'password-reset-request',
  'password-reset',
  'password-change',
  'sign-out-everywhere',
  'account-deletion',
  'second-step',
  'passkey-sign-in',
  'confirmation',
  'factor-change',
  'address-change',
  'recovery',
  'not-me',
  'export',
  'foreign-origin',
  'large-body',
  'backup',
  'restore',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** `refused`: before any route ran. `failed`: a command. The rest are those of results. */
export const SECURITY_OUTCOMES = [
  'ok',
  'unverified',
  'refused',
  'failed',
  'invalid',
  'unauthenticated',
  'needs_plan',
  'not_found',
  'conflict',
  'rate_limited',
  'unavailable',
] as const satisfies readonly ('ok' | 'unverified' | 'refused' | 'failed' | FailureKind)[];
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

export const SECURITY_MESSAGE = 'security event';

export function logSecurityEvent(
  log: { info: (fields: object, message: string) => void },
  event: SecurityEvent,
  outcome: SecurityOutcome,
): void {
  log.info({ event, outcome }, SECURITY_MESSAGE);
}
