// A temporary database on the embedded PostgreSQL for one measurement. With BENCH_DIR it is kept in
// that folder, so that a long measurement can be resumed. Ctrl-C, or the end of BENCH_MINUTES,
// stops the server and cleans up.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';

export async function withEmptyDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const persistentDir = process.env.BENCH_DIR;
  if (persistentDir) mkdirSync(persistentDir, { recursive: true });
  const dataDir = persistentDir ?? mkdtempSync(join(tmpdir(), 'plainlaw-bench-'));
  chmodSync(dataDir, 0o711); // as root, the database runs as another user
  const server = await startEmbedded({ dataDir, onProgress: () => {} });
  let stopped = false;
  const stop = () => {
    stopped = true;
    console.log(persistentDir ? 'Stopped. The same command goes on where it was.' : 'Stopped.');
    void server.stop(); // running queries fail, and the rest is cleaned up below
  };
  const minutes = Number(process.env.BENCH_MINUTES ?? 0);
  const timer = minutes > 0 ? setTimeout(stop, minutes * 60_000) : undefined;
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let result: T | undefined;
  try {
    const database = await connectDatabase({
      embedded: server.connection,
      poolSize: 4,
      applicationName: 'plainlaw measuring',
      log: silentLog,
    });
    try {
      await migrate(database, join(import.meta.dirname, '..', 'db', 'migrations'));
      result = await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!stopped) throw error;
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await server.stop();
    if (!persistentDir) rmSync(dataDir, { recursive: true, force: true });
  }
  return stopped ? process.exit(130) : (result as T);
}
