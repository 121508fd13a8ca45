import { expect, test } from 'vitest';
import { isOpenBeforeSecondStep, leadToSecondStep } from './second-step-guard.ts';

const lead = (path: string, method = 'GET', accept = 'text/html') =>
  leadToSecondStep({ method, url: `http://plainlaw.test${path}`, accept });

test('a page leads there and back, a form only there', () => {
  const page = lead('/research?tab=cases&q=x');
  expect(page.status).toBe(303);
  expect(page.headers.get('location')).toBe(
    `/auth/second-step?returnTo=${encodeURIComponent('/research?tab=cases&q=x')}`,
  );
  expect(lead('/account', 'POST').headers.get('location')).toBe('/auth/second-step');
});

test('the token in the address of a page is not carried along', () => {
  const url = 'http://plainlaw.test/newsletter/confirm?token=abc';
  const page = leadToSecondStep({ method: 'GET', url, accept: 'text/html', tokenInAddress: true });
  expect(page.headers.get('location')).toBe('/auth/second-step');
});

test.each([
  ['/account.data', '/account'],
  ['/_root.data', '/'],
  ['/account/_.data', '/account'],
  ['/search.data?q=x&_routes=a', '/search?q=x'],
])('the data %s leads to the page of its own', (path, page) => {
  const answer = lead(path);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('x-remix-redirect')).toBe(
    `/auth/second-step?returnTo=${encodeURIComponent(page)}`,
  );
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});

test('programs get an error in the shape of the API', async () => {
  const answer = lead('/api/chat', 'POST', '*/*');
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { error: { kind: 'unauthenticated', message: expect.any(String) } },
  ]);
});

test('an unknown address and a route that says nothing are closed', () => {
  expect(isOpenBeforeSecondStep(undefined)).toBe(false);
  expect(isOpenBeforeSecondStep({ id: 'a', path: '/a' })).toBe(false);
  expect(isOpenBeforeSecondStep({ id: 'a', path: '/a', shared: 'members' })).toBe(false);
  expect(isOpenBeforeSecondStep({ id: 'a', path: '/a', beforeSecondStep: true })).toBe(true);
});
