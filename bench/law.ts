// npm run bench -- law   imports the whole U.S. Code in the JSON Lines form (REFERENCE_DATA) into a
//   temporary PostgreSQL, twice: time as a multiple of reading the same files without storing
//   anything, and memory during the second and the last tenth, which should be equal.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { listFiles } from '#features/importing/archives/source-files.server.ts';
import { unpack } from '#features/importing/archives/unpack.server.ts';
import { importLaw } from '#features/statutes/import/import-law.server.ts';
import type { LawCounts } from '#features/statutes/import/law-counts.ts';
import { readLawRecords } from '#features/statutes/import/read-law-records.server.ts';
import { withEmptyDatabase } from './cases-database.ts';
import { atMost, type Ratio } from './ratios.ts';

const RELEASE = { release: '119-100', date: '2026-07', complete: true };
const MAX_GROWTH = 1.2;
const MAX_STORING = 12;
const MAX_AGAIN = 1;

export async function run(): Promise<Ratio[]> {
  const path = join(process.env.REFERENCE_DATA ?? '/nowhere', 'law', 'us-code', 'text');
  if (!existsSync(path)) {
    console.log('skipped: no REFERENCE_DATA');
    return [];
  }
  const { seconds: reading, result: sections } = await time(() => countSections(path));
  return withEmptyDatabase(async (db) => {
    const first = await time(() => importMeasured(db, path, sections));
    const repeated = await time(() => importMeasured(db, path, sections));
    for (const [name, { seconds, result }] of Object.entries({ first, repeated })) {
      console.log(
        `${name}: ${seconds.toFixed(0)} s; ${JSON.stringify({ ...result.counts, releases: undefined })}; ${result.memory.map(formatMb).join(', ')} by tenths`,
      );
    }
    const [early = 1, late = 1] = [first.result.memory[1], first.result.memory.at(-1)];
    return [
      atMost(
        'memory of an import of the Code, its last tenth against its second',
        late / early,
        MAX_GROWTH,
        `${formatMb(early)} and ${formatMb(late)} resident`,
      ),
      atMost(
        'import of the Code, against reading it',
        first.seconds / reading,
        MAX_STORING,
        `${sections} sections`,
      ),
      atMost(
        'the same import again, against the first',
        repeated.seconds / first.seconds,
        MAX_AGAIN,
        `${repeated.result.counts.unchanged} unchanged`,
      ),
    ];
  });
}

const formatMb = (bytes = 0) => `${Math.round(bytes / 1e6)} MB`;

async function time<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { seconds: (performance.now() - started) / 1000, result };
}

async function countSections(path: string): Promise<number> {
  let count = 0;
  for await (const file of listFiles(path)) {
    for await (const plain of unpack(file.path, file.name, { read: 0 })) {
      for await (const { items } of readLawRecords(plain, RELEASE)) count += items.length;
    }
  }
  return count;
}

/** `memory`: peak by tenth of the import. */
async function importMeasured(
  db: Database,
  path: string,
  sections: number,
): Promise<{ counts: LawCounts; memory: number[] }> {
  const memory: number[] = [];
  const { counts } = await importLaw(
    { db },
    {
      path,
      ...RELEASE,
      onProgress: (progress) => {
        const tenth = Math.floor((10 * progress.counts.sections) / (sections + 1));
        memory[tenth] = Math.max(memory[tenth] ?? 0, process.memoryUsage.rss());
      },
    },
  );
  return { counts, memory };
}
