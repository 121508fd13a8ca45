// Scores an opinion from 0 to about 1: BM25 over the query's words, their proximity, and small
// signals (how often the case is cited, which court decided it, how recent it is). Words decide;
// signals break near ties.
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import type { Treatment } from '#features/library/schema/law-schema.ts';
import { getShareForLevel, getTermLevel } from '../store/opinion-words.ts';

/** Inverse document frequency by word of the query. */
export type TermWeights = Map<string, number>;
export type Signals = { citedBy: number; level: string; courtId: string; year: number | null };

const PROXIMITY_WEIGHT = 0.15;
/** About a fifth of a tsvector's lexemes are levels (`word~12`), not words. */
const WORDS_AMONG_LEXEMES = 0.8;
const NO_LONGER_LAW_FACTOR = 0.6;

/** Inverse document frequency: rare words weigh more. */
export function getTermWeights(
  lexemes: string[],
  size: number,
  countRowsWith: (lexeme: string) => number,
): Map<string, number> {
  const rowCount = Math.max(size, 1);
  return new Map(
    lexemes.map((lexeme) => [
      lexeme,
      Math.log(1 + rowCount / Math.max(1, Math.min(rowCount, countRowsWith(lexeme)))),
    ]),
  );
}

/** `shares`: BM25 term share of each word (0 if absent), in the order of `weights`. */
export function scoreWords(shares: number[], weights: number[], proximity = 0): number {
  let sum = 0;
  let all = 0;
  for (const [i, weight] of weights.entries()) {
    sum += weight * (shares[i] ?? 0);
    all += weight;
  }
  return all > 0 ? (sum / all) * (1 - PROXIMITY_WEIGHT) + PROXIMITY_WEIGHT * proximity : 0;
}

export function getShareFromRank(rank: number, lexemes: number): number {
  const frequency = getFrequencyFromRank(rank);
  return frequency === 0
    ? 0
    : getShareForLevel(getTermLevel(frequency, lexemes * WORDS_AMONG_LEXEMES));
}

/**
 * ts_rank of one word with equal weights is (1 + 1/4 + 1/9 + …) / 1.645, with one term per
 * occurrence. Inverts that.
 */
export function getFrequencyFromRank(rank: number): number {
  let low = 0;
  let high = RANKS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((RANKS[middle] as number) < rank - 1e-6) low = middle + 1;
    else high = middle;
  }
  return low;
}

const RANKS = Array.from({ length: 256 }, (_, frequency) => {
  let sum = 0;
  for (let i = 1; i <= frequency; i++) sum += 1 / (i * i);
  return sum / 1.64493406685;
});

export function getSignalBonus({ citedBy, level, courtId, year }: Signals): number {
  const courtBonus =
    courtId === 'scotus' ? 0.04 : level === 'supreme' ? 0.025 : level === 'appellate' ? 0.015 : 0;
  const citationBonus = Math.min(0.05, 0.02 * Math.log10(1 + citedBy));
  const recencyBonus =
    year === null ? 0 : Math.min(0.03, Math.max(0, (0.03 * (year - 1900)) / 130));
  return courtBonus + citationBonus + recencyBonus;
}

export function applyTreatment(score: number, status: Treatment['status'] | undefined): number {
  return isNoLongerLaw(status) ? score * NO_LONGER_LAW_FACTOR : score;
}
