import { expect, test } from 'vitest';
import { withTls } from './smtp-mail.ts';

test.each([
  ['smtp://user:pa%2Bss@mail.example.org:587', 'smtp://user:pa%2Bss@mail.example.org:587?requireTLS=true'],
  ['smtp://user:pass@mail.example.org?pool=true', 'smtp://user:pass@mail.example.org?pool=true&requireTLS=true'],
])('a password goes over TLS alone: %s', (given, used) => {
  expect(withTls(given)).toBe(used);
});

test.each([
  'smtps://user:pass@mail.example.org',
  'smtp://relay.internal:25',
  'smtp://user:pass@127.0.0.1:25',
  'smtp://u:p@h.example?requireTLS=false',
])('stays as it was written: %s', (given) => {
  expect(withTls(given)).toBe(given);
});
