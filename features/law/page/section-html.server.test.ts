import { expect, test } from 'vitest';
import { readParagraphs, renderSection } from './section-html.server.ts';

const HERE = { jurisdiction: 'us', code: '42', number: '1' };
const render = (paragraphs: { path: string; text: string }[], copy = 1) =>
  renderSection(readParagraphs(paragraphs, HERE, copy), (path) => path === '/law/us/42/1981').html;

test('anchors follow the outline; a paragraph that goes on, or stands outside it, has its own', () => {
  const html = render([
    { path: '', text: 'In general' },
    { path: 'a', text: '(a) One' },
    { path: 'a/1', text: '(1) Two' },
    { path: 'a/1/A', text: '(A) Three' },
    { path: 'a/1', text: 'and so on' },
  ]);
  expect(
    [...html.matchAll(/ id="([^"]+)" class="(depth-\d)"/g)].map(
      ([, id, depth]) => `${id} ${depth}`,
    ),
  ).toEqual(['p1 depth-0', 'a depth-1', 'a-1 depth-2', 'a-1-A depth-3', 'a-1.2 depth-2']);
  expect(html).toContain('href="#a-1-A" aria-label="Link to (a)(1)(A)"');
  expect(render([{ path: 'a', text: '(a) One' }], 2)).toContain('id="s2-a"');
});

test('links only to sections that exist, and nothing in a text becomes markup', () => {
  const html = render([
    {
      path: '',
      text: '<b onclick="x">section 1981 of this title & section 9999 of this title</b> “<i>x</i>” means y',
    },
  ]);
  expect(html).toContain('<a href="/law/us/42/1981">section 1981</a> of this title');
  expect(html).not.toContain('9999"');
  expect(html).not.toMatch(/<b onclick|<i>/);
});
