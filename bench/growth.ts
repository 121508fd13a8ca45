// npm run bench -- growth   how the time of each reader of what people type grows: the longest text it may get against half of it,
// in the forms that make patterns try again and again. About 2 is linear, 4 is the square. tests/hostile-length.test.ts stops what
// is far too slow; this shows what is on its way there.
import { getProductMax, PIECES, READER_NAMES, readPiece } from '#tests/harness/hostile-readers.ts';
import { atMost, type Ratio } from './ratios.ts';

export const quick = true;

/** What takes less than this for the longest text harms nobody, whatever its shape. */
const HARMLESS_MS = 150;
const MAX_GROWTH = 3.3;
const ROUNDS = 3;

export async function run(): Promise<Ratio[]> {
  const slow = READER_NAMES.flatMap((name) => {
    const max = getProductMax(name);
    // The first reading runs cold and does not count.
    const measured = PIECES.map((piece) => ({ piece, ms: Math.min(measureMs(name, piece, max), measureMs(name, piece, max)) }));
    console.log(`${name.padEnd(26)} ${max} characters, slowest ${Math.max(...measured.map(({ ms }) => ms)).toFixed(0)} ms`);
    return measured
      .filter(({ ms }) => ms >= HARMLESS_MS)
      .map(({ piece }) => ({ what: `${name} of ${JSON.stringify(piece)}`, growth: measureGrowth(name, piece, max) }));
  });
  for (const { what, growth } of slow) console.log(`${what}: ${growth.toFixed(1)} times`);
  const worst = slow.toSorted((a, b) => b.growth - a.growth)[0];
  const note = worst?.what ?? `all under ${HARMLESS_MS} ms`;
  return [atMost('readers of hostile texts: time for twice the text, the worst of all', worst?.growth ?? 1, MAX_GROWTH, note)];
}

/** The least of a few: the first runs cold. */
function measureGrowth(name: string, piece: string, max: number): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => measureMs(name, piece, max) / measureMs(name, piece, max / 2)));
}

/** Of the processor, not of the clock: other work on the machine does not count. */
function measureMs(name: string, piece: string, length: number): number {
  const before = process.threadCpuUsage();
  readPiece(name, piece, length);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, user + system) / 1000;
}
