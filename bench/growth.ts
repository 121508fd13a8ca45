// npm run bench -- growth   how the time of each parser of user input grows: the longest allowed
//   text against half of it, with inputs that make patterns backtrack. About 2 is linear, 4 is
//   quadratic. tests/hostile-length.test.ts fails for parsers that are far too slow; this shows
//   which ones are getting there.
import { getProductMax, PIECES, READER_NAMES, readPiece } from '#tests/harness/hostile-readers.ts';
import { atMost, type Ratio } from './ratios.ts';

export const quick = true;

/** A parser that takes less than this for the longest text is harmless, however its time grows. */
const HARMLESS_MS = 150;
const MAX_GROWTH = 3.3;
const ROUNDS = 3;

export async function run(): Promise<Ratio[]> {
  const slowReaders: { what: string; growth: number }[] = [];
  for (const name of READER_NAMES) {
    const max = getProductMax(name);
    let slowestMs = 0;
    for (const piece of PIECES) {
      // The first run is cold and does not count.
      const ms = Math.min(await measureMs(name, piece, max), await measureMs(name, piece, max));
      slowestMs = Math.max(slowestMs, ms);
      if (ms >= HARMLESS_MS)
        slowReaders.push({
          what: `${name} of ${JSON.stringify(piece)}`,
          growth: await measureGrowth(name, piece, max),
        });
    }
    console.log(`${name.padEnd(26)} ${max} characters, slowest ${slowestMs.toFixed(0)} ms`);
  }
  for (const { what, growth } of slowReaders) console.log(`${what}: ${growth.toFixed(1)} times`);
  const worst = slowReaders.toSorted((a, b) => b.growth - a.growth)[0];
  const note = worst?.what ?? `all under ${HARMLESS_MS} ms`;
  return [
    atMost(
      'readers of hostile texts: time for twice the text, the worst of all',
      worst?.growth ?? 1,
      MAX_GROWTH,
      note,
    ),
  ];
}

/** The minimum of a few rounds, because the first is cold. */
async function measureGrowth(name: string, piece: string, max: number): Promise<number> {
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    growth = Math.min(
      growth,
      (await measureMs(name, piece, max)) / (await measureMs(name, piece, max / 2)),
    );
  }
  return growth;
}

/** CPU time, which does not depend on other load on the machine. */
async function measureMs(name: string, piece: string, length: number): Promise<number> {
  const before = process.threadCpuUsage();
  await readPiece(name, piece, length);
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, user + system) / 1000;
}
