// Fills counts from the database with the months that had no news.
/** `month`: "2026-11". */
export type MonthCount = { month: string; items: number };

/** The last `months` months up to now, oldest first. Empty if none of them had news. */
export function countByMonth(storedCounts: readonly MonthCount[], now: Date, months: number): MonthCount[] {
  const itemsByMonth = new Map(storedCounts.map(({ month, items }) => [month, items]));
  const monthCounts = Array.from({ length: months }, (_, i) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - i), 1)).toISOString().slice(0, 7);
    return { month, items: itemsByMonth.get(month) ?? 0 };
  });
  return monthCounts.some(({ items }) => items > 0) ? monthCounts : [];
}
