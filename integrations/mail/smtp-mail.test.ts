import { expect, test } from 'vitest';
import { requireTls } from './smtp-mail.ts';

test.each([
  [
    'smtp://user:pa%2Bss@mail.example.org:587',
    'smtp://user:pa%2Bss@mail.example.org:587?requireTLS=true',
  ],
  [
    'smtp://user:pass@mail.example.org?pool=true',
    'smtp://user:pass@mail.example.org?pool=true&requireTLS=true',
  ],
])('requires TLS for a password: %s', (url, expected) => {
  expect(requireTls(url)).toBe(expected);
});

test.each([
  'smtps://user:pass@mail.example.org',
  'smtp://relay.internal:25',
  'smtp://user:pass@127.0.0.1:25',
  'smtp://u:p@h.example?requireTLS=false',
])('does not change the URL: %s', (url) => {
  expect(requireTls(url)).toBe(url);
});
