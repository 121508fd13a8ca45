// 1,000 households against the published figures, computed here in another way: exact fractions,
// and a table of the first eight sizes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { measurePovertyLevel, PERIODS } from './poverty-level.ts';

const file = join(
  process.env.REFERENCE_DATA ?? '/nowhere',
  'law',
  'people',
  'poverty-guidelines.json',
);
const guidelines = library.povertyGuidelines[0];
if (!guidelines) throw new Error('content has no poverty guidelines');

test.skipIf(!existsSync(file))(
  existsSync(file)
    ? 'the figures are those of the reference data'
    : 'the figures are those of the reference data (skipped: no REFERENCE_DATA)',
  () => {
    const figures = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    const { year, contiguous, alaska, hawaii } = guidelines;
    expect({ year, contiguous, alaska, hawaii }).toEqual({
      year: figures.poverty_level_update_year,
      contiguous: { firstPerson: figures.poverty_base, eachMore: figures.poverty_increment },
      alaska: { firstPerson: figures.poverty_base_ak, eachMore: figures.poverty_increment_ak },
      hawaii: { firstPerson: figures.poverty_base_hi, eachMore: figures.poverty_increment_hi },
    });
  },
);

/** For households of 1 to 8 in 2026; a larger one adds the last difference for each person. */
const TABLE: Record<string, number[]> = {
  OH: [15960, 21640, 27320, 33000, 38680, 44360, 50040, 55720],
  AK: [19950, 27050, 34150, 41250, 48350, 55450, 62550, 69650],
  HI: [18360, 24890, 31420, 37950, 44480, 51010, 57540, 64070],
};

function lookUp(state: string, household: number): bigint {
  const sizes = TABLE[state] ?? [];
  const [seventh = 0, eighth = 0] = sizes.slice(6);
  return BigInt(sizes[household - 1] ?? eighth + (household - 8) * (eighth - seventh));
}

function roundHalfUp(dividend: bigint, divisor: bigint): number {
  const whole = dividend / divisor;
  return Number((dividend % divisor) * 2n >= divisor ? whole + 1n : whole);
}

test('1,000 households have the exact percentage, and are above a limit only when they are', () => {
  let seed = 20261117;
  const random = (max: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % max;
  };
  const times = { month: 12n, year: 1n, week: 52n };
  let households = 0;
  for (const state of ['OH', 'AK', 'HI', 'DC', 'TX']) {
    for (let i = 0; i < 200; i++) {
      const household = 1 + (i % 20);
      const period = PERIODS[i % 3] ?? 'year';
      const guideline = lookUp(TABLE[state] ? state : 'OH', household);
      // Every tenth household is at a limit or one cent off it.
      const limit = [100n, 125n, 150n, 200n][random(4)] ?? 125n;
      const yearly =
        i % 10 === 0 ? guideline * limit + BigInt(random(3) - 1) : BigInt(random(12_000_000));
      const cents = period === 'year' ? yearly : yearly / times[period];
      const level = measurePovertyLevel(guidelines, state, household, {
        cents: Number(cents),
        period,
      });
      const exact = cents * times[period];
      expect(BigInt(level.guideline)).toBe(guideline);
      // percent × 10 = cents × 10 / guideline; half a tenth rounds up.
      expect(level.tenthsOfPercent).toBe(roundHalfUp(exact * 10n, guideline));
      for (const percent of [100, 125, 150, 200])
        expect(level.isOver(percent)).toBe(exact * 100n > guideline * 100n * BigInt(percent));
      households++;
    }
  }
  expect(households).toBe(1000);
});
