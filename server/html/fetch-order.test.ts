import { expect, test } from 'vitest';
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import { inFetchOrder } from './fetch-order.ts';

const theme = `<script>${THEME_SCRIPT}</script>`;
const sheets = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
const font = '<link rel="preload" as="font" href="/f.woff2"/><title>T</title>';
const body = '<body><p>Text with a <link in it> and a </head> of its own</p></body></html>';

test('stylesheets come first, with the theme script before them', () => {
  const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${font}${theme}${sheets}</head>${body}`;
  expect(inFetchOrder(page)).toBe(`<!DOCTYPE html><html><head><meta charSet="utf-8"/>${theme}${sheets}${font}</head>${body}`);
});

test.each([
  ['without a theme script', `<html><head>${font}${sheets}</head>${body}`],
  ['in that order already', `<html><head>${theme}${sheets}${font}</head>${body}`],
  ['without a head', '<p>nothing</p>'],
])('a page %s stays as it is', (_name, page) => {
  expect(inFetchOrder(page)).toBe(page);
});
