import { expect, test } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import { search } from './messages.ts';
import { SearchBox } from './search-box.tsx';

test('an empty box: the button waits for words, and without JavaScript there is one that does not', () => {
  const page = render(<SearchBox placeholder="Search..." />);
  expect(page.get('search').attrs.action).toBe('/search');
  expect(page.field(search.label).attrs).toMatchObject({ name: 'q', role: 'combobox', 'aria-expanded': 'false', placeholder: 'Search...' });
  expect(page.all('button', search.button).map(isDisabled)).toEqual([true, false]);
  expect(page.all('button', search.clear)).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('blanks are no words', () => {
  expect(
    render(<SearchBox placeholder="" initial="   " />)
      .all('button', search.button)
      .map(isDisabled),
  ).toEqual([true, false]);
});

test('what was searched for stands in the box, can be searched again and cleared', () => {
  const page = render(<SearchBox placeholder="" initial={`${HOSTILE} ${LONG_WORD}`} />);
  expect(valueIn(page.field(search.label))).toBe(`${HOSTILE} ${LONG_WORD}`);
  expect(page.all('button', search.button).map(isDisabled)).toEqual([false, false]);
  expect(page.get('button', search.clear).attrs.type).toBe('button');
});

test('no suggestions are announced before there are any', () => {
  const page = render(<SearchBox placeholder="" initial="eviction" />);
  expect(page.says('status')).toEqual(['']);
  expect(page.all('listbox')).toEqual([]);
});
