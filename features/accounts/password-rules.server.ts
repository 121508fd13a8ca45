// Rejects the passwords that attackers try first: leaked and common ones, the site's own words and
// the person's address, each also in other capitals, with leet spelling, written several times, or
// with digits and signs in it. Both sides are compared as they look alike (foldLooks): "1" may
// stand for "i" and for "l". Offline: no password leaves, not even as a part of its hash.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as accounts from './messages/accounts.ts';

export type PasswordRules = {
  /** Why the password is rejected, or null. */
  findProblem: (password: string, email?: string) => string | null;
};

/** Words of what the site is about: a password needs more than these. */
const SUBJECT_WORDS = ['plain', 'law', 'laws', 'lawyer', 'legal', 'court', 'rights', 'justice'];
/** Passwords that advice on good passwords has made known, without their spaces. */
const QUOTED_EXAMPLES = [
  'correcthorsebatterystaple',
  'correcthorsebattery',
  'correcthorse',
  'horsebatterystaple',
];
const MIN_OTHER_LETTERS = 4;
const KEY_ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const MIN_SHARE_IN_ROWS = 3 / 4;

let foldedPasswords: Set<string> | undefined;

/** In lower case. Made by scripts/common-passwords.ts. */
export function readCommonPasswords(): string[] {
  return brotliDecompressSync(readFileSync(join(import.meta.dirname, 'common-passwords.br')))
    .toString('utf8')
    .split('\n');
}

export function readPasswordRules(siteName: string): PasswordRules {
  foldedPasswords ??= new Set(readCommonPasswords().map(foldLooks));
  const common = foldedPasswords;
  const siteWords = normalize(siteName).match(/\p{L}{3,}/gu) ?? [];
  const longestFirst = [...siteWords, siteWords.join(''), ...SUBJECT_WORDS]
    .filter(Boolean)
    .map(foldLooks)
    .sort((one, other) => other.length - one.length);
  const ownWords = new RegExp(longestFirst.join('|'), 'gu');

  function isEasyToGuess(text: string): boolean {
    const folded = foldLooks(text);
    const unit = readUnit(folded);
    const letters = unit.replace(/[^\p{L}]/gu, '');
    const word = readUnit(letters);
    const rest = letters.replace(ownWords, '');
    return (
      common.has(folded) ||
      common.has(unit) ||
      common.has(folded.replace(/[^\p{L}\p{N}]/gu, '')) ||
      (word !== letters && common.has(word)) ||
      quotedExamples.includes(letters) ||
      (rest !== letters && (rest.length < MIN_OTHER_LETTERS || common.has(rest)))
    );
  }

  return {
    findProblem(password, email) {
      const normalized = normalize(password);
      const variants = listWithoutEndings(normalized);
      const addresses = email ? listAddressForms(email) : [];
      const isAddress = (text: string) => addresses.includes(text);
      if (variants.map(foldAddress).some((text) => isAddress(text) || isAddress(readUnit(text))))
        return accounts.emailPassword;
      return isSequence(normalized) || isTypedInRows(normalized) || variants.some(isEasyToGuess)
        ? accounts.commonPassword
        : null;
    },
  };
}

/** What a text repeats, or the text. */
const readUnit = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Without accents and characters that cannot be seen. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** The address, what stands before the @, and that without a tag (ann+news@…). */
function listAddressForms(email: string): string[] {
  const localPart = email.split('@')[0] ?? '';
  return [email, email.replace('@', ''), localPart, localPart.split('+')[0] ?? '']
    .map(foldAddress)
    .filter(Boolean);
}

/** Without dots and other signs: "ann.lee" is no better than "annlee". */
const foldAddress = (text: string) => foldLooks(normalize(text).replace(/[^\p{L}\p{N}@]/gu, ''));

/** The text, and the text without the last one, two, … of the digits and signs at its end. */
function listWithoutEndings(text: string): string[] {
  const ending = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0;
  const shortened = Array.from({ length: ending + 1 }, (_, cut) =>
    text.slice(0, text.length - cut),
  );
  const core = shortened.at(-1)?.replace(/^[^\p{L}]+/u, '') ?? '';
  return [...shortened, core].filter(Boolean);
}

/** One character or two, digits and the signs above them, or neighbors such as "abcdefghij". */
function isSequence(text: string): boolean {
  const codePoints = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codePoints.slice(1).map((point, i) => point - (codePoints[i] ?? 0)));
  return steps.size === 1 || new Set(codePoints).size <= 2 || /^[\d!@#$%^&*()]+$/.test(text);
}

/** "asdf1234qwer": most keys are beside the one before. */
function isTypedInRows(text: string): boolean {
  const steps = [...text.slice(1)].filter((key, index) =>
    KEY_ROWS.some((row) => {
      const [before, column] = [row.indexOf(text[index] ?? ' '), row.indexOf(key)];
      return before !== -1 && column !== -1 && Math.abs(column - before) === 1;
    }),
  );
  return steps.length >= MIN_SHARE_IN_ROWS * (text.length - 1);
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
  '|': 'i',
  l: 'i',
};
/** Characters that stand for each other become the same one. */
const foldLooks = (text: string) => text.replace(/[013457@$!|l]/g, (sign) => LEET[sign] ?? sign);
const quotedExamples = QUOTED_EXAMPLES.map(foldLooks);
