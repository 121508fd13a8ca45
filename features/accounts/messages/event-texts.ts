// What an account's owner is told of it, on the account page and in mails.
import type { AccountEventKind } from '../changes/note-event.server.ts';

export const EVENT_TEXTS: Record<AccountEventKind, string> = {
  'new-device': 'Signed in on a new device',
  'password-changed': 'The password was changed',
  'address-change-requested': 'Somebody asked for another email address',
  'address-changed': 'The email address was changed',
  'address-change-stopped': 'The earlier address objected to the new one',
  'factor-added': 'A second step was added',
  'factor-removed': 'A second step was removed',
  'recovery-codes-made': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used',
  'codes-locked': 'Many wrong codes: codes of the app rested for a while',
  'recovery-started': 'Somebody with your password asked to recover this account',
  'recovery-stopped': 'A recovery of this account was stopped',
  recovered: 'The second step was removed after three days',
  frozen: 'Somebody said "This was not me": changes were stopped',
  unfrozen: 'Changes were let through again',
  'operator-removed-factors': 'The operator removed the second step',
  exported: 'Everything was exported',
};
