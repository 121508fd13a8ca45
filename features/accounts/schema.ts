// Input schemas of the forms and use cases. Lengths are checked before anything expensive is done
// with a value.
import { z } from 'zod';
import * as accounts from './messages/accounts.ts';

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 128;

export const Email = z
  .string(accounts.badEmail)
  .trim()
  .max(254, accounts.badEmail)
  .toLowerCase()
  .pipe(z.email(accounts.badEmail));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a password must not hold
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const NewPassword = z
  .string(accounts.shortPassword)
  .max(MAX_PASSWORD_LENGTH, accounts.longPassword)
  .refine((text) => [...text].length >= MIN_PASSWORD_LENGTH, accounts.shortPassword)
  .refine((text) => !CONTROL_CHARACTERS.test(text), accounts.controlPassword);

/**
 * A password to verify: an impossible one is simply wrong. (scrypt would ignore a trailing NUL, so
 * NULs are rejected here.)
 */
export const EnteredPassword = z
  .string(accounts.invalid)
  .min(1, accounts.invalid)
  .max(MAX_PASSWORD_LENGTH, accounts.invalid)
  .refine((text) => !CONTROL_CHARACTERS.test(text), accounts.invalid);

export const SignIn = z.object({ email: Email, password: EnteredPassword });
export const SignUp = z.object({ email: Email, password: NewPassword });
export const EmailOnly = z.object({ email: Email });
export const ResetPassword = z.object({ token: z.string().max(2000), password: NewPassword });
export const ChangePassword = z.object({ current: EnteredPassword, password: NewPassword });
