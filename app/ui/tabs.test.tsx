import { expect, test } from 'vitest';
import { getText, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'news', label: 'Latest News', to: '?' },
  { id: 'resources', label: LONG_WORD, to: '?tab=resources', count: 0 },
];

test('tabs are links; the open one is selected, in the tab order and names the panel', () => {
  const page = render(
    <Tabs label="News and resources" tabs={tabs} open="news" panelClass="wide">
      <p>Nothing yet.</p>
    </Tabs>,
    { path: '/topics/housing' },
  );
  expect(page.names('tablist')).toEqual(['News and resources']);
  const [news, resources] = page.all('tab');
  expect(news?.attrs).toMatchObject({
    'aria-selected': 'true',
    tabindex: '0',
    'aria-controls': 'tab-panel',
  });
  expect(resources?.attrs).toMatchObject({
    'aria-selected': 'false',
    tabindex: '-1',
    href: '/topics/housing?tab=resources',
  });
  expect(resources && getText(resources)).toBe(`${LONG_WORD}0`);
  expect(page.names('tabpanel')).toEqual(['Latest News']);
  expect(page.html).toContain('class="tab-panel wide"');
  expect(page.faults()).toEqual([]);
});
