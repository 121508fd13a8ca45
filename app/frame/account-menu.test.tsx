import { expect, test } from 'vitest';
import { HOSTILE, render } from '#tests/harness/render.tsx';
import { AccountMenu, DrawerAccount } from './account-menu.tsx';
import { frame } from './messages.ts';

const signInFrom = (path: string) => render(<AccountMenu account={null} />, { path }).get('link', frame.signIn).attrs.href;

test('signing in leads back to the page it began on', () => {
  expect(signInFrom('/')).toBe('/auth/login');
  expect(signInFrom('/topics?q=a b')).toBe(`/auth/login?returnTo=${encodeURIComponent('/topics?q=a b')}`);
});

test('from an account screen it leads to where that one would', () => {
  expect(signInFrom('/auth/register?returnTo=%2Fresearch')).toBe('/auth/login?returnTo=%2Fresearch');
  expect(signInFrom('/account')).toBe('/auth/login');
  expect(signInFrom('/accounting')).toBe('/auth/login?returnTo=%2Faccounting');
});

test.each([
  ['bar', AccountMenu],
  ['drawer', DrawerAccount],
])('the %s of a signed-in person shows the address, the account and the way out', (_where, Menu) => {
  const page = render(<Menu account={{ email: `${HOSTILE}@example.org` }} />);
  expect(page.text).toContain(`${HOSTILE}@example.org`);
  expect(page.get('link', frame.yourAccount).attrs.href).toBe('/account');
  expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/auth/sign-out' });
  expect(page.get('button', frame.signOut).attrs.type).toBe('submit');
  expect(page.all('link', frame.signIn)).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('the drawer of a stranger has only the way in', () => {
  const page = render(<DrawerAccount account={null} />, { path: '/faq' });
  expect(page.text).toBe(frame.signIn);
  expect(page.get('link').attrs.href).toBe('/auth/login?returnTo=%2Ffaq');
});
