// Starts the embedded PostgreSQL unless DATABASE_URL is set, connects, migrates, and writes the
// built-in cases and news.
import { join } from 'node:path';
import { connectDatabase } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import type { Log } from '#features/deps.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { syncBuiltInNews } from '#features/news/sync-built-in-news.server.ts';
import { systemClock } from '#lib/clock.ts';
import type { Settings } from '../env.ts';
import type { Cleanup } from './cleanup.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'db', 'migrations');

type Parts = {
  settings: Settings;
  library: Library;
  log: Log;
  onProgress: (message: string) => void;
  cleanup: Cleanup;
};

export async function openDatabase({
  settings,
  library,
  log,
  onProgress,
  cleanup,
}: Parts): Promise<Database> {
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: settings.dataDir, onProgress, log });
  if (embedded) cleanup.add(() => embedded.stop());
  const db = await connectDatabase({
    url: settings.databaseUrl,
    replicaUrls: settings.databaseReplicaUrls,
    embedded: embedded?.connection,
    poolSize: settings.databasePoolSize,
    applicationName: 'plainlaw',
    log,
  });
  cleanup.add(() => db.close());
  onProgress('Bringing the database up to date');
  await migrate(db, MIGRATIONS);
  await syncBuiltInCases({ db, library });
  await syncBuiltInNews({ db, library, clock: systemClock });
  return db;
}
