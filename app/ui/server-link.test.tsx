import { renderToString } from 'react-dom/server';
import { Link as RouterLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './server-link.tsx';

const write = (Component: typeof RouterLink, props: Parameters<typeof RouterLink>[0]) =>
  renderToString(
    <StaticRouter location="/topics/landlord-tenant">
      <Component {...props} />
    </StaticRouter>,
  );

test.each([
  '/',
  '/faq',
  '/topics/landlord-tenant#guides',
  '/search?q=a%20b&x=<y>#z',
  '?q=here',
  '#here',
  'relative',
  '../up',
  '/a/../b',
  '//evil.example',
  'https://example.org/',
  '/law/us/26/45A',
  '/a%20b',
  '/a//b/',
])('is the link that React Router writes: %s', (to) => {
  const props = {
    to,
    className: 'chip',
    'aria-current': 'page',
    children: ['Read ', 'this'],
    preventScrollReset: true,
    replace: true,
  } as const;
  expect(write(Link as typeof RouterLink, props)).toBe(write(RouterLink, props));
});

test('takes what a browser needs and a page does not show', () => {
  const props = {
    to: '/faq',
    prefetch: 'intent',
    discover: 'none',
    state: { a: 1 },
    viewTransition: true,
    target: '_blank',
  } as const;
  expect(write(Link as typeof RouterLink, props)).toBe(write(RouterLink, props));
});
