// Writes deadlines as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets,
// texts are escaped. The event contains no personal or case data. Its UID is derived from the
// question, so that importing it twice does not create two events.
import { createHash } from 'node:crypto';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { addDays } from '#legal/deadlines/calendar-days.ts';
import { ok, type Result } from '#lib/result.ts';
import { countDeadline, type DeadlineView } from './count-deadline.server.ts';
import type { DeadlineForm } from './deadline-fields.ts';
import * as deadlines from './messages/deadlines.ts';
import * as stepTexts from './messages/step-texts.ts';

const MAX_OCTETS = 75;
const REMINDERS = ['-P7D', '-P1D'];

/** `key` gives the UID; `instant` is set when a period in hours ends. */
export type CalendarEvent = {
  key: string;
  date: string;
  title: string;
  description: string;
  instant?: string;
};
type Site = { name: string; publicUrl: string };

/** The deadline of a filled form as a calendar file. */
export function getDeadlineFile(
  deps: Pick<LibraryDeps, 'library' | 'clock' | 'site'>,
  form: DeadlineForm,
): Result<{ name: string; type: string; text: string }> {
  const result = countDeadline(deps, form);
  if (!result.ok) return result;
  return ok({
    name: `deadline-${result.value.entry.date}.ics`,
    type: 'text/calendar',
    text: writeCalendarFile(result.value, deps.site, deps.clock.now()),
  });
}

export function writeCalendarFile(view: DeadlineView, site: Site, now: Date): string {
  return writeCalendar([toCalendarEvent(view)], site, now);
}

function toCalendarEvent(view: DeadlineView): CalendarEvent {
  const { query, date, entry, instant } = view;
  return {
    key: `${query} ${date}`,
    date: entry.date,
    title: entry.title,
    description: formatCount(view),
    instant,
  };
}

export function writeCalendar(events: CalendarEvent[], site: Site, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name.replace(/[^\w .-]/g, '')}//${deadlines.title}//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => writeEvent(event, site, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent(
  { key, date, title, description, instant }: CalendarEvent,
  site: Site,
  now: Date,
): string[] {
  const summary = escapeText(title);
  return [
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(site.publicUrl).hostname}`,
    `DTSTAMP:${formatTimestamp(now.toISOString())}`,
    ...(instant
      ? [`DTSTART:${formatTimestamp(instant)}`]
      : [
          `DTSTART;VALUE=DATE:${formatDate(date)}`,
          `DTEND;VALUE=DATE:${formatDate(addDays(date, 1))}`,
        ]),
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** The count as plain text, for the calendar and for copying. */
export function formatCount(view: DeadlineView): string {
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

const formatDate = (iso: string) => iso.replaceAll('-', '');
const formatTimestamp = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds at UTF-8 octets, never inside a character; a folded line's leading space counts. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
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
