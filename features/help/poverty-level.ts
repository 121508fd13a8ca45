// Income as a percentage of the federal poverty guidelines. Whole numbers throughout (cents, tenths
// of a percent), so that a household at exactly 125 percent is not put above it by a rounding
// error.
import type { PovertyGuidelines } from '#features/library/schema/people-schema.ts';

export const PERIODS = ['month', 'year', 'week'] as const;
export type Period = (typeof PERIODS)[number];
const TIMES_A_YEAR: Record<Period, number> = { month: 12, year: 1, week: 52 };

export type Income = { cents: number; period: Period };
export type PovertyLevel = {
  /** In dollars, for a year. */
  guideline: number;
  yearlyCents: number;
  /** Rounded half up; for comparisons use `isOver`. */
  tenthsOfPercent: number;
  isOver: (percent: number) => boolean;
};

/**
 * Alaska and Hawaii have figures of their own. Each person after the first adds the same amount,
 * also past the eighth.
 */
function getGuideline(guidelines: PovertyGuidelines, state: string, household: number): number {
  const { firstPerson, eachMore } =
    guidelines[state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous'];
  return firstPerson + eachMore * (household - 1);
}

export function measurePovertyLevel(
  guidelines: PovertyGuidelines,
  state: string,
  household: number,
  income: Income,
): PovertyLevel {
  const guideline = getGuideline(guidelines, state, household);
  const yearlyCents = income.cents * TIMES_A_YEAR[income.period];
  return {
    guideline,
    yearlyCents,
    tenthsOfPercent: Math.floor((yearlyCents * 20 + guideline) / (guideline * 2)),
    isOver: (percent) => yearlyCents > guideline * percent,
  };
}
