import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render.tsx';
import { urgent } from './messages.ts';
import type { UrgentLine } from './urgent-line.ts';
import { UrgentStrip } from './urgent-strip.tsx';

const createLine = (id: string, phone?: string, label = `Line ${id}`): UrgentLine => ({
  id,
  when: 'If:',
  firstStep: 'Do.',
  ...(phone && { hotline: { label, phone, url: 'https://example.org' } }),
});
const choose = { href: '#state', onClick: () => {} };
type Help = Parameters<typeof UrgentStrip>[0]['help'];
const renderStrip = (
  lines: UrgentLine[],
  jurisdiction: 'General' | 'OH' = 'General',
  help?: Help,
) =>
  render(
    <UrgentStrip
      lines={lines}
      jurisdiction={jurisdiction}
      help={help}
      href="#urgent-1"
      choose={choose}
    />,
  );

test('is not rendered without urgent lines', () => {
  expect(renderStrip([]).text).toBe('');
});

test('has one call button per number, the newest first, at most three, and a link to the first steps', () => {
  const page = renderStrip([
    createLine('a', '988'),
    createLine('b', '911'),
    createLine('c', '1-800-222-1222'),
    createLine('d', '988'),
    createLine('e', '211'),
  ]);
  expect(page.names('link')).toEqual([
    '211 Line e',
    '988 Line d',
    '1-800-222-1222 Line c',
    urgent.firstSteps,
    urgent.whoCanHelp,
  ]);
});

test('names the help of the chosen state', () => {
  expect(renderStrip([createLine('a', '911')], 'OH').names('link')).toContain(
    urgent.helpIn('Ohio'),
  );
});

test('a line without a number still pins its first steps; texts are escaped and may be long', () => {
  expect(renderStrip([createLine('a')]).names('link')).toEqual([
    urgent.firstSteps,
    urgent.whoCanHelp,
  ]);
  expect(
    renderStrip([createLine('a', '911', HOSTILE), createLine('b', '988', LONG_WORD)]).text,
  ).toContain('911');
});

const court = 'https://courts.example';
const one = { name: 'Ohio Aid', phone: '1-800-555-0100' };

test('an eviction or a court date calls the legal aid of the state, and finds the court', () => {
  const page = renderStrip([createLine('lockout-or-sheriff', '211')], 'OH', {
    offices: [one],
    court,
  });
  expect(page.names('link')).toEqual([
    '1-800-555-0100 Ohio Aid',
    `${urgent.findCourt} ${urgent.newTab}`,
    urgent.firstSteps,
  ]);
  expect(page.get('link', /^1-800/).attrs.href).toBe('tel:+18005550100');
});

test('of several offices the reader picks one', () => {
  const page = renderStrip([createLine('court-within-days')], 'OH', {
    offices: [one, { name: HOSTILE, phone: '1-800-555-0101' }],
    court,
  });
  expect(page.get('button', urgent.callLegalAid('Ohio')).attrs.popovertarget).toBe(
    'legal-aid-numbers',
  );
  expect(page.names('link')).toContain(`1-800-555-0101 ${HOSTILE}`);
  expect(page.faults()).toEqual([]);
});

test('without a state it asks for one, and without an office it names who can help', () => {
  const line = createLine('court-within-days', '211');
  expect(renderStrip([line]).names('link')).toEqual([
    '211 Line court-within-days',
    urgent.chooseState,
    urgent.firstSteps,
    urgent.whoCanHelp,
  ]);
  const withoutOffice = renderStrip([line], 'OH', { offices: [], court });
  expect(withoutOffice.names('link')).toEqual([
    '211 Line court-within-days',
    `${urgent.findCourt} ${urgent.newTab}`,
    urgent.firstSteps,
    urgent.helpIn('Ohio'),
  ]);
});

test('other dangers keep their own numbers first', () => {
  const page = renderStrip([createLine('violence-at-home', '1-800-799-7233')], 'OH', {
    offices: [one],
    court,
  });
  expect(page.names('link')[0]).toBe('1-800-799-7233 Line violence-at-home');
  expect(page.names('link')).not.toContain('1-800-555-0100 Ohio Aid');
});
