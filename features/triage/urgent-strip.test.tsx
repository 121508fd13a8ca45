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
const renderStrip = (lines: UrgentLine[], jurisdiction: 'General' | 'OH' = 'General') =>
  render(<UrgentStrip lines={lines} jurisdiction={jurisdiction} href="#urgent-1" />);

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
  expect(page.names('link')).toEqual(['211 Line e', '988 Line d', '1-800-222-1222 Line c', urgent.firstSteps, urgent.whoCanHelp]);
});

test('names the help of the chosen state', () => {
  expect(renderStrip([createLine('a', '911')], 'OH').names('link')).toContain(urgent.helpIn('Ohio'));
});

test('a line without a number still pins its first steps; texts are escaped and may be long', () => {
  expect(renderStrip([createLine('a')]).names('link')).toEqual([urgent.firstSteps, urgent.whoCanHelp]);
  expect(renderStrip([createLine('a', '911', HOSTILE), createLine('b', '988', LONG_WORD)]).text).toContain('911');
});
