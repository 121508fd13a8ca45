// npm run bench -- growth   how the time of each parser of user input grows: the longest allowed text against half of it, with inputs
// that make patterns backtrack. About 2 is linear, 4 is quadratic. tests/hostile-length.test.ts fails for parsers that are far too slow;
// this shows which ones are getting there.
import { getProductMax, PIECES, READER_NAMES, readPiece } from '#tests/harness/hostile-readers.ts';
import { atMost, type Ratio } from './ratios.ts';

export const quick = true;

/** A parser that takes less than this for the longest text is harmless, however its time grows. */
const HARMLESS_MS = 150;
const MAX_GROWTH = 3.3;
const ROUNDS = 3;

export async function run(): Promise<Ratio[]> {
  const slowReaders = READER_NAMES.flatMap((name) => {
    const max = getProductMax(name);
    // The first run is cold and does not count.
    const measurements = PIECES.map((piece) => ({ piece, ms: Math.min(measureMs(name, piece, max), measureMs(name, piece, max)) }));
    console.log(`${name.padEnd(26)} ${max} characters, slowest ${Math.max(...measurements.map(({ ms }) => ms)).toFixed(0)} ms`);
    return measurements
      .filter(({ ms }) => ms >= HARMLESS_MS)
      .map(({ piece }) => ({ what: `${name} of ${JSON.stringify(piece)}`, growth: measureGrowth(name, piece, max) }));
  });
  for (const { what, growth } of slowReaders) console.log(`${what}: ${growth.toFixed(1)} times`);
  const worst = slowReaders.toSorted((a, b) => b.growth - a.growth)[0];
  const note = worst?.what ?? `all under ${HARMLESS_MS} ms`;
  return [atMost('readers of hostile texts: time for twice the text, the worst of all', worst?.growth ?? 1, MAX_GROWTH, note)];
}

/** The minimum of a few rounds, because the first is cold. */
function measureGrowth(name: string, piece: string, max: number): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => measureMs(name, piece, max) / measureMs(name, piece, max / 2)));
}

/** CPU time, which does not depend on other load on the machine. */
function measureMs(name: string, piece: string, length: number): number {
  const before = process.threadCpuUsage();
  readPiece(name, piece, length);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, user + system) / 1000;
}
