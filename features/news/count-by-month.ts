// Counts as they come from the database, with the months in between that had nothing.
export type MonthCount = { /** "2026-11" */ month: string; items: number };

/** The last `months` months up to now, oldest first. Empty when none of them had anything. */
export function countByMonth(counted: readonly MonthCount[], now: Date, months: number): MonthCount[] {
  const of = new Map(counted.map(({ month, items }) => [month, items]));
  const all = Array.from({ length: months }, (_, i) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - i), 1)).toISOString().slice(0, 7);
    return { month, items: of.get(month) ?? 0 };
  });
  return all.some(({ items }) => items > 0) ? all : [];
}
