import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#tests/harness/app/long-form.ts';
import { anyCharacter } from '#tests/harness/hostile/any-character.ts';
import { readLocalPath } from './local-path.ts';

test.each([
  '/',
  '/topics/employment',
  '/search?q=a%20b#top',
  '/a//b',
  '/~x',
  '/?next=//evil.example',
])('accepts %s', (path) => {
  expect(readLocalPath(path)).toBe(path);
});

describe('returns the fallback for a target outside the site', () => {
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
    // Local paths until a parser removes the dot segments; then they point to another site.
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
    expect(readLocalPath(candidate)).toBe('/');
    expect(readLocalPath(candidate, '/start')).toBe('/start');
  });
});

test('never returns a path that leads a browser to another site', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5C',
      '\t',
      '\n',
      '\r',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'http',
      'evil.example',
    ),
  );
  const candidates = fc.oneof(
    fc.string(),
    fc.string({ unit: anyCharacter, maxLength: 30 }),
    fc.string().map((text) => `https://${text}`),
    hostile.map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(candidates, (candidate) => {
      const path = readLocalPath(candidate);
      const stays =
        path.startsWith('/') &&
        new URL(path, 'https://law.example.org').origin === 'https://law.example.org';
      return stays && !/[\r\n\\]/.test(path) && readLocalPath(path) === path;
    }),
    { numRuns: runs(600) },
  );
});
