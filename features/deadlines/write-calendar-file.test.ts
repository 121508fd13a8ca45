// The calendar file follows RFC 5545: line endings, folding, escaping and dates.
import { expect, test } from 'vitest';
import type { DeadlineView } from './count-deadline.server.ts';
import { writeCalendarFile } from './write-calendar-file.server.ts';

const site = { name: 'Plain; law', publicUrl: 'https://plainlaw.test' };
const now = new Date('2026-11-15T12:00:00Z');
const view: DeadlineView = {
  query: 'date=2026-06-01&amount=21',
  date: '2026-06-22',
  label: 'Last day',
  entry: { date: '2026-06-22', title: 'Last day: one, two; three \\ four' },
  day: 'Monday, June 22, 2026',
  period: '21 days after June 1, 2026',
  notes: ['§’ä€𝄞'.repeat(40)],
  steps: [{ text: 'A step', cite: 'Fed. R. Civ. P. 6(a)(1)(A)' }],
  months: [],
};
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('every line ends in CRLF, has at most 75 octets and is never folded inside a character', () => {
  const file = writeCalendarFile(view, site, now);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file).join('\n')).toContain('§’ä€𝄞'.repeat(40));
});

test('has one all-day event with a timestamp, a stable UID, escaped texts and two reminders', () => {
  const lines = unfold(writeCalendarFile(view, site, now));
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plain law//Deadline calculator//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261115T120000Z',
      'DTSTART;VALUE=DATE:20260622',
      'DTEND;VALUE=DATE:20260623',
      'SUMMARY:Last day: one\\, two\\; three \\\\ four',
      'TRIGGER:-P7D',
    ]),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:21 days'))).toContain(
    '\\n1. A step [Fed. R. Civ. P. 6(a)(1)(A)]\\n',
  );
  const readUid = (file: string) => /UID:(\S+)/.exec(file)?.[1];
  expect(readUid(writeCalendarFile(view, site, new Date(0)))).toBe(readUid(lines.join('\n')));
  expect(readUid(lines.join('\n'))).toMatch(/^[0-9a-f]{32}@plainlaw\.test$/);
  expect(readUid(writeCalendarFile({ ...view, query: 'other' }, site, now))).not.toBe(
    readUid(lines.join('\n')),
  );
});

test('a period in hours ends at a UTC timestamp', () => {
  const lines = unfold(
    writeCalendarFile({ ...view, instant: '2007-11-05T14:23:00.000Z' }, site, now),
  );
  expect(lines).toContain('DTSTART:20071105T142300Z');
  expect(lines.join('\n')).not.toContain('DTEND');
});
