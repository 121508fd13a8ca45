// Rejects the passwords that attackers try first: a list of common ones, also in other capitals,
// with leet spelling, or with digits and symbols around them.
import { dictionary } from '@zxcvbn-ts/language-common';
import { accounts } from './messages.ts';

export type PasswordRules = {
  size: number;
  /** Why the password is rejected, or null. */
  findProblem: (password: string, email?: string) => string | null;
};

let commonPasswords: Set<unknown> | undefined;

export function readPasswordRules(): PasswordRules {
  commonPasswords ??= new Set(dictionary['passwords-common']);
  const known = commonPasswords;
  return {
    size: known.size,
    findProblem(password, email) {
      const normalized = password.normalize('NFKC').toLowerCase();
      if (email && (normalized === email || normalized === email.split('@')[0]))
        return accounts.emailPassword;
      const trimmed = normalized.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      const codePoints = Array.from(normalized, (letter) => letter.codePointAt(0) ?? 0);
      const steps = new Set(codePoints.slice(1).map((point, i) => point - (codePoints[i] ?? 0)));
      const isSequence =
        steps.size === 1 || new Set(codePoints).size <= 2 || /^\d+$/.test(normalized);
      return isSequence ||
        known.has(normalized) ||
        known.has(trimmed) ||
        known.has(replaceLeet(trimmed))
        ? accounts.commonPassword
        : null;
    },
  };
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const replaceLeet = (text: string) => Array.from(text, (letter) => LEET[letter] ?? letter).join('');
