import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderContent, renderMarkdown } from './markdown.ts';

/** Tags and attributes that the renderer may produce. Anything else was injected by the text. */
const ALLOWED_TAG =
  /^<\/?(?:p|a|ul|ol|li|h[1-6]|strong|em|del|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td|div|input)(?: (?:href|target|rel|class|tabindex|role|aria-label|align|start|type|checked|disabled)="[^"<>]*")*\s*\/?>$/;
const listTags = (html: string) => html.match(/<[^>]*>/g) ?? [];

describe('text cannot become markup', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">b</b> c',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<!-- --><style>*{}</style>',
    '<a href="javascript:alert(1)">x</a>',
    '<ScRiPt\n>alert(1)</sCrIpT>',
    '`<script>`',
    // Guards against marked's "raw block": text after these inline tags used to come out unescaped.
    'hi <script> <img/src=x/onerror=alert(1)>',
    'hi <code> <a/href=javascript:alert(1)>x',
    'hi <kbd> <svg/onload=alert(1)>',
    '```html\n<script>alert(1)</script>\n```',
    '```"><script>alert(1)</script>\ncode\n```',
  ])('%s', (text) => {
    const html = renderMarkdown(text);
    for (const tag of listTags(html)) expect(tag).toMatch(ALLOWED_TAG);
    expect(html).toContain('&lt;');
  });

  test('for any text', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '`',
      '[',
      ']',
      '(',
      ')',
      '!',
      '*',
      '_',
      '|',
      '-',
      '#',
      ':',
      '\n',
      '\\',
      ' ',
      'javascript:',
      'http://x',
      'onerror=',
      '<script>',
      '<img ',
      'href=',
      '&#x6a;',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        return listTags(renderMarkdown(parts.join(''))).every((tag) => ALLOWED_TAG.test(tag));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('links', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,hi)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](relative)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('does not link %s', (text) => {
    expect(renderMarkdown(text)).not.toMatch(/<a/i);
  });
  test('opens external links in a new tab without a referrer', () => {
    expect(renderMarkdown('[law](https://www.law.cornell.edu/)')).toBe(
      '<p><a href="https://www.law.cornell.edu/" target="_blank" rel="noopener noreferrer">law</a></p>\n',
    );
  });
  test('opens local, phone and mail links in the same tab', () => {
    for (const href of ['/topics', '#faq', 'tel:+18007997233', 'mailto:a@b.org']) {
      expect(renderMarkdown(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>\n`);
    }
  });
  test('escapes a link so that it cannot end its attribute', () => {
    for (const tag of listTags(
      renderMarkdown('[x](https://a.example/"onmouseover="alert(1) "t\\"i")'),
    ))
      expect(tag).toMatch(ALLOWED_TAG);
  });
});

test('replaces images by their alt text', () => {
  expect(renderMarkdown('![a <cat>](https://evil.example/track.png)')).toBe(
    '<p>a &lt;cat&gt;</p>\n',
  );
});

test('wraps tables in a scrollable element that can be focused by keyboard', () => {
  const html = renderMarkdown('|a|b|\n|---|---|\n|1|2|');
  expect(html).toMatch(
    /^<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>[\s\S]*<\/table><\/div>\s*$/,
  );
  // Text that looks like a table is not one: it used to be found again in the finished HTML.
  expect(renderMarkdown('`<table>`')).toBe('<p><code>&lt;table&gt;</code></p>\n');
  expect(renderMarkdown('> |a|\n> |---|\n> |1|')).toMatch(
    /^<blockquote>\s*<div class="table-scroll"[\s\S]*<\/table><\/div>\s*<\/blockquote>\s*$/,
  );
});

test('a text of the library is rendered as any other, each time the same', () => {
  const text = '# Head\n\nRead <b>this</b> [page](javascript:alert(1)).';
  expect(renderContent(text)).toBe(renderMarkdown(text));
  expect(renderContent(text)).toBe(renderMarkdown(text));
});
