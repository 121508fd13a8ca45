import { expect, test } from 'vitest';
import { getText, render } from '#tests/harness/render/render.tsx';
import { ErrorPage } from './error-page.tsx';
import * as errors from './messages/errors.ts';

test.each([
  [404, errors.notFoundTitle, errors.notFoundText],
  [429, errors.tooManyTitle, errors.tooManyText],
  [503, errors.busyTitle, errors.busyText],
  [500, errors.failedTitle, errors.failedText],
  [502, errors.failedTitle, errors.failedText],
  [400, errors.refusedTitle, errors.refusedText[400]],
  [403, errors.refusedTitle, errors.refusedText[403]],
  [405, errors.refusedTitle, errors.refusedText[405]],
  [413, errors.refusedTitle, errors.refusedText[413]],
  [418, errors.refusedTitle, errors.refusedText[400]],
])('status %i has its own title and text', (status, title, text) => {
  const page = render(<ErrorPage status={status} />);
  expect(page.names('heading')).toEqual([title]);
  expect(getText(page.get('title'))).toBe(title);
  expect(page.text).toContain(text);
  expect(page.text).toContain(String(status));
  expect(page.elements.find(({ tag }) => tag === 'meta')?.attrs).toMatchObject({
    name: 'robots',
    content: 'noindex',
  });
  expect(page.faults()).toEqual([]);
});

test('every error page offers the same four links', () => {
  const page = render(<ErrorPage status={404} />);
  const links = page.all('link').map((link) => [page.getName(link), link.attrs.href]);
  expect(links).toEqual([
    ['Home', '/'],
    ['AI Chatbot', '/chatbot'],
    ['Legal Topics', '/topics'],
    ['Search', '/search'],
  ]);
});

test.each([
  [429, ['tel:911', 'tel:988']],
  [503, ['tel:911', 'tel:988']],
  [500, ['tel:911', 'tel:988']],
  [404, []],
])(
  'status %i: a message that nobody could read may have been about a danger',
  (status, numbers) => {
    const hrefs = render(<ErrorPage status={status} />)
      .all('link')
      .map((link) => link.attrs.href);
    expect(hrefs.filter((href) => href?.startsWith('tel:'))).toEqual(numbers);
  },
);
