// What may be wrong with a day that the reader typed: it is still to come, more than a year ago, or
// before the paper was written. It counts all the same.
import { addDays, addMonths } from '#legal/deadlines/calendar-days.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as doubtTexts from '../messages/doubt-texts.ts';
import type { DateRole, PaperReading } from '../schema.ts';

type Typed = { date: string; role: DateRole };

export function doubtDay(
  { date, role }: Typed,
  { dates }: Pick<PaperReading, 'dates'>,
  today: string,
): string | undefined {
  const day = formatLongDate(date);
  if (role === 'hearing') return date < addMonths(today, -12) ? doubtTexts.old(day) : undefined;
  if (date > today) return doubtTexts.ahead(day);
  const written = dates.filter((each) => each.role === 'issued' && !each.given);
  const first = written.map((each) => each.date).sort()[0];
  if (role === 'served' && first && date < addDays(first, -1))
    return doubtTexts.before(day, formatLongDate(first));
  return date < addMonths(today, -12) ? doubtTexts.old(day) : undefined;
}
