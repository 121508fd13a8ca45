// How well an opinion answers, from 0 to about 1: BM25 over the words of the query, their nearness to each other, and gentle
// signals: how often courts cite the case, which court decided it, how lately. Words decide; signals break near ties.
import { levelOf, shareOfLevel } from '../store/opinion-words.ts';

/** What each word of a query is worth. */
export type Worth = Map<string, number>;
export type Signals = { citedBy: number; level: string; courtId: string; year: number | null };

const NEARNESS = 0.15;
/** A tsvector also counts the levels among its words: about a fifth. */
const WORDS_AMONG_LEXEMES = 0.8;
const OVERRULED = 0.6;

/** What each word is worth: rare ones more. */
export function worthOf(lexemes: string[], size: number, rowsWith: (lexeme: string) => number): Map<string, number> {
  const all = Math.max(size, 1);
  return new Map(lexemes.map((lexeme) => [lexeme, Math.log(1 + all / Math.max(1, Math.min(all, rowsWith(lexeme))))]));
}

/** shares: how much the opinion is about each word (0: does not have it), in the order of the worths. */
export function wordScore(shares: number[], worths: number[], nearness = 0): number {
  let [sum, all] = [0, 0];
  for (const [i, worth] of worths.entries()) {
    sum += worth * (shares[i] ?? 0);
    all += worth;
  }
  return all > 0 ? (sum / all) * (1 - NEARNESS) + NEARNESS * nearness : 0;
}

export function shareFromRank(rank: number, lexemes: number): number {
  const times = timesFromRank(rank);
  return times === 0 ? 0 : shareOfLevel(levelOf(times, lexemes * WORDS_AMONG_LEXEMES));
}

/** ts_rank of one word with equal weights is (1 + 1/4 + 1/9 + …) / 1.645 for the times it is said: turned back into times. */
export function timesFromRank(rank: number): number {
  let [low, high] = [0, RANKS.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((RANKS[middle] as number) < rank - 1e-6) low = middle + 1;
    else high = middle;
  }
  return low;
}

const RANKS = Array.from({ length: 256 }, (_, times) => {
  let sum = 0;
  for (let i = 1; i <= times; i++) sum += 1 / (i * i);
  return sum / 1.64493406685;
});

export function signalsOf({ citedBy, level, courtId, year }: Signals): number {
  const court = courtId === 'scotus' ? 0.04 : level === 'supreme' ? 0.025 : level === 'appellate' ? 0.015 : 0;
  const cited = Math.min(0.05, 0.02 * Math.log10(1 + citedBy));
  const recent = year === null ? 0 : Math.min(0.03, Math.max(0, (0.03 * (year - 1900)) / 130));
  return court + cited + recent;
}

export function treated(score: number, status: string | undefined): number {
  return status === 'overruled' ? score * OVERRULED : score;
}
