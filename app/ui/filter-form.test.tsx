import { expect, test } from 'vitest';
import { getFieldValue, HOSTILE, render } from '#tests/harness/render/render.tsx';
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

test('the form is a search with a labeled field and a submit button without JavaScript', () => {
  const page = render(form, { path: '/faq' });
  expect(page.get('search').attrs.method).toBe('get');
  expect(page.field('Search questions').attrs).toMatchObject({
    name: 'q',
    type: 'search',
    placeholder: 'Search questions...',
  });
  expect(page.get('button', 'Search').attrs.type).toBe('submit');
  expect(page.field('Topic').attrs.name).toBe('topic');
  expect(page.faults()).toEqual([]);
});

test('the field starts with the query of the URL', () => {
  const page = render(form, { path: `/faq?q=${encodeURIComponent(HOSTILE)}` });
  expect(getFieldValue(page.field('Search questions'))).toBe(HOSTILE);
  expect(getFieldValue(render(form, { path: '/faq' }).field('Search questions'))).toBe('');
});
