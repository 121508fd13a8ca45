import { describe, expect, test } from 'vitest';
import { createOriginCheck } from './origin-check.ts';

const check = createOriginCheck('https://law.example.org');
const ask = (headers: Record<string, string>, { method = 'POST', path = '/newsletter', machine = false } = {}) =>
  check({ method, path, machine, header: (name) => headers[name] });

describe('a form may come from our own pages', () => {
  test.each([
    ['our origin', { origin: 'https://law.example.org', host: 'law.example.org' }],
    ['our origin through a proxy that changes the host', { origin: 'https://law.example.org', host: '10.0.0.5:3000' }],
    ['the host that was asked, on a second name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program that sends neither', {}],
  ])('%s', (_name, headers) => {
    expect(ask(headers as Record<string, string>)).toBe(true);
  });
});

describe('and from nowhere else', () => {
  test.each([
    ['another site', { origin: 'https://evil.example', host: 'law.example.org' }],
    ['our name over http', { origin: 'http://law.example.org', host: '10.0.0.5' }],
    ['our name with more in front', { origin: 'https://law.example.org.evil.example', host: 'law.example.org' }],
    ['another port', { origin: 'https://law.example.org:8443', host: 'law.example.org' }],
    ['a sandboxed page', { origin: 'null', host: 'law.example.org' }],
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
  test('whatever the method, when it is not a reading one', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(ask({ origin: 'https://evil.example' }, { method })).toBe(false);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(ask({ origin: 'https://evil.example' }, { method })).toBe(true);
  });
});

test('routes for programs may be called from anywhere, but not through the browser router', () => {
  const evil = { origin: 'https://evil.example', host: 'law.example.org' };
  expect(ask(evil, { path: '/program', machine: true })).toBe(true);
  expect(ask(evil, { path: '/program.data', machine: true })).toBe(false);
});
