// The long form (`npm run test:long`) tries everything; `npm test` tries a fixed part of what is tried many times over.
export const LONG = process.env.LONG === '1';

/** Every nth of a list in `npm test`, all of it in the long form. Always the same ones, so that a failure comes back. */
export function sample<T>(items: readonly T[], every: number): T[] {
  return LONG ? [...items] : items.filter((_, at) => at % every === 0);
}

/** How often a property is tried. */
export function runs(long: number, short = Math.ceil(long / 10)): number {
  return LONG ? long : short;
}
