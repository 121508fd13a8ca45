import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.server.ts';
import * as frame from './messages/frame.ts';

const data: FrameData = {
  siteName: 'Plainlaw',
  publicUrl: 'https://example.org',
  supportEmail: null,
  year: 2027,
  jurisdiction: 'General',
  signedIn: false,
  popularTopics: [],
  footerTopics: [
    { id: 'family-law', title: 'Family Law' },
    { id: 'employment', title: LONG_WORD },
  ],
};

test('the footer shows the site name, the year and the disclaimer', () => {
  const page = render(<Footer data={data} />);
  expect(page.text).toContain(frame.disclaimer('Plainlaw'));
  expect(page.text).toContain('© 2027 Plainlaw.');
  expect(page.names('navigation')).toEqual([
    frame.quickLinks,
    frame.tools,
    frame.footerTopics,
    'About this site',
  ]);
  expect(page.get('link', LONG_WORD).attrs.href).toBe('/topics/employment');
  expect(page.get('link', 'Count a deadline').attrs.href).toBe('/deadlines');
  expect(page.get('link', 'Check citations').attrs.href).toBe('/citations');
  expect(page.get('link', 'Accessibility').attrs.href).toBe('/accessibility');
  expect(page.faults()).toEqual([]);
});

test('links to the support form when no support address is set', () => {
  expect(render(<Footer data={data} />).get('link', frame.supportForm).attrs.href).toBe('/support');
});

test('links to the support address when one is set', () => {
  const page = render(<Footer data={{ ...data, supportEmail: 'help@example.org' }} />);
  expect(page.get('link', 'help@example.org').attrs.href).toBe('mailto:help@example.org');
  expect(page.all('link', frame.supportForm)).toEqual([]);
});

test('a hostile site name is escaped', () => {
  expect(render(<Footer data={{ ...data, siteName: HOSTILE }} />).text).toContain(
    frame.disclaimer(HOSTILE),
  );
});
