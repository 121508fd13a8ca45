// What `npm run staff` says.
import { pluralize } from '#lib/language/format.ts';

export const noAccount = 'There is no account with this address, verified.';
export const noRole = (roles: string) => `A role is one of: ${roles}.`;
export const noSuchRole = 'This account does not have the role.';
export const granted = 'Granted.';
export const notEnrolled =
  'Not granted: the account has no second step yet. Its owner sets one up first.';
export const revoked = 'Taken back, and every session of the account is ended.';
export const recovered =
  'The second step of the account is removed, its roles are taken back, and every session is ended. Its owner gets an email.';
export const movedAddress =
  'It has the address that you said. Its owner sets a password there by "Forgot your password?".';
export const addressTaken =
  'Nothing was changed: an account of its own has the address that this one would get.';
export const signedOut = (count: number) =>
  pluralize(count, { one: 'One session is ended.', other: '# sessions are ended.' });
export const none = 'Nobody works here yet.';
