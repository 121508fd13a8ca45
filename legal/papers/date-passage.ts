// The passage that the model of meaning reads about a date: the words around it, with the date
// itself marked, and other dates as their distance from it, because "30 days later" tells more than
// another date does.
import type { DatedPaper } from './date-features.ts';
import type { FoundDate } from './find-dates.ts';

const MAX_BEFORE = 420;
const MAX_AFTER = 200;
const MARK = '>> this day <<';
const DAY = 86_400_000;

export function writeDatePassage(
  { text, dates, kind }: Pick<DatedPaper, 'text' | 'dates' | 'kind'>,
  index: number,
): string {
  const date = dates[index] as FoundDate;
  const before = nameDistances(text, dates, date, {
    start: Math.max(0, date.start - MAX_BEFORE),
    end: date.start,
  });
  const after = nameDistances(text, dates, date, {
    start: date.end,
    end: Math.min(text.length, date.end + MAX_AFTER),
  });
  return `${kind.replaceAll('-', ' ')} : ${before} ${MARK} ${after}`
    .replace(/\n\n/g, ' | ')
    .replace(/\n/g, ' / ');
}

type Span = { start: number; end: number };

function nameDistances(
  text: string,
  dates: FoundDate[],
  date: FoundDate,
  { start, end }: Span,
): string {
  let passage = '';
  let from = start;
  for (const other of dates) {
    if (other.start < from || other.end > end) continue;
    passage += `${text.slice(from, other.start)} ${nameDistance(date, other)} `;
    from = other.end;
  }
  return passage + text.slice(from, end);
}

function nameDistance(date: FoundDate, other: FoundDate): string {
  const days = Math.round((Date.parse(other.date) - Date.parse(date.date)) / DAY);
  if (days === 0) return 'the same day';
  return `${Math.abs(days)} days ${days > 0 ? 'later' : 'earlier'}`;
}
