import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { RouteHandle } from '#app/http/route-handle.ts';
import urlTable from '#app/routes.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { toCanonicalPath } from './canonical-path.ts';
import { createRouteTable } from './route-table.ts';

const SHARED = /^(?:topics|guides|dictionary|states|rules)\/:/;
const routes = createRouteTable(
  Object.fromEntries(
    urlTable.map(({ id, path, index, file }) => {
      const handle: RouteHandle =
        SHARED.test(path ?? '') && !file.endsWith('csv.ts') ? { shared: true } : {};
      return [id ?? file, { id: id ?? file, path, index, module: { handle } }];
    }),
  ) as unknown as ServerBuild['routes'],
);
const toCanonical = (path: string) => toCanonicalPath(path, routes);

const EXAMPLES = urlTable
  .filter(({ path }) => path !== '*')
  .map(
    ({ path = '' }) => `/${path.replace(':intent?', 'stop').replaceAll(/:\w+/g, 'some-thing_1')}`,
  );

/** Ways to spell a path whose parameters are lower case and need no escape. */
const SPELLINGS: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '///'),
  (path) => path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/x/..${path}`,
  (path) => `/x/%2E%2e/.${path}`,
  (path) => `${path}/.`,
];

describe.each(EXAMPLES)('%s', (example) => {
  test('has one spelling', () => {
    expect(toCanonical(example)).toBe(example);
    for (const spell of SPELLINGS)
      expect([spell(example), toCanonical(spell(example))]).toEqual([spell(example), example]);
    const route = routes.find(example);
    const upper = example
      .toUpperCase()
      .replaceAll('SOME-THING_1', 'some-thing_1')
      .replace(/STOP$/, 'stop');
    expect([upper, toCanonical(upper)]).toEqual([upper, example]);
    if (route?.shared) expect(toCanonical(example.toUpperCase())).toBe(example);
  });
  test('its data has one spelling', () => {
    const data = example === '/' ? '/_.data' : `${example}.data`;
    const page = example === '/' ? '' : example;
    for (const path of [
      data,
      `/${data}`,
      `${page}/_.data`,
      `${page}/.data`,
      `/x/..${data}`,
      `${page}/_/_.data`,
    ]) {
      expect([path, toCanonical(path)]).toEqual([path, data]);
    }
  });
});

test.each([
  ['/api/chat/AbC-dEf_GhIjKlMnOp/STOP', '/api/chat/AbC-dEf_GhIjKlMnOp/STOP'],
  ['/Research/Saved-Results/0F8FAD5B', '/research/saved-results/0F8FAD5B'],
  ['/Cases/Miranda/Export/PDF', '/cases/Miranda/export/PDF'],
  ['/Topics/A%2FB', '/topics/a%2Fb'],
  ['/Topics/A%2fB', '/topics/a%2fb'],
  ['/a%2fb', '/a%2fb'],
  ['/%2e%2e%2fetc', '/..%2fetc'],
  ['/No/Such/Page/', '/No/Such/Page'],
  ['/Assets/entry-DaB3x.js', '/Assets/entry-DaB3x.js'],
  ['/%2561uth/login', '/%2561uth/login'],
  ['/café', '/caf%C3%A9'],
])('%s is %s', (path, canonical) => {
  expect(toCanonical(path)).toBe(canonical);
});

test('a client that writes escapes its own way, in either case, is redirected once at most', () => {
  const inUpperCase = (path: string) => path.replace(/%../g, (code) => code.toUpperCase());
  const inLowerCase = (path: string) => path.replace(/%../g, (code) => code.toLowerCase());
  for (const path of ['/guides/%3Cx', '/topics/A%2fb%C3%89', '/dictionary/%E2%80%99', '/rules/%22'])
    for (const write of [inUpperCase, inLowerCase]) {
      const target = write(toCanonical(write(path)));
      expect([path, toCanonical(target)]).toEqual([path, target]);
    }
});

test('no spelling leads to another site', () => {
  for (const path of [
    '//evil.example',
    '///evil.example/',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    '//',
    '/.//_.data',
  ]) {
    const canonical = toCanonical(path);
    expect(new URL(canonical, 'http://own.invalid').host).toBe('own.invalid');
    expect(canonical).toMatch(/^\/(?![/\\])/);
  }
});

test('the canonical path of a canonical path is itself', () => {
  const pieces = [
    '/',
    '.',
    '..',
    '_',
    '.data',
    '%2e',
    '%2F',
    '%25',
    'AUTH',
    'login',
    'topics',
    'X',
    '%61',
    '%C3%A9',
  ];
  let seed = 7;
  const pick = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return pieces[seed % pieces.length] ?? '';
  };
  for (let i = 0; i < 20_000; i++) {
    const path = `/${Array.from({ length: 1 + (i % 9) }, pick).join('')}`;
    const canonical = toCanonical(path);
    expect([path, toCanonical(canonical)]).toEqual([path, canonical]);
    expect(canonical).toMatch(/^\/(?![/\\])/);
  }
});

test('every path of the library is in its canonical spelling', () => {
  const ids = [
    ...library.topics.map(({ id }) => `/topics/${id}`),
    ...library.guides.map(({ id }) => `/guides/${id}`),
    ...library.terms.map(({ id }) => `/dictionary/${id}`),
    ...library.rules.map(({ id }) => `/rules/${id}`),
    ...library.cases.map(({ id }) => `/cases/${id}`),
  ];
  expect(ids.filter((path) => toCanonical(path) !== path)).toEqual([]);
});
