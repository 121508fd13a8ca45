// Calendar arithmetic on ISO dates, without time zones, for the years 1900 to 2200; other dates are
// invalid.
const DAY_MS = 86_400_000;

const toTimestamp = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

export function toIsoDate(year: number, month: number, day: number): string | undefined {
  if (
    year < 1900 ||
    year > 2200 ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > getDaysInMonth(year, month)
  )
    return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function addDays(iso: string, days: number): string | undefined {
  const date = new Date(toTimestamp(iso) + days * DAY_MS);
  return toIsoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The same day of a later month, or that month's last day if it is shorter (`clamped`). */
export function addMonths(
  iso: string,
  months: number,
): { date: string; clamped: boolean } | undefined {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const monthCount = year * 12 + (month - 1) + months;
  const toYear = Math.floor(monthCount / 12);
  const toMonth = (monthCount % 12) + 1;
  const last = getDaysInMonth(toYear, toMonth);
  const date = toIsoDate(toYear, toMonth, Math.min(day, last));
  return date === undefined ? undefined : { date, clamped: day > last };
}

export function countDaysBetween(from: string, to: string): number {
  return Math.round((toTimestamp(to) - toTimestamp(from)) / DAY_MS);
}

const getDaysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
