import { expect, test } from 'vitest';
import { accounts } from './messages.ts';
import { readPasswordRules } from './password-rules.server.ts';

const rules = readPasswordRules();

test('bundles thousands of common passwords', () => {
  expect(rules.size).toBeGreaterThan(4000);
});

test.each([
  'qwertyuiop',
  'QWERTYuiop',
  'password123',
  'Password2024!',
  'p@ssw0rd2024',
  'basketball',
  '!!basketball!!',
  '1234567890',
  '0987654321',
  'abcdefghijk',
  'aaaaaaaaaaaa',
  'ababababab',
  'iloveyou2026',
  'ｑｗｅｒｔｙｕｉｏｐ',
])('%s is refused', (password) => {
  expect(rules.findProblem(password)).toBe(accounts.commonPassword);
});

test.each([
  'seven quiet lanterns',
  'correct horse battery staple',
  'x7#Kq2-vLp9',
  'пароль из слов',
  'my dog ate basketball',
])('%s is fine', (password) => {
  expect(rules.findProblem(password)).toBeNull();
});

test('rejects the email address and its local part', () => {
  expect(rules.findProblem('Ann.Example@example.com', 'ann.example@example.com')).toBe(
    accounts.emailPassword,
  );
  expect(rules.findProblem('ann.example', 'ann.example@example.com')).toBe(accounts.emailPassword);
});
