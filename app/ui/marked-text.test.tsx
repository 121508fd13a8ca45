import { expect, test } from 'vitest';
import { getText, HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { Html } from './html.tsx';
import { Icon } from './icon.tsx';
import { MarkedText } from './marked-text.tsx';

const renderMarks = (text: string, marks: [number, number][]) => {
  const page = render(<MarkedText text={text} marks={marks} />);
  return { text: page.text, marked: page.all('mark').map((mark) => getText(mark)) };
};

test('highlights the ranges and keeps the text around them', () => {
  expect(renderMarks('an eviction notice', [[3, 11]])).toEqual({
    text: 'an eviction notice',
    marked: ['eviction'],
  });
  const ranges: [number, number][] = [
    [0, 2],
    [12, 18],
  ];
  expect(renderMarks('an eviction notice', ranges)).toEqual({
    text: 'an eviction notice',
    marked: ['an', 'notice'],
  });
  expect(renderMarks('an eviction notice', [])).toEqual({ text: 'an eviction notice', marked: [] });
  expect(renderMarks('', [])).toEqual({ text: '', marked: [] });
});

test('an overlapping range does not repeat text', () => {
  const overlapping: [number, number][] = [
    [3, 11],
    [5, 9],
  ];
  expect(renderMarks('an eviction notice', overlapping)).toEqual({
    text: 'an eviction notice',
    marked: ['eviction'],
  });
});

test('long and hostile text is escaped, highlighted or not', () => {
  expect(renderMarks(`${HOSTILE} ${LONG_WORD}`, [[0, HOSTILE.length]])).toEqual({
    text: `${HOSTILE} ${LONG_WORD}`,
    marked: [HOSTILE],
  });
});

test('rendered Markdown keeps its elements', () => {
  const page = render(<Html html={'<p>Read <a href="/faq">this</a>.</p>'} />);
  expect(page.get('link', 'this').attrs.href).toBe('/faq');
  expect(page.text).toBe('Read this.');
});

test('an icon is hidden from screen readers', () => {
  const page = render(<Icon name="search" />);
  const tags = Object.fromEntries(page.elements.map(({ tag, attrs }) => [tag, attrs]));
  expect(tags.svg?.['aria-hidden']).toBe('true');
  expect(tags.use?.href).toMatch(/icons\b.*#search$/);
});
