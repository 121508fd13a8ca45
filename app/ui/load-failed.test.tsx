import { expect, test } from 'vitest';
import { render } from '#tests/harness/render/render.tsx';
import { LoadFailed } from './load-failed.tsx';

const part = (
  <LoadFailed
    message="The news could not be loaded."
    retryLabel="Try again"
    loadingLabel="Loading the news"
  />
);

test('shows the failure and a retry, with and without JavaScript', () => {
  const page = render(part, { path: '/topics/housing?state=CA' });
  expect(page.get('status')).toBeDefined();
  expect(page.text).toContain('The news could not be loaded.');
  expect(page.get('button', 'Try again').attrs.type).toBe('button');
  expect(page.get('link', 'Try again').attrs.href).toBe('/topics/housing?state=CA');
  expect(page.faults()).toEqual([]);
});

test('shows only the loading state during a retry', () => {
  const page = render(part, { loading: true });
  expect(page.text).toBe('Loading the news');
  expect(page.all('button')).toEqual([]);
});
