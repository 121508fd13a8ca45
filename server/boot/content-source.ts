// The content of this installation and its snapshots. Only this file says who keeps them where:
// - The build writes build/content.
// - The server and its operator's commands read that, and write DATA_DIR/snapshots: what
//   CONTENT_DIR changes, or everything where the build's are of something else.
// - A checkout (tests, evaluations, commands about content) reads that, and writes
//   .cache/snapshots.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import { openSnapshots } from '#features/library/files/snapshot.server.ts';
import { SettingsError } from '../env.ts';

const folder = join(import.meta.dirname, '..', '..');
const parts = {
  root: join(folder, 'content'),
  derived: join(folder, 'derived'),
  models: join(folder, 'models'),
};
/** What the build parsed. */
export const builtSnapshots = join(folder, 'build', 'content');

export const buildSource: ContentSource = {
  ...parts,
  snapshots: openSnapshots({ write: builtSnapshots }),
};

export const checkout: ContentSource = {
  ...parts,
  snapshots: openSnapshots({ read: builtSnapshots, write: join(folder, '.cache', 'snapshots') }),
};

export function getServerSource({
  dataDir,
  contentDir,
}: {
  dataDir: string;
  contentDir?: string;
}): ContentSource {
  if (contentDir && !existsSync(contentDir))
    throw new SettingsError(`Setting CONTENT_DIR must be a folder that exists, not ${contentDir}.`);
  const snapshots = openSnapshots({ read: builtSnapshots, write: join(dataDir, 'snapshots') });
  return { ...parts, overlay: contentDir, kept: join(dataDir, 'vectors'), snapshots };
}
