// The long form (`npm run test:long`) runs all cases; `npm test` runs a fixed sample of large case
// lists.
export const LONG = process.env.LONG === '1';

/**
 * Every nth item in `npm test`, all items in the long form. Always the same sample, so that
 * failures are reproducible.
 */
export function sample<T>(items: readonly T[], every: number): T[] {
  return LONG ? [...items] : items.filter((_, index) => index % every === 0);
}

/** Number of runs of a property-based test. */
export function runs(long: number, short = Math.ceil(long / 10)): number {
  return LONG ? long : short;
}
