// Calendar arithmetic on ISO dates, without clocks or time zones. Every function is total: given a
// real date, it returns a real date.
const DAY_MS = 86_400_000;
const toTimestamp = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

export function addDays(iso: string, days: number): string {
  return new Date(toTimestamp(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(iso: string, months: number): string {
  const [year, month, day] = splitIsoDate(iso);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = getDaysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1);
}

export function countDaysBetween(from: string, to: string): number {
  return Math.round((toTimestamp(to) - toTimestamp(from)) / DAY_MS);
}

/** 0 is Sunday. */
export const getWeekday = (iso: string): number => new Date(toTimestamp(iso)).getUTCDay();

export const getDaysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export function splitIsoDate(iso: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return [year, month, day];
}

export function formatIsoDate(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isRealDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const [year, month, day] = splitIsoDate(iso);
  return month >= 1 && month <= 12 && day >= 1 && day <= getDaysInMonth(year, month);
}
