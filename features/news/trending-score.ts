// Trend score of a topic: every news item and every case counts, newer ones more. docs/trending.md
// explains the formula. Days are whole; future dates count as today.
import { countDaysBetween } from '#legal/deadlines/calendar-days.ts';

/** After this many days an item counts a quarter. */
const QUARTER_WEIGHT_DAYS = 14;
const CASE_WEIGHT = 0.5;

type Day = { date: string; count: number };
export type Activity = { news: Day[]; cases: Day[] };

export function getRecencyWeight(date: string, today: string): number {
  const days = Math.max(0, countDaysBetween(date, today));
  return 1 / (1 + days / QUARTER_WEIGHT_DAYS) ** 2;
}

export function computeTrendScore({ news, cases }: Activity, today: string): number {
  const sumWeighted = (days: Day[]) =>
    days.reduce((sum, { date, count }) => sum + count * getRecencyWeight(date, today), 0);
  return sumWeighted(news) + CASE_WEIGHT * sumWeighted(cases);
}
