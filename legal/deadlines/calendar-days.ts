// Days as plain ISO dates, without clocks or time zones: a court day is a square on a wall calendar. Everything here is total: any
// real date in, a real date out.
const DAY = 86_400_000;
const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

export function addDays(iso: string, days: number): string {
  return new Date(timeOf(iso) + days * DAY).toISOString().slice(0, 10);
}

/** The same date of another month, or that month's last day when it is shorter. */
export function addMonths(iso: string, months: number): string {
  const [year, month, day] = partsOf(iso);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1);
}

/** 0 is Sunday. */
export const weekdayOf = (iso: string): number => new Date(timeOf(iso)).getUTCDay();

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export function partsOf(iso: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return [year, month, day];
}

export function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isRealDate(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const [year, month, day] = partsOf(iso);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
