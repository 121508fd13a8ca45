import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#tests/harness/any-character.ts';
import { runs } from '#tests/harness/long-form.ts';
import { ownPath } from './local-path.ts';

test.each(['/', '/topics/employment', '/search?q=a%20b#top', '/a//b', '/~x', '/?next=//evil.example'])('%s is ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

describe('a way out of the site leads home', () => {
  test.each([
    'https://evil.example',
    'HTTPS://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    // Paths of ours until a parser removes the dots; then they name another site.
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/a/%2E%2e//evil.example',
    'javascript:alert(1)',
    ' /x',
    'evil.example',
    '',
    `/${'x'.repeat(2000)}`,
    undefined,
    null,
    7,
    ['/x'],
  ])('%s', (candidate) => {
    expect(ownPath(candidate)).toBe('/');
    expect(ownPath(candidate, '/start')).toBe('/start');
  });
});

test('whatever is given, a browser that follows it stays here', () => {
  const hostile = fc.array(
    fc.constantFrom('/', '\\', '.', '..', '%2e', '%2F', '%5C', '\t', '\n', '\r', ' ', '@', ':', '?', '#', 'http', 'evil.example'),
  );
  const candidates = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter, maxLength: 30 }),
    fc.string().map((text) => `https://${text}`),
    hostile.map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(candidates, (candidate) => {
      const path = ownPath(candidate);
      const stays = path.startsWith('/') && new URL(path, 'https://law.example.org').origin === 'https://law.example.org';
      return stays && !/[\r\n\\]/.test(path) && ownPath(path) === path;
    }),
    { numRuns: runs(600) },
  );
});
