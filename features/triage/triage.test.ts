// The measure of triage: at least 95% of what is urgent is seen, at most 5% of what is not raises an alarm.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { CALM } from '#tests/fixtures/labelled-calm.ts';
import { URGENT, URGENT_TOO } from '#tests/fixtures/labelled-urgent.ts';
import { triage } from './triage.ts';

const { library } = loadLibrary(join(import.meta.dirname, '..', '..', 'content'));
const idsOf = (text: string) => triage(library.triage, text).map((line) => line.id);

test('what is urgent is seen, and what is not raises no alarm', () => {
  const cases = Object.entries(URGENT).flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
  expect(cases.length + CALM.length).toBeGreaterThanOrEqual(120);
  const missed = cases.filter(({ id, text }) => !idsOf(text).includes(id)).map(({ id, text }) => `${id}: ${text} → ${idsOf(text)}`);
  missed.push(...URGENT_TOO.filter((text) => idsOf(text).length === 0));
  const alarms = CALM.filter((text) => idsOf(text).length > 0).map((text) => `${text} → ${idsOf(text)}`);
  expect(missed.length / (cases.length + URGENT_TOO.length), missed.join('\n')).toBeLessThanOrEqual(0.05);
  expect(alarms.length / CALM.length, alarms.join('\n')).toBeLessThanOrEqual(0.05);
});

test('every line has a first step, and its hotline with a number', () => {
  const lines = triage(library.triage, 'My husband hit me and threatened to kill me. I have court tomorrow.');
  expect(lines.map((line) => line.id)).toEqual(['violence-at-home', 'threat', 'court-within-days']);
  expect(lines[0]?.hotline).toEqual({ label: expect.any(String), phone: '1-800-799-7233', url: expect.any(String) });
});

test('long and hostile text is read in bounded time', { timeout: 20_000 }, () => {
  const started = performance.now();
  for (const text of ['he hit '.repeat(3_000), 'a'.repeat(100_000), '!'.repeat(20_000), '\u202e\u0000 arrested'.repeat(500)])
    triage(library.triage, text);
  expect(performance.now() - started).toBeLessThan(10_000);
});
