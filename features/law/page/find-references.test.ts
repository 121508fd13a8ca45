import { expect, test } from 'vitest';
import { findReferences } from './find-references.ts';

const HERE = { jurisdiction: 'us', code: '42', number: '1981a' };
const PATHS = new Set(['a', 'a/1', 'a/2', 'a/2/A', 'b', 'b/1']);
const list = (text: string, path = 'a/1') =>
  findReferences(text, HERE, path, PATHS).map(
    ({ start, end, href }) => `${text.slice(start, end)} → ${href}`,
  );

test.each([
  ['under section 1981 of this title', ['section 1981 → /law/us/42/1981']],
  ['under section 2000e–5(f)(1) of this title', ['section 2000e–5(f)(1) → /law/us/42/2000e-5#f-1']],
  [
    'under sections 1981, 1983, and 2000e–2 of this title',
    ['1981 → /law/us/42/1981', '1983 → /law/us/42/1983', '2000e–2 → /law/us/42/2000e-2'],
  ],
  ['see section 552(a) of title 5', ['section 552(a) of title 5 → /law/us/5/552#a']],
  ['(42 U.S.C. 12101 et seq.)', ['42 U.S.C. 12101 et seq. → /law/us/42/12101']],
  ['under section 5 of this Act', []],
  ['as in subsection (b)(1)', ['subsection (b)(1) → #b-1']],
  ['as in paragraph (2) and subparagraph (A)', ['paragraph (2) → #a-2']],
  ['as in paragraph (2) of this subsection', ['paragraph (2) → #a-2']],
  ['as in subsection (b) of section 1983 of this title', ['section 1983 → /law/us/42/1983']],
  ['as in paragraphs (1) and (2) of subsection (b) of such section', []],
  ['as in subsection (c)', []],
])('%s', (text, expected) => {
  expect(list(text)).toEqual(expected);
});

test('a subparagraph belongs to the paragraph around it', () => {
  expect(list('as in subparagraph (A)', 'a/2')).toEqual(['subparagraph (A) → #a-2-A']);
});

test('"of this title" is not read in a state’s code', () => {
  expect(
    findReferences(
      'section 1983 of this title',
      { jurisdiction: 'wa', code: '', number: '1' },
      '',
      new Set(),
    ),
  ).toEqual([]);
});
