import { expect, test } from 'vitest';
import { render } from '#tests/harness/render/render.tsx';
import { AccountMenu, DrawerAccount } from './account-menu.tsx';
import * as frame from './messages/frame.ts';

const getSignInHref = (path: string) =>
  render(<AccountMenu signedIn={false} />, { path }).get('link', frame.signIn).attrs.href;

test('the sign-in link returns to the current page', () => {
  expect(getSignInHref('/')).toBe('/auth/login');
  expect(getSignInHref('/topics?q=a b')).toBe(
    `/auth/login?returnTo=${encodeURIComponent('/topics?q=a b')}`,
  );
});

test('on an account page the sign-in link keeps its returnTo', () => {
  expect(getSignInHref('/auth/register?returnTo=%2Fresearch')).toBe(
    '/auth/login?returnTo=%2Fresearch',
  );
  expect(getSignInHref('/account')).toBe('/auth/login');
  expect(getSignInHref('/accounting')).toBe('/auth/login?returnTo=%2Faccounting');
});

test.each([
  ['bar', AccountMenu],
  ['drawer', DrawerAccount],
])('the %s of a signed-in user shows the account link and sign-out', (_where, Menu) => {
  const page = render(<Menu signedIn />);
  expect(page.get('link', frame.yourAccount).attrs.href).toBe('/account');
  expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/auth/sign-out' });
  expect(page.get('button', frame.signOut).attrs.type).toBe('submit');
  expect(page.all('link', frame.signIn)).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('the menu leads to the plans, which the bar has only where it is wide', () => {
  expect(render(<AccountMenu signedIn />).get('link', frame.plans).attrs.href).toBe(
    '/subscription',
  );
});

test('the drawer of a signed-out visitor has only the sign-in link', () => {
  const page = render(<DrawerAccount signedIn={false} />, { path: '/faq' });
  expect(page.text).toBe(frame.signIn);
  expect(page.get('link').attrs.href).toBe('/auth/login?returnTo=%2Ffaq');
});
