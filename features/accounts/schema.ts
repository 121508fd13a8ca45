// One shape for form and use case. Lengths are looked at before anything costly is done with a text.
import { z } from 'zod';
import { accounts } from './messages.ts';

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 128;

export const Email = z.string(accounts.badEmail).trim().max(254, accounts.badEmail).toLowerCase().pipe(z.email(accounts.badEmail));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what a password must not hold
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const NewPassword = z
  .string(accounts.shortPassword)
  .max(MAX_PASSWORD_LENGTH, accounts.longPassword)
  .refine((text) => [...text].length >= MIN_PASSWORD_LENGTH, accounts.shortPassword)
  .refine((text) => !CONTROL.test(text), accounts.controlPassword);

/** A password that is only compared: whatever cannot be one is simply wrong. (To scrypt, a NUL at the end makes no difference.) */
export const GivenPassword = z
  .string(accounts.invalid)
  .min(1, accounts.invalid)
  .max(MAX_PASSWORD_LENGTH, accounts.invalid)
  .refine((text) => !CONTROL.test(text), accounts.invalid);

export const SignIn = z.object({ email: Email, password: GivenPassword });
export const SignUp = z.object({ email: Email, password: NewPassword });
export const JustEmail = z.object({ email: Email });
export const ResetPassword = z.object({ token: z.string().max(2000), password: NewPassword });
export const ChangePassword = z.object({ current: GivenPassword, password: NewPassword });
