import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { chooseRow, listWays } from './list-ways.ts';
import { ways } from './messages/tables.ts';
import * as urgent from './messages/urgent.ts';
import type { UrgentLine } from './urgent-line.ts';
import { UrgentStrip } from './urgent-strip.tsx';

const texts = ways.en;
const createLine = (id: string, phone?: string, label = `Line ${id}`): UrgentLine => ({
  id,
  when: 'If:',
  firstStep: 'Do.',
  ...(phone && { hotline: { label, phone, url: 'https://example.org' } }),
});
const choose = { href: '#state', onClick: () => {} };
type Help = Parameters<typeof UrgentStrip>[0]['help'];
const createProps = (
  lines: UrgentLine[],
  jurisdiction: 'General' | 'OH' = 'General',
  help?: Help,
) => ({ lines, jurisdiction, help, href: '#urgent-1', choose });
const renderStrip = (...args: Parameters<typeof createProps>) =>
  render(<UrgentStrip {...createProps(...args)} />);
/** The labels of the row on a phone, and what is behind "More". */
const listLabels = (...args: Parameters<typeof createProps>) => {
  const all = listWays(createProps(...args));
  const row = chooseRow(all);
  const label = ({ label: short }: (typeof all)[number]) => short;
  return [row.map(label), all.filter((way) => !row.includes(way)).map(label)];
};

test('is not rendered without urgent lines', () => {
  expect(renderStrip([]).text).toBe('');
});

test('has each number once, at most three, the first steps and who can help', () => {
  const lines = [
    createLine('e', '911'),
    createLine('d', '988'),
    createLine('c', '1-800-222-1222'),
    createLine('b', '988', 'Not again'),
    createLine('a', '1-800-799-7233'),
  ];
  const names = renderStrip(lines).names('link');
  expect(names.slice(0, 5)).toEqual([
    texts.callNumber('911', 'Line e'),
    texts.callNumber('988', 'Line d'),
    texts.callNumber('1-800-222-1222', 'Line c'),
    texts.firstSteps,
    texts.whoCanHelp(),
  ]);
  expect(names.join()).not.toContain('7233');
});

test('on a phone the row has at most four short labels, which the names contain; the rest is behind More', () => {
  const danger = createLine('violence-at-home', '1-800-799-7233');
  const child = createLine('child-danger', '1-800-422-4453');
  const eviction = createLine('lockout-or-sheriff', '211');
  const [emergency, crisis] = [createLine('x', '911'), createLine('y', '988')];
  const several = { offices: [one, { name: 'Two', phone: '1-800-555-0101' }], court };
  expect(listLabels([eviction], 'OH', { offices: [one], court })).toEqual([
    [texts.call, texts.court, texts.firstSteps],
    [],
  ]);
  expect(listLabels([danger, eviction], 'OH', several)).toEqual([
    [texts.call, texts.legalAid, texts.court, texts.firstSteps],
    [],
  ]);
  // Two long numbers would be two times "Call".
  expect(listLabels([danger, child])).toEqual([
    [texts.call, texts.firstSteps, texts.help],
    [texts.call],
  ]);
  expect(listLabels([emergency, crisis, eviction])).toEqual([
    ['911', '988', texts.firstSteps],
    ['211', texts.state, texts.help],
  ]);
  for (const { label, name } of listWays(createProps([danger, emergency, eviction], 'OH', several)))
    expect(name.toLowerCase()).toContain(label.toLowerCase());

  const page = renderStrip([emergency, crisis, eviction], 'OH', several);
  expect(page.get('button', texts.more).attrs.popovertarget).toBe('urgent-more');
  expect(page.text).toContain('Two 1-800-555-0101');
  expect(page.faults()).toEqual([]);
});

test('is in Spanish after a Spanish message', () => {
  const page = renderStrip([{ ...createLine('danger-now', '911', 'Emergencia'), lang: 'es' }]);
  expect(page.get('region', urgent.es.label).attrs.lang).toBe('es');
  expect(page.names('link')).toEqual([
    ways.es.callNumber('911', 'Emergencia'),
    ways.es.firstSteps,
    ways.es.whoCanHelp(),
  ]);
});

test('names the help of the chosen state', () => {
  expect(renderStrip([createLine('a', '911')], 'OH').names('link')).toContain(
    texts.whoCanHelp('Ohio'),
  );
});

test('a line without a number still pins its first steps; texts are escaped and may be long', () => {
  expect(renderStrip([createLine('a')]).names('link')).toEqual([
    texts.firstSteps,
    texts.whoCanHelp(),
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
    texts.callNumber(one.phone, one.name),
    `${texts.findCourt} ${urgent.newTab}`,
    texts.firstSteps,
  ]);
  expect(page.get('link', /1-800/).attrs.href).toBe('tel:+18005550100');
});

test('of several offices the reader picks one', () => {
  const page = renderStrip([createLine('court-within-days')], 'OH', {
    offices: [one, { name: HOSTILE, phone: '1-800-555-0101' }],
    court,
  });
  expect(page.get('button', texts.callLegalAid('Ohio')).attrs.popovertarget).toBe(
    'legal-aid-numbers',
  );
  expect(page.names('link')).toContain(`1-800-555-0101 ${HOSTILE}`);
  expect(page.faults()).toEqual([]);
});

test('without a state it asks for one, and without an office it names who can help', () => {
  const line = createLine('court-within-days', '211');
  expect(renderStrip([line]).names('link')).toEqual([
    texts.callNumber('211', 'Line court-within-days'),
    texts.chooseState,
    texts.firstSteps,
    texts.whoCanHelp(),
  ]);
  const withoutOffice = renderStrip([line], 'OH', { offices: [], court });
  expect(withoutOffice.names('link')).toEqual([
    texts.callNumber('211', 'Line court-within-days'),
    `${texts.findCourt} ${urgent.newTab}`,
    texts.firstSteps,
    texts.whoCanHelp('Ohio'),
  ]);
});

test('other dangers keep their own numbers first', () => {
  const help = { offices: [one], court };
  const danger = createLine('violence-at-home', '1-800-799-7233');
  const first = texts.callNumber('1-800-799-7233', 'Line violence-at-home');
  const alone = renderStrip([danger], 'OH', help).names('link');
  expect(alone[0]).toBe(first);
  expect(alone.join()).not.toContain(one.phone);
  const both = renderStrip([createLine('court-within-days'), danger], 'OH', help).names('link');
  expect(both.slice(0, 2)).toEqual([first, texts.callNumber(one.phone, one.name)]);
});
