import { expect, test } from 'vitest';
import { HOSTILE, render } from '#tests/harness/render/render.tsx';
import { EmailedLinkPage } from './emailed-link-page.tsx';

const texts = {
  title: 'Unsubscribe',
  lead: 'Press the button.',
  button: 'Leave the list',
  token: 'abc.def',
  noToken: 'The link is cut off.',
  ways: [{ to: '/topics', label: 'Legal Topics' }],
};

test('opening the page only shows a POST form with the token', () => {
  const page = render(<EmailedLinkPage {...texts} />, {
    path: '/newsletter/unsubscribe?token=abc.def',
  });
  expect(page.names('heading')).toEqual(['Unsubscribe']);
  expect(page.get('form').attrs.method).toBe('post');
  expect(page.sends('token')).toEqual(['abc.def']);
  expect(page.get('button', 'Leave the list').attrs.type).toBe('submit');
  expect(page.all('status')).toEqual([]);
});

test.each([true, false])('the answer (ok: %s) replaces the form and is announced', (ok) => {
  const page = render(<EmailedLinkPage {...texts} answer={{ ok, text: HOSTILE }} />);
  expect(page.text).toBe(`Unsubscribe ${HOSTILE} Legal Topics`);
  expect(page.get('link', 'Legal Topics').attrs.href).toBe('/topics');
  expect(page.get('status')).toBeDefined();
  expect(page.all('form')).toEqual([]);
});

test('without a token there is no button that could not work', () => {
  const page = render(<EmailedLinkPage {...texts} token="" />, { path: '/newsletter/confirm' });
  expect(page.all('form')).toEqual([]);
  expect(page.text).toContain('The link is cut off.');
  expect(page.get('link', 'Legal Topics')).toBeDefined();
});
