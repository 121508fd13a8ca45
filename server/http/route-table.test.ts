import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { RouteHandle } from '#app/http/route-handle.ts';
import urlTable from '#app/routes.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { classifyRequest, createRouteTable } from './route-table.ts';

/** As the build has them, without the modules. */
const routes = Object.fromEntries(
  urlTable.map(({ id, path, index, file }) => [
    id ?? file,
    { id: id ?? file, path, index, module: {} },
  ]),
) as unknown as ServerBuild['routes'];
const table = createRouteTable(routes);
const tree = Object.values(routes).map((route) => ({
  id: route?.id,
  path: route?.path,
  index: route?.index,
})) as RouteObject[];

const EXAMPLES = urlTable.map(
  ({ path = '' }) => `/${path.replace(':intent?', 'stop').replaceAll(/:\w+/g, 'some-thing_1')}`,
);
const VARIANTS: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace('a', '%61'),
  (path) => path.replace('e', '%2f'),
  (path) => `${path}/more`,
  (path) => `${path}x`,
  (path) => path.slice(0, -1),
  (path) => path.replace('/', '//'),
];

test.each(EXAMPLES)('finds the same route as React Router for %s and its variants', (example) => {
  for (const vary of VARIANTS) {
    const path = vary(example) || '/';
    const match = matchRoutes(tree, path)?.at(-1)?.route;
    expect([path, table.find(path)?.id]).toEqual([
      path,
      match?.path === '*' ? undefined : match?.id,
    ]);
  }
});

test.each([
  ['/_.data', '/'],
  ['/auth/login/_.data', '/auth/login'],
  ['/chatbot.data', '/chatbot'],
  ['/topics/criminal-law.data', '/topics/:topicId'],
  ['/%E0%A4%A', undefined],
  [`/topics/${'x'.repeat(3_000)}`, undefined],
])('%s', (pathname, path) => {
  expect(table.find(pathname)?.path).toBe(path);
});

describe('what a request costs', () => {
  const handles: Record<string, RouteHandle> = {
    '/chatbot': { postCost: 'writing' },
    '/research': { cost: 'searching', postCost: 'writing' },
    '/cases/:caseId/export/:format': { cost: 'files' },
  };
  const costs = createRouteTable(
    Object.fromEntries(
      Object.entries(handles).map(([path, handle]) => [
        path,
        { id: path, path: path.slice(1), module: { handle } },
      ]),
    ) as unknown as ServerBuild['routes'],
  );
  test.each([
    ['POST', '/chatbot.data', 'writing'],
    ['GET', '/chatbot', 'pages'],
    ['HEAD', '/research', 'searching'],
    ['POST', '/Research', 'writing'],
    ['GET', '/cases/miranda-v-arizona-1966/export/pdf', 'files'],
    ['TRACE', '/', 'pages'],
  ])('%s %s: %s', (method, path, cost) => {
    expect(classifyRequest(method, costs.find(path))).toBe(cost);
  });
});

test('the site map has the own path of a page, or the paths it lists', () => {
  const pages: [string, RouteHandle][] = [
    ['faq', { sitemap: true }],
    ['guides/:guideId', { sitemap: (library) => library.guides.map(({ id }) => `/guides/${id}`) }],
    ['account', {}],
  ];
  const { listSitemapPaths } = createRouteTable(
    Object.fromEntries(
      pages.map(([path, handle]) => [path, { id: path, path, module: { handle } }]),
    ) as unknown as ServerBuild['routes'],
  );
  expect(listSitemapPaths({ guides: [{ id: 'a' }, { id: 'b' }] } as Library)).toEqual([
    '/faq',
    '/guides/a',
    '/guides/b',
  ]);
});
