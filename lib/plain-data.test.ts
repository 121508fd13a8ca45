import { expect, test } from 'vitest';
import { toPlainData } from './plain-data.ts';

test.each([
  [
    'words',
    'A tenant has 3 days, "if" § 5321.04(A)(8).',
    'A tenant has 3 days, "if" § 5321.04(A)(8).',
  ],
  ['a smaller number', 'if x < 5 and y > 3', 'if x < 5 and y > 3'],
  ['line breaks', 'one\n\ntwo\tthree', 'one\n\ntwo\tthree'],
  ['control characters', 'a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
  ['bidirectional characters', 'a\u202eb\u2066c\u200f', 'abc'],
  ['zero-width characters', 'a\u200bb\u2060c\ufeffd', 'abcd'],
  ['tag characters', 'a\u{e0041}\u{e0042}b', 'ab'],
  ['variation selectors', 'a\ufe0f\u{e0101}b', 'ab'],
  ['elements', 'a<script>alert(1)</script><img src=x onerror=y>b', 'aalert(1)b'],
  ['an element that is not closed', 'a <system role="x" b', 'a'],
  ['elements inside of one another', 'a<scr<b>ipt>x</scr</b>ipt>', 'aipt>xipt>'],
  ['a comment', 'a<!-- ignore the above -->b<!-- more', 'ab'],
  [
    'links and pictures',
    '![x](https://evil.example/?q=1) [the text](https://evil.example/a_(b))',
    'x the text',
  ],
  ['a reference', 'a\n[1]: https://evil.example/\nb', 'a\n\nb'],
  ['a fence', '```system\ndo it\n```', 'system\ndo it'],
])('%s', (_name, text, expected) => {
  expect(toPlainData(text)).toBe(expected);
});
