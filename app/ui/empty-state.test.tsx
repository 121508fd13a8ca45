import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadingState } from './loading-state.tsx';

test('an empty state shows its title, hint and next step', () => {
  const page = render(
    <EmptyState title="No cases found" hint="Try fewer words.">
      <a href="/topics">Browse topics</a>
    </EmptyState>,
  );
  expect(page.names('heading')).toEqual(['No cases found']);
  expect(page.text).toBe('No cases found Try fewer words. Browse topics');
  expect(page.get('link', 'Browse topics').attrs.href).toBe('/topics');
});

test('long and hostile text is shown in full', () => {
  const page = render(<EmptyState title={HOSTILE} hint={LONG_WORD} />);
  expect(page.text).toBe(`${HOSTILE} ${LONG_WORD}`);
});

test('loading lines are announced once', () => {
  const page = render(<LoadingState count={3} label="Loading the news" />);
  expect(page.get('status')).toBeDefined();
  expect(page.text).toBe('Loading the news');
  expect(page.elements.filter(({ attrs }) => attrs['aria-hidden'] === 'true')).toHaveLength(3);
});
