// The one writer of derived/: records of what was compared, hashes of the statutes that content
// cites, and the vectors of search. With CONTENT_DIR it writes the records of that folder instead;
// its vectors are computed by the server.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatStatuteHashes,
  listCitedKeys,
  readReferenceTexts,
  readStoredTexts,
  recordHashes,
} from '#features/law/stale/hash-statutes.server.ts';
import {
  formatRecords,
  ITEMS_FILE,
  parseRecords,
} from '#features/library/compared/item-records.ts';
import { findDoubts, readReference } from '#features/library/compared/reference.server.ts';
import { pickOwnRecords, updateRecords } from '#features/library/compared/update-records.ts';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { STATUTE_HASHES_FILE } from '#features/library/schema/statute-hash-schema.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import {
  completeVectors,
  countMissing,
  countSuperfluous,
  writeDerivedVectors,
} from '#features/search/meaning/complete-vectors.server.ts';
import { withOperatorDeps } from './operator-deps.ts';

type Options = { source: ContentSource; named: string[]; fromDatabase: boolean };

const MAX_SHOWN = 40;

/** `named`: items that a person has compared with their sources, and sections read again. */
export async function deriveContent({ source, named, fromDatabase }: Options): Promise<number> {
  const { library, problems } = loadLibrary(source);
  if (problems.length > 0) {
    console.error(`content: ${problems.length} problems; see npm run content -- check`);
    return 1;
  }
  const cited = new Set(listCitedKeys(library));
  const sections = named.filter((name) => cited.has(name));
  const items = named.filter((name) => !cited.has(name));
  if (!deriveRecords(source, library, items)) return 2;
  if (source.overlay) return 0;
  await deriveHashes(library, source.derived, { sections, fromDatabase });
  return deriveVectors(source, library);
}

function deriveRecords(source: ContentSource, library: Library, named: string[]): boolean {
  const folder = process.env.REFERENCE_DATA;
  const reference = folder ? readReference(folder) : undefined;
  const { records, compared, open, unknown } = updateRecords(library, {
    named,
    ...(reference && { findDoubts: (item) => findDoubts(item, reference) }),
  });
  if (unknown.length > 0) {
    console.error(
      `there is no ${unknown.join(', ')}; names are written like rules/security-deposit-return/OH, topics/landlord-tenant or us/42/1983`,
    );
    return false;
  }
  const base = parseRecords(readIfThere(join(source.derived, ITEMS_FILE)));
  writeFileSync(
    join(source.overlay ?? source.derived, ITEMS_FILE),
    formatRecords(source.overlay ? pickOwnRecords(records, base) : records),
  );
  for (const { item, why } of open.slice(0, MAX_SHOWN))
    console.log(`${item}: not compared: ${why}`);
  if (open.length > MAX_SHOWN) console.log(`and ${open.length - MAX_SHOWN} more`);
  console.log(
    `${compared.length} items were compared now${reference ? '' : ' (there is no reference data)'}; ${open.length} of ${library.comparisons.size} are not compared`,
  );
  return true;
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

async function deriveHashes(
  library: Library,
  folder: string,
  { sections, fromDatabase }: { sections: string[]; fromDatabase: boolean },
): Promise<void> {
  const texts = fromDatabase
    ? await withOperatorDeps('content', { mail: false }, (deps) => readStoredTexts(deps, library))
    : await readReferenceTexts(process.env.REFERENCE_DATA ?? '', library);
  if (!texts)
    return console.log(
      'hashes of statutes stay as they are: there is no reference data (or use --database)',
    );
  const { hashes, added, updated, missing } = recordHashes(library, texts, sections);
  writeFileSync(join(folder, STATUTE_HASHES_FILE), formatStatuteHashes(hashes));
  console.log(
    `${hashes.length} sections have a hash: ${added} added, ${updated} updated; of ${missing.length} the text is not at hand`,
  );
}

async function deriveVectors(source: ContentSource, library: Library): Promise<number> {
  const { data } = loadSearchData(source);
  const index = buildSearchIndex(library, data, source.snapshots);
  const count = countMissing(index, data);
  if (count === 0 && countSuperfluous(index, data) === 0) {
    console.log('every text has its vector');
    return 0;
  }
  const log = (_fields: object, message: string) => console.log(message);
  const embedder = createEmbedder({
    log: { info: log, warn: log, error: log },
    adapterFolder: source.models,
  });
  const left = await completeVectors({
    index,
    data,
    embedder,
    onProgress: (open) => console.log(`${count - open} of ${count} vectors`),
  });
  await embedder.close();
  writeDerivedVectors(source.derived, index, data);
  console.log(`${count - left} vectors were computed${left > 0 ? `, ${left} are missing` : ''}`);
  return left > 0 ? 1 : 0;
}
