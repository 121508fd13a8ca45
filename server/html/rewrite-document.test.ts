import { describe, expect, test } from 'vitest';
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import { scriptHash } from '../http/headers.ts';
import { rewriteDocument } from './rewrite-document.ts';

const preload = (file: string) => `<link rel="modulepreload" href="${file}"/>`;
const page = (code: string, links = preload('/a.js') + preload('/b.js')) =>
  `<html><head>${links}<title>T</title></head><body><p>import "x";</p><script nonce="n" type="module" async="">${code}</script></body></html>`;

test('nothing of the script is fetched before the page was painted', () => {
  const code =
    'import "/manifest.js";\nimport * as route0 from "/a.js";\nimport * as route1 from "/b.js";\n  \n  window.x = {"root":route0};\n\nimport("/entry.js");';
  const late = rewriteDocument(page(code), 'other').html;
  expect(late).not.toContain('<link');
  const module =
    /<script nonce="n" type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? '';
  expect(module).not.toMatch(/^import /m);
  expect(module).toContain('["/a.js","/b.js"]'); // fetched together, not one after the other
  expect(module).toContain(
    'const [,route0,route1]=await Promise.all(["/manifest.js","/a.js","/b.js"]',
  );
  expect(module.endsWith('window.x = {"root":route0};\n\nimport("/entry.js");')).toBe(true);
  expect(late).toContain('<p>import "x";</p>');
});

test.each([
  ['without a module', `<html><head>${preload('/a.js')}</head><body></body></html>`],
  ['whose module imports nothing', page('window.x = 1;')],
  [
    'whose module imports in another way',
    page('import "/manifest.js";\nimport route0, { part } from "/a.js";'),
  ],
])('a page %s stays as it is', (_name, html) => {
  expect(rewriteDocument(html, 'other').html).toBe(html);
});

const theme = `<script>${THEME_SCRIPT}</script>`;
const sheets = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
const font = '<link rel="preload" as="font" href="/f.woff2"/><title>T</title>';
const rest = '<body><p>Text with a <link in it> and a </head> of its own</p></body></html>';

test('stylesheets come first, with the theme script before them', () => {
  const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${font}${theme}${sheets}</head>${rest}`;
  expect(rewriteDocument(page, 'n').html).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${theme}${sheets}${font}</head>${rest}`,
  );
});

test.each([
  ['without a theme script', `<html><head>${font}${sheets}</head>${rest}`],
  ['in that order already', `<html><head>${theme}${sheets}${font}</head>${rest}`],
  ['without a head', '<p>nothing</p>'],
])('a page %s stays as it is', (_name, page) => {
  expect(rewriteDocument(page, 'n').html).toBe(page);
});

const NONCE = 'abcdefghijklmnopqrstuv';

describe('nonces become hashes', () => {
  test('a script with our nonce is allowed by its hash and loses it', () => {
    const page = rewriteDocument(`<script nonce="${NONCE}">go()</script>`, NONCE);
    expect(page).toEqual({ html: '<script>go()</script>', hashes: [scriptHash('go()')] });
  });
  test('a planted script without the nonce gets no hash', () => {
    const { html, hashes } = rewriteDocument(
      `<p><script>steal()</script></p><script nonce="${NONCE}" async="">go()</script>`,
      NONCE,
    );
    expect(hashes).toEqual([scriptHash('go()')]);
    expect(html).toContain('<script>steal()</script>');
  });
  test('a planted script with a guessed nonce gets no hash', () => {
    expect(rewriteDocument('<script nonce="guess">steal()</script>', NONCE).hashes).toEqual([]);
    expect(rewriteDocument(`<script data-x=' nonce='>${NONCE}</script>`, NONCE).hashes).toEqual([]);
  });
  test('the nonce inside a script is not the nonce on it', () => {
    expect(rewriteDocument(`<script>" nonce="${NONCE}"</script>`, NONCE).hashes).toEqual([]);
  });
  test('one hash for equal scripts, none for empty ones', () => {
    const script = `<script nonce="${NONCE}">go()</script>`;
    expect(
      rewriteDocument(`${script}${script}<script nonce="${NONCE}" src="/x.js"></script>`, NONCE)
        .hashes,
    ).toHaveLength(1);
  });
  test('the nonce never leaves the server', () => {
    expect(
      rewriteDocument(
        `<link nonce="${NONCE}"><script nonce="${NONCE}">1</script><style nonce="${NONCE}"></style>`,
        NONCE,
      ).html,
    ).not.toContain(NONCE);
  });
});
