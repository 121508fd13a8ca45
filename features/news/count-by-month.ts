// Fills counts from the database with the months that had no news.
/** `month`: "2026-11". */
export type MonthCount = { month: string; items: number };

const MAX_QUIET_MONTHS = 12;

/**
 * The last `months` months up to now from the first with news on, oldest first. Empty if the last
 * year had no news.
 */
export function countByMonth(
  storedCounts: readonly MonthCount[],
  now: Date,
  months: number,
): MonthCount[] {
  const itemsByMonth = new Map(storedCounts.map(({ month, items }) => [month, items]));
  const monthCounts = Array.from({ length: months }, (_, i) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - i), 1))
      .toISOString()
      .slice(0, 7);
    return { month, items: itemsByMonth.get(month) ?? 0 };
  });
  const hasNews = ({ items }: MonthCount) => items > 0;
  return monthCounts.slice(-MAX_QUIET_MONTHS).some(hasNews)
    ? monthCounts.slice(monthCounts.findIndex(hasNews))
    : [];
}
