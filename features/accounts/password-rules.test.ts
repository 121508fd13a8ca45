import { expect, test } from 'vitest';
import * as accounts from './messages/accounts.ts';
import { readCommonPasswords, readPasswordRules } from './password-rules.server.ts';
import { MIN_PASSWORD_LENGTH } from './schema.ts';

const rules = readPasswordRules('Plainlaw');

test('every common password that is long enough is refused, also with simple endings', () => {
  const long = [...readCommonPasswords()].filter(
    (password) => [...password].length >= MIN_PASSWORD_LENGTH,
  );
  expect(long.length).toBeGreaterThanOrEqual(50_000);
  const vary = [
    (password: string) => password.toUpperCase(),
    (password: string) => `${password}1`,
    (password: string) => `${password}!`,
    (password: string) => `${password}2026!`,
  ];
  const variants = long.flatMap((password, i) => [
    password,
    vary[i % vary.length]?.(password) ?? '',
  ]);
  expect(variants.filter((variant) => rules.findProblem(variant) === null)).toEqual([]);
});

test.each([
  'qwertyuiop',
  'QWERTYuiop',
  'password123',
  'Password2024!',
  'p@ssw0rd2024',
  'basketball',
  '!!basketball!!',
  'basketballbasketball',
  '1234567890',
  '0987654321',
  'abcdefghijk',
  'aaaaaaaaaaaa',
  'ababababab',
  'iloveyou2026',
  'ｑｗｅｒｔｙｕｉｏｐ',
  // Leaked, and not made of a shorter common one.
  'dbrfvjhjpjdf',
  'eighty-three',
  'Superfamily123',
  'tyljrhbyjkju',
  // The site's own words, and what everybody quotes.
  'Plainlaw2026',
  'plainlaw-law',
  'lawlawlaw1',
  'Law!Law!Law!',
  'pl41nl4w2026',
  'P1ainLaw2026',
  'p1a!n|aw2026',
  '1ega1rights',
  'foo7ba1123',
  'legalrights1',
  'plainlawpassword',
  'correcthorsebatterystaple',
  'Correct Horse Battery Staple 1',
  'correct-horse1',
  // Letters with something between, with accents, and with what cannot be seen.
  'p a s s w o r d',
  'P.a.s.s.w.o.r.d',
  'pässwörd 123',
  'pass\u00adword1234',
  'pass\u200bword1234',
  // Along the rows of the keyboard.
  '!@#$%^&*()',
  'mnbvcxzlkj',
  'asdf1234qwer',
])('%s is refused', (password) => {
  expect(rules.findProblem(password)).toBe(accounts.commonPassword);
});

test.each([
  'seven quiet lanterns',
  'x7#Kq2-vLp9',
  'пароль из слов',
  'my dog ate basketball',
  'flawless marble rivers',
  'court shoes under snow',
  'property were poplar',
  'Ünder größeren Bäumen',
])('%s is fine', (password) => {
  expect(rules.findProblem(password)).toBeNull();
});

test('the words of a site with another name count as its own', () => {
  const other = readPasswordRules('Harbor Aid (test)');
  expect(other.findProblem('HarborAid2026')).toBe(accounts.commonPassword);
  expect(rules.findProblem('HarborAid2026')).toBeNull();
  expect(readPasswordRules('§ 1').findProblem('seven quiet lanterns')).toBeNull();
});

test.each([
  'Ann.Example@example.com',
  'ann.example',
  'Ann.Example2026!',
  'annexample2026',
  'ann-example!',
  'Ann_3xamp1e',
  'annexampleexample.com',
])('rejects the email address and its local part: %s', (password) => {
  expect(rules.findProblem(password, 'ann.example@example.com')).toBe(accounts.emailPassword);
});

test('words that are written twice are refused with a sign between, too', () => {
  for (const password of ['Password-Password', 'password password', 'dragon.dragon.dragon'])
    expect([password, rules.findProblem(password)]).toEqual([password, accounts.commonPassword]);
  expect(rules.findProblem('annlee-annlee', 'ann.lee+news@example.com')).toBe(
    accounts.emailPassword,
  );
  expect(rules.findProblem('lantern-harbor-lantern')).toBeNull();
});
