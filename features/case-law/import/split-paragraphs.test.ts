import { afterAll, expect, test } from 'vitest';
import { LONG } from '#tests/harness/app/long-form.ts';
import { openBounded } from '#tests/harness/hostile/run-bounded.ts';
import { splitParagraphs } from './split-paragraphs.ts';

test.each<[what: string, text: string, paragraphs: string[]]>([
  [
    'blocks',
    '<div><center><b>1 U.S. 1</b></center><p>One.</p><p>Two &amp; three.</p></div>',
    ['1 U.S. 1', 'One.', 'Two & three.'],
  ],
  [
    'a caption with single line breaks is one line',
    '<h1>SMITH<br>\nv.<br>\nJONES</h1>',
    ['SMITH v. JONES'],
  ],
  ['two line breaks end a paragraph', 'One.<br><br>Two.', ['One.', 'Two.']],
  [
    'page marks stay, between spaces',
    '<p>get<span class="star-pagination">*159</span>state <page-number label="160">*160</page-number>permits</p>',
    ['get *159 state *160 permits'],
  ],
  [
    'footnotes are separate paragraphs',
    '<p>Text<footnotemark>1</footnotemark>.</p><footnote label="1"><p>Note.</p></footnote><p>More.</p>',
    ['Text [1].', '[1] Note.', 'More.'],
  ],
  [
    'links and emphasis leave their words',
    '<p>See <em>Miranda</em> v. <a href="/x">Arizona</a>.</p>',
    ['See Miranda v. Arizona.'],
  ],
  [
    'entities, by name and number',
    '<p>&sect;&nbsp;5 &#8220;x&#x201d; &unknown; &#0;</p>',
    ['§ 5 “x” &unknown;'],
  ],
  [
    'scripts and styles are left out',
    '<p>a</p><script>alert("<p>b</p>")</script><style>p{}</style><p>c</p>',
    ['a', 'c'],
  ],
  ['comments are left out', '<p>a<!-- <p>b</p> --></p>', ['a']],
  [
    'preformatted text is split at blank lines',
    '<pre>One\ntwo.\n\n  Three.</pre>',
    ['One two.', 'Three.'],
  ],
  ['a less-than sign that does not start a tag', '<p>2 < 3 and 4 > 1</p>', ['2 < 3 and 4 > 1']],
  ['a tag that never ends', '<p>One.</p><p class="x', ['One.', '<p class="x']],
  ['Windows-1252 dashes', '<p>a carrier\u0097that is</p>', ['a carrier—that is']],
  [
    'plain text with blank lines',
    'One\ntwo.\n\nThree.\r\n\r\nFour.',
    ['One two.', 'Three.', 'Four.'],
  ],
  ['plain text without blank lines', 'One.\nTwo.\n', ['One.', 'Two.']],
  ['nothing', ' \n \n', []],
])('%s', (_what, text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});

const worker = openBounded(new URL('./split-paragraphs.ts', import.meta.url));
afterAll(() => worker.close());
test.each<[what: string, hostile: (size: number) => string]>([
  ['tags that never end', (size) => '<p '.repeat(size / 3)],
  ['comments that never end', (size) => '<p>x</p><!--'.repeat(size / 12)],
  ['scripts that never end', (size) => '<p>x</p><script>'.repeat(size / 16)],
  ['blank lines', (size) => `<p>${'\n \n'.repeat(size / 3)}`],
  ['blank lines in preformatted text', (size) => `<pre>${' \n'.repeat(size / 2)}`],
  ['ampersands', (size) => `<p>${'&#'.repeat(size / 2)}`],
  ['plain blank lines', (size) => ' \n'.repeat(size / 2)],
])('reads %s in linear time', async (_what, hostile) => {
  // If it were quadratic, the worker thread would be stopped.
  const paragraphs = await worker.call<string[]>('splitParagraphs', [
    hostile(LONG ? 1_000_000 : 200_000),
  ]);
  expect(paragraphs.length).toBeLessThan(500_000);
});
