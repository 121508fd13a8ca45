import { expect, test } from 'vitest';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as search from './messages/search.ts';
import { SearchBox } from './search-box.tsx';

test('disables the button of an empty box, and keeps it enabled without JavaScript', () => {
  const page = render(<SearchBox placeholder="Search..." />);
  expect(page.get('search').attrs.action).toBe('/search');
  expect(page.field(search.label).attrs).toMatchObject({
    name: 'q',
    role: 'combobox',
    'aria-expanded': 'false',
    placeholder: 'Search...',
  });
  expect(page.all('button', search.button).map(isDisabled)).toEqual([true, false]);
  expect(page.all('button', search.clear)).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('disables the button for blank text', () => {
  expect(
    render(<SearchBox placeholder="" initial="   " />)
      .all('button', search.button)
      .map(isDisabled),
  ).toEqual([true, false]);
});

test('keeps the query in the box and offers to clear it', () => {
  const page = render(<SearchBox placeholder="" initial={`${HOSTILE} ${LONG_WORD}`} />);
  expect(getFieldValue(page.field(search.label))).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.all('button', search.button).map(isDisabled)).toEqual([false, false]);
  expect(page.get('button', search.clear).attrs.type).toBe('button');
});

test('announces no suggestions before there are any', () => {
  const page = render(<SearchBox placeholder="" initial="eviction" />);
  expect(page.says('status')).toEqual(['']);
  expect(page.all('listbox')).toEqual([]);
});
