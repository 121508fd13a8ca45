// An empty database of its own, on the embedded PostgreSQL, for as long as a measurement takes.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';

export async function withEmptyDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainlaw-cases-'));
  chmodSync(dataDir, 0o711); // as root, the database runs as another user
  const server = await startEmbedded({ dataDir, onProgress: () => {} });
  try {
    const database = await connectDatabase({
      embedded: server.connection,
      poolSize: 4,
      applicationName: 'plainlaw measuring',
      log: silentLog,
    });
    try {
      await migrate(database, join(import.meta.dirname, '..', 'db', 'migrations'));
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
