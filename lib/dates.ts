/** "2026-11-15" as "November 15, 2026", independent of locale and time zone. */
export function formatLongDate(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}
