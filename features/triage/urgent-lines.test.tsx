import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { getText, HOSTILE, render } from '#tests/harness/render/render.tsx';
import * as urgent from './messages/urgent.ts';
import { toUrgentLines } from './triage.ts';
import type { UrgentLine } from './urgent-line.ts';
import { UrgentLines } from './urgent-lines.tsx';

const FILLER = 'with all your papers and one whom you trust, today, '.repeat(2);
const line: UrgentLine = {
  id: 'eviction',
  lang: 'en',
  when: 'If you got a notice:',
  firstStep: 'all of it',
  acts: [`Call ${FILLER}now.`, `Go ${FILLER}there.`, 'Pack papers and keys.'],
  more: 'The law says so.',
  hotline: { label: 'Local help', phone: '211', url: 'https://211.example' },
};
const show = (...lines: UrgentLine[]) => render(<UrgentLines lines={lines} id="urgent-1" />);
const isInOrder = (text: string, parts: string[]) => {
  const positions = parts.map((part) => text.indexOf(part));
  return (
    !positions.includes(-1) &&
    positions.every((start, i) => i === 0 || start > (positions[i - 1] ?? 0))
  );
};

test('first what it is about and the first acts, then the number, the other acts, and the law folded', () => {
  const page = show(line);
  const inOrder = ['If you got', 'Call with', 'Go with', '211 Local help', 'Pack papers and keys.'];
  expect(isInOrder(page.text, [...inOrder, urgent.more, 'The law', urgent.whoCanHelp])).toBe(true);
  expect(page.elements.filter(({ tag }) => tag === 'ol').map(({ attrs }) => attrs.start)).toEqual([
    '1',
    '3',
  ]);
  expect(getText(page.get('details', urgent.more))).toBe(`${urgent.more} The law says so.`);
  expect(page.get('link', '211').attrs.href).toBe('tel:211');
  expect(page.says('alert')).toHaveLength(1);
  expect(page.faults()).toEqual([]);
});

test('of several lines each keeps its first acts and its number in sight, and folds the others', () => {
  const page = show(line, { ...line, id: 'other', acts: ['Wait.'] });
  const [first, second] = page.all('details', urgent.more).map((one) => getText(one));
  expect(first).toBe(`${urgent.more} Pack papers and keys. The law says so.`);
  expect(second).toBe(`${urgent.more} The law says so.`);
  expect(page.all('link', '211')).toHaveLength(2);
});

test('an act that is longer than the first screen still comes before the number', () => {
  const page = show({ ...line, acts: [FILLER.repeat(3), 'Then go.'] });
  expect(isInOrder(page.text, ['with all', '211 Local help', 'Then go.'])).toBe(true);
});

test('every line of the content has its first act above its number', () => {
  for (const rule of library.triage) {
    const page = show(...toUrgentLines(library.triage, [rule], ''));
    const first = page.elements.filter(({ attrs }) => attrs.class === 'urgent-first');
    expect(first.map((one) => getText(one)).join(), rule.id).toContain(rule.acts[0]);
    expect(page.faults()).toEqual([]);
  }
});

test('Spanish lines are said in Spanish, and one that is not translated is marked as English', () => {
  const page = show({ ...line, lang: 'es', when: 'Si recibió:' }, { ...line, id: 'b' });
  expect(page.get('alert').attrs.lang).toBe('es');
  expect(page.says('alert')[0]).toMatch(new RegExp(`^${urgent.es.label} Si recibió:`));
  expect(page.all('details', urgent.es.more)).toHaveLength(1);
  expect(page.elements.filter(({ attrs }) => attrs.lang === 'en')).toHaveLength(1);
  const mixed = show(line, { ...line, id: 'b', lang: 'es' });
  expect(mixed.elements.filter(({ attrs }) => attrs.lang === 'es')).toHaveLength(1);
});

test('lines that were stored before there were acts are shown, a long one after its number', () => {
  const { acts: _, lang: __, more: ___, ...old } = line;
  expect(show({ ...old, firstStep: 'Call now.' }).text).toMatch(
    /If you got a notice: Call now\. 211/,
  );
  const long = show({ ...old, firstStep: `${HOSTILE} ${FILLER.repeat(3)}` });
  expect(isInOrder(long.text, ['If you got', '211 Local help', HOSTILE])).toBe(true);
  expect(long.all('details')).toEqual([]);
});
