// The passwords that are tried first: a list of the most used ones, and the same with other capitals, or with digits and
// signs around.
import { dictionary } from '@zxcvbn-ts/language-common';
import { accounts } from './messages.ts';

export type PasswordRules = {
  size: number;
  /** Why this one is refused, or null. */
  objection: (password: string, email?: string) => string | null;
};

export function readPasswordRules(): PasswordRules {
  const common = new Set(dictionary['passwords-common']);
  return {
    size: common.size,
    objection(password, email) {
      const plain = password.normalize('NFKC').toLowerCase();
      if (email && (plain === email || plain === email.split('@')[0])) return accounts.emailPassword;
      const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
      const points = Array.from(plain, (letter) => letter.codePointAt(0) ?? 0);
      const steps = new Set(points.slice(1).map((point, i) => point - (points[i] ?? 0)));
      const isSequence = steps.size === 1 || new Set(points).size <= 2 || /^\d+$/.test(plain);
      return isSequence || common.has(plain) || common.has(core) || common.has(unleet(core)) ? accounts.commonPassword : null;
    },
  };
}

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };
const unleet = (text: string) => Array.from(text, (letter) => LEET[letter] ?? letter).join('');
