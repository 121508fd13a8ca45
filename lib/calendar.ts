// Calendar arithmetic on ISO dates, without time zones. Between the years 1900 and 2200; beyond them a date is no date here.
const DAY = 86_400_000;

const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

export function isoDateOf(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function addDays(iso: string, days: number): string | undefined {
  const date = new Date(timeOf(iso) + days * DAY);
  return isoDateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** The same day of a later month, or that month's last day when it is shorter (`clamped`). */
export function addMonths(iso: string, months: number): { date: string; clamped: boolean } | undefined {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const last = daysIn(toYear, toMonth);
  const date = isoDateOf(toYear, toMonth, Math.min(day, last));
  return date === undefined ? undefined : { date, clamped: day > last };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY);
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
