// The dates to act by as calendar events. They say what to do by then, and nothing of what the
// paper says. A date that is not clear is left out.
import type { CalendarEvent } from '#features/deadlines/write-calendar-file.server.ts';
import * as texts from '../messages/result.ts';
import type { DeadlineLine } from '../result/view-paper.server.ts';

export function listCalendarEvents(deadlines: readonly DeadlineLine[]): CalendarEvent[] {
  return deadlines.flatMap(({ label, day, unclear, how, notes, steps }): CalendarEvent[] => {
    if (!day || unclear) return [];
    const description = [
      ...(how ? [how] : []),
      ...notes,
      ...steps.map(({ text, cite }) => `${text} [${cite}]`),
      texts.checkDate,
    ].join('\n');
    return [{ key: `${label} ${day.date}`, date: day.date, title: label, description }];
  });
}
