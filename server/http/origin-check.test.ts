import { describe, expect, test } from 'vitest';
import { createOriginCheck } from './origin-check.ts';

const checkPublic = createOriginCheck('https://law.example.org');
const checkLocal = createOriginCheck('http://localhost:3000');
const ask = (
  headers: Record<string, string>,
  { method = 'POST', path = '/newsletter', machine = false, check = checkPublic } = {},
) => check({ method, path, machine, header: (name) => headers[name] });

describe('a form may come from our own pages', () => {
  test.each([
    ['our origin', { origin: 'https://law.example.org', host: 'law.example.org' }],
    [
      'our origin through a proxy that changes the host',
      { origin: 'https://law.example.org', host: '10.0.0.5:3000' },
    ],
    ['a second name of the site', { origin: 'https://www.example.org', host: 'www.example.org' }],
    [
      'a second name with the usual port written out',
      { origin: 'https://www.example.org', host: 'WWW.example.org:443' },
    ],
    ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }],
    [
      'a page of ours without a referrer, whose forms have no origin',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program that sends neither', {}],
  ])('%s', (_name, headers) => {
    expect(ask(headers as Record<string, string>)).toBe(true);
  });
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.5:3000'])(
    'in development at %s',
    (host) => {
      expect(ask({ origin: `http://${host}`, host }, { check: checkLocal })).toBe(true);
    },
  );
});

describe('and from nowhere else', () => {
  test.each([
    ['another site', { origin: 'https://evil.example', host: 'law.example.org' }],
    ['our name over http', { origin: 'http://law.example.org', host: '10.0.0.5' }],
    [
      'our name over http, as the proxy passes it on',
      { origin: 'http://law.example.org', host: 'law.example.org' },
    ],
    ['a second name over http', { origin: 'http://www.example.org', host: 'www.example.org' }],
    [
      'another port of a second name',
      { origin: 'https://www.example.org:8443', host: 'www.example.org' },
    ],
    ['a host that cannot be read', { origin: 'https://www.example.org', host: '[::1' }],
    [
      'our name with more in front',
      { origin: 'https://law.example.org.evil.example', host: 'law.example.org' },
    ],
    ['another port', { origin: 'https://law.example.org:8443', host: 'law.example.org' }],
    ['a sandboxed page', { origin: 'null', host: 'law.example.org' }],
    ['a sandboxed page elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an empty origin', { origin: '', host: 'law.example.org' }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site without an origin', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that also claims to be ours',
      { origin: 'https://evil.example', host: 'law.example.org', 'sec-fetch-site': 'same-origin' },
    ],
  ])('%s', (_name, headers) => {
    expect(ask(headers as Record<string, string>)).toBe(false);
  });
  test('https where the site is http', () => {
    expect(
      ask({ origin: 'https://localhost:3000', host: 'localhost:3000' }, { check: checkLocal }),
    ).toBe(false);
    expect(
      ask({ origin: 'https://127.0.0.1:3000', host: '127.0.0.1:3000' }, { check: checkLocal }),
    ).toBe(false);
  });
  test('whatever the method, when it is not a reading one', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(ask({ origin: 'https://evil.example' }, { method })).toBe(false);
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(ask({ origin: 'https://evil.example' }, { method })).toBe(true);
  });
});

test('routes for programs may be called from anywhere, but not through the browser router', () => {
  const evil = { origin: 'https://evil.example', host: 'law.example.org' };
  expect(ask(evil, { path: '/program', machine: true })).toBe(true);
  expect(ask(evil, { path: '/widget/ask', machine: true })).toBe(false);
  expect(ask(evil, { path: '/program.data', machine: true })).toBe(false);
});
