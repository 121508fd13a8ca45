// The items of an installation's own content, remembered in its data folder: after one of them is
// deleted, its address says so. Those of this project are in derived/items.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#features/deps.ts';
import { formatRecords, ITEMS_FILE } from '#features/library/compared/item-records.ts';
import { listUnrecorded } from '#features/library/compared/update-records.ts';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import type { Library } from '#features/library/load-library.server.ts';

export function rememberItems({ kept, overlay }: ContentSource, library: Library, log: Log): void {
  if (!kept || !overlay || listUnrecorded(library).length === 0) return;
  try {
    mkdirSync(kept, { recursive: true });
    const own = [...library.records].filter(([, record]) => Object.keys(record).length === 0);
    const names = [...own.map(([name]) => name), ...listUnrecorded(library)];
    writeFileSync(join(kept, ITEMS_FILE), formatRecords(new Map(names.map((name) => [name, {}]))));
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'The items of CONTENT_DIR were not remembered.');
  }
}
