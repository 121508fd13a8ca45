// A deadline as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets, texts are escaped. The event says what
// was counted and nothing about who or which case. Its UID follows from the question: adding it twice does not make two.
import { createHash } from 'node:crypto';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import type { DeadlineView } from './count-deadline.server.ts';
import { deadlines } from './messages.ts';
import { stepTexts } from './step-messages.ts';

const MAX_OCTETS = 75;
const REMINDERS = ['-P7D', '-P1D'];

export function writeCalendarFile(view: DeadlineView, site: { name: string; publicUrl: string }, now: Date): string {
  const summary = escapeText(view.entry.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name.replace(/[^\w .-]/g, '')}//${deadlines.title}//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(`${view.query} ${view.date}`).digest('hex').slice(0, 32)}@${new URL(site.publicUrl).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    ...(view.instant
      ? [`DTSTART:${stamp(view.instant)}`]
      : [`DTSTART;VALUE=DATE:${plain(view.entry.date)}`, `DTEND;VALUE=DATE:${plain(addDays(view.entry.date, 1))}`]),
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(plainCount(view))}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((trigger) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, `TRIGGER:${trigger}`, 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The count as plain text: for the calendar and for copying. */
export function plainCount(view: DeadlineView): string {
  return [
    `${view.name ? `${view.name}: ` : ''}${view.period}${view.authority ? ` (${view.authority.cite})` : ''}`,
    `${view.label}: ${[view.day, view.time].filter(Boolean).join(', ')}`,
    ...(view.careful ? [`${deadlines.careful}: ${view.careful}`] : []),
    '',
    ...view.steps.map(({ text, cite }, index) => `${index + 1}. ${text} [${cite}]`),
    ...(view.notes.length > 0 ? ['', ...view.notes] : []),
    '',
    stepTexts.fileNote,
  ].join('\n');
}

const plain = (iso: string) => iso.replaceAll('-', '');
const stamp = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Never inside a character: octets are those of UTF-8, and a folded line's leading space counts. */
function fold(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
