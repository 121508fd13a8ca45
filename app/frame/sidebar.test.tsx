import { expect, test } from 'vitest';
import { LONG_WORD, render } from '#tests/harness/render/render.tsx';
import type { FrameData } from './frame-data.server.ts';
import * as frame from './messages/frame.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const data: FrameData = {
  siteName: 'Plainlaw',
  publicUrl: 'https://example.org',
  supportEmail: null,
  year: 2027,
  jurisdiction: 'CA',
  signedIn: false,
  popularTopics: [
    { id: 'family-law', title: 'Family Law', icon: 'scale', order: 5 },
    { id: 'employment', title: LONG_WORD, icon: 'scale', order: 7 },
  ],
  footerTopics: [],
};
const noop = () => {};

test('the sidebar has the main pages, the popular topics and the account', () => {
  const page = render(<Sidebar data={data} open onClose={noop} />, { path: '/topics/family-law' });
  expect(page.get('complementary', 'Sidebar').attrs.id).toBe('sidebar');
  expect(page.names('heading')).toEqual([frame.mainNavigation, frame.tools, frame.popularTopics]);
  expect(page.get('link', 'AI Chatbot').attrs.href).toBe('/chatbot');
  expect(page.get('link', LONG_WORD).attrs.href).toBe('/topics/employment');
  expect(page.get('link', frame.viewAllTopics).attrs.href).toBe('/topics');
  // On a phone the first line of the drawer: below everything else it was under the screen.
  expect(page.all('link').map(page.getName).indexOf(frame.signIn)).toBe(1);
  expect(page.get('link', 'Upgrade').attrs.href).toBe('/subscription');
  expect(page.get('button', frame.closeMenu).attrs.href).toBe('#content');
  expect(page.elements.filter(({ attrs }) => attrs.class === 'short')).toHaveLength(2);
  expect(page.faults()).toEqual([]);
});

test('the sidebar marks the current page', () => {
  const listCurrentLinks = (path: string) => {
    const page = render(<Sidebar data={data} open={false} onClose={noop} />, { path });
    return page
      .all('link')
      .filter(({ attrs }) => attrs['aria-current'] === 'page')
      .map(page.getName);
  };
  expect(listCurrentLinks('/')).toEqual(['Home']);
  expect(listCurrentLinks('/research')).toEqual(['Research']);
  expect(listCurrentLinks('/topics/family-law')).toEqual(['Legal Topics', 'Family Law']);
});

test('the scrim behind the drawer is hidden from keyboards and screen readers', () => {
  const page = render(<Sidebar data={data} open onClose={noop} />);
  const scrim = page.elements.at(-1);
  expect(scrim?.attrs).toMatchObject({ tabindex: '-1', 'aria-hidden': 'true', href: '#content' });
});

test.each([true, false])('the top bar shows whether the menu is open (%s)', (open) => {
  const page = render(
    <>
      <TopBar data={data} sidebarOpen={open} onToggleSidebar={noop} />
      <Sidebar data={data} open={open} onClose={noop} />
    </>,
  );
  expect(page.get('button', frame.menu).attrs).toMatchObject({
    'aria-expanded': String(open),
    'aria-controls': 'sidebar',
  });
  expect(page.get('link', frame.search).attrs.href).toBe('/search');
  expect(page.get('button', frame.lamp).attrs.type).toBe('button');
  expect(page.field(frame.stateLabel)).toBeDefined();
  expect(page.faults()).toEqual([]);
});
