import { expect, test } from 'vitest';
import { HOSTILE, render, valueIn } from '#tests/harness/render.tsx';
import { FilterForm } from './filter-form.tsx';

const form = (
  <FilterForm placeholder="Search questions..." label="Search questions" button="Search">
    <label>
      Topic{' '}
      <select name="topic">
        <option>Housing</option>
      </select>
    </label>
  </FilterForm>
);

test('the form is a search with a named field and a button that needs no JavaScript', () => {
  const page = render(form, { path: '/faq' });
  expect(page.get('search').attrs.method).toBe('get');
  expect(page.field('Search questions').attrs).toMatchObject({ name: 'q', type: 'search', placeholder: 'Search questions...' });
  expect(page.get('button', 'Search').attrs.type).toBe('submit');
  expect(page.field('Topic').attrs.name).toBe('topic');
  expect(page.faults()).toEqual([]);
});

test('the field begins with the words of the address, whatever they are', () => {
  const page = render(form, { path: `/faq?q=${encodeURIComponent(HOSTILE)}` });
  expect(valueIn(page.field('Search questions'))).toBe(HOSTILE);
  expect(valueIn(render(form, { path: '/faq' }).field('Search questions'))).toBe('');
});
