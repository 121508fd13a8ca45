// How much is going on in a topic: every news item and every case counts, the newer the more. The formula, with what it means, is in
// docs/trending.md. Days are whole; what is dated ahead counts as today.

/** After so many days an item counts a quarter. */
const QUARTER_DAYS = 14;
const CASE_WEIGHT = 0.5;

type Day = { date: string; count: number };
export type Activity = { news: Day[]; cases: Day[] };

export function recencyWeight(date: string, today: string): number {
  const days = Math.max(0, (Date.parse(today) - Date.parse(date)) / 86_400_000);
  return 1 / (1 + days / QUARTER_DAYS) ** 2;
}

export function trendScore({ news, cases }: Activity, today: string): number {
  const weighed = (days: Day[]) => days.reduce((sum, { date, count }) => sum + count * recencyWeight(date, today), 0);
  return weighed(news) + CASE_WEIGHT * weighed(cases);
}
