// How much is going on in a topic: every news item and every case counts, the newer the more. The formula, with what it means, is in
// docs/trending.md. Days are whole; what is dated ahead counts as today.

/** After so many days an item counts a quarter. */
const QUARTER_DAYS = 14;
const CASE_WEIGHT = 0.5;

export type Activity = { news: { date: string; count: number }[]; cases: { date: string }[] };

export function recencyWeight(date: string, today: string): number {
  const days = Math.max(0, (Date.parse(today) - Date.parse(date)) / 86_400_000);
  return 1 / (1 + days / QUARTER_DAYS) ** 2;
}

export function trendScore({ news, cases }: Activity, today: string): number {
  const newsPart = news.reduce((sum, { date, count }) => sum + count * recencyWeight(date, today), 0);
  const casePart = cases.reduce((sum, { date }) => sum + recencyWeight(date, today), 0);
  return newsPart + CASE_WEIGHT * casePart;
}
