import { expect, test } from 'vitest';
import { accounts } from './messages.ts';
import { readPasswordRules } from './password-rules.server.ts';

const rules = readPasswordRules();

test('the bundled list holds more than a thousand passwords that are long enough to be used here', () => {
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
  expect(rules.objection(password)).toBe(accounts.commonPassword);
});

test.each(['seven quiet lanterns', 'correct horse battery staple', 'x7#Kq2-vLp9', 'пароль из слов', 'my dog ate basketball'])(
  '%s is fine',
  (password) => {
    expect(rules.objection(password)).toBeNull();
  },
);

test('nor is one’s own address', () => {
  expect(rules.objection('Ann.Example@example.com', 'ann.example@example.com')).toBe(accounts.emailPassword);
  expect(rules.objection('ann.example', 'ann.example@example.com')).toBe(accounts.emailPassword);
});
