// A database of its own, on the embedded PostgreSQL, for as long as a measurement takes. With BENCH_DIR it stays there, so that a
// long measurement can go on where it was. Ctrl-C, or BENCH_MINUTES when they are over, ends the server and clears up.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';

export async function withEmptyDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const kept = process.env.BENCH_DIR;
  if (kept) mkdirSync(kept, { recursive: true });
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'plainlaw-bench-'));
  chmodSync(dataDir, 0o711); // as root, the database runs as another user
  const server = await startEmbedded({ dataDir, onProgress: () => {} });
  let ended = false;
  const end = () => {
    ended = true;
    console.log(kept ? 'Stopped. The same command goes on where it was.' : 'Stopped.');
    void server.stop(); // what is under way fails, and the rest is cleared up below
  };
  const minutes = Number(process.env.BENCH_MINUTES ?? 0);
  const timer = minutes > 0 ? setTimeout(end, minutes * 60_000) : undefined;
  process.once('SIGINT', end).once('SIGTERM', end);
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
    if (!ended) throw error;
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', end).off('SIGTERM', end);
    await server.stop();
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  }
  return ended ? process.exit(130) : (result as T);
}
