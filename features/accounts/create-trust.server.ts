// What guards an account, as routes call it: part of `deps.accounts` (create-accounts.server.ts).

import type { Result } from '#lib/result.ts';
import type { SecurityEvent } from '#lib/security-events.ts';
import type { AccountCaller, AccountParts } from './account-parts.ts';
import {
  confirmAddressChange,
  objectToAddressChange,
  requestAddressChange,
} from './changes/change-address.server.ts';
import { disownEvent, freezeFromSession, unfreeze } from './changes/freeze.server.ts';
import {
  finishRecovery,
  startRecovery,
  stopRecovery,
  stopRecoveryByLink,
} from './changes/recovery.server.ts';
import {
  addAuthenticator,
  addPasskey,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  startAuthenticator,
} from './factors/factors.server.ts';
import { findVisibleAddress, readAccountPage } from './read-account-page.server.ts';
import { confirm, requireConfirmed } from './sessions/confirm.server.ts';
import { endSessions } from './sessions/list-sessions.server.ts';
import { createPasskeyOptions, signInWithPasskey } from './sessions/passkey-sign-in.server.ts';
import { getSecondStep, takeSecondStep } from './sessions/second-step.server.ts';

type Note = <T>(event: SecurityEvent, work: Promise<Result<T>>) => Promise<Result<T>>;
type Form = Record<string, unknown>;

export function createTrust(parts: AccountParts, note: Note) {
  return {
    getSecondStep: (headers: Headers) => getSecondStep(parts, headers),
    takeSecondStep: (caller: AccountCaller, input: Form) =>
      note('second-step', takeSecondStep(parts, caller, input)),
    createPasskeyOptions: (caller: AccountCaller, purpose: unknown) =>
      createPasskeyOptions(parts, caller, purpose),
    signInWithPasskey: (caller: AccountCaller, input: Form) =>
      note('passkey-sign-in', signInWithPasskey(parts, caller, input)),
    confirm: (caller: AccountCaller, input: Form) =>
      note('confirmation', confirm(parts, caller, input)),
    /** Whether this session may change the account now. */
    requireConfirmed: (caller: AccountCaller) => requireConfirmed(parts, caller, { frozen: true }),
    findVisibleAddress: (headers: Headers) => findVisibleAddress(parts, headers),
    readAccountPage: (caller: AccountCaller) => readAccountPage(parts, caller),
    listFactors: (accountId: string) => listFactors(parts, accountId),
    startAuthenticator: (caller: AccountCaller) => startAuthenticator(parts, caller),
    addAuthenticator: (caller: AccountCaller, input: Form) =>
      note('factor-change', addAuthenticator(parts, caller, input)),
    addPasskey: (caller: AccountCaller, input: Form) =>
      note('factor-change', addPasskey(parts, caller, input)),
    renewRecoveryCodes: (caller: AccountCaller) =>
      note('factor-change', renewRecoveryCodes(parts, caller)),
    removeFactor: (caller: AccountCaller, input: Form) =>
      note('factor-change', removeFactor(parts, caller, input)),
    endSessions: (caller: AccountCaller, input: Form) => endSessions(parts, caller, input),
    requestAddressChange: (caller: AccountCaller, input: Form) =>
      note('address-change', requestAddressChange(parts, caller, input)),
    confirmAddressChange: (caller: AccountCaller, input: Form) =>
      note('address-change', confirmAddressChange(parts, caller, input)),
    objectToAddressChange: (input: Form) =>
      note('address-change', objectToAddressChange(parts, input)),
    disownEvent: (input: Form) => note('not-me', disownEvent(parts, input)),
    freezeFromSession: (caller: AccountCaller) => note('not-me', freezeFromSession(parts, caller)),
    unfreeze: (caller: AccountCaller, input: Form) =>
      note('not-me', unfreeze(parts, caller, input)),
    startRecovery: (caller: AccountCaller) => note('recovery', startRecovery(parts, caller)),
    finishRecovery: (caller: AccountCaller, input: Form) =>
      note('recovery', finishRecovery(parts, caller, input)),
    stopRecovery: (caller: AccountCaller) => note('recovery', stopRecovery(parts, caller)),
    stopRecoveryByLink: (input: Form) => note('recovery', stopRecoveryByLink(parts, input)),
  };
}
