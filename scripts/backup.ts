// npm run backup -- FILE    one consistent copy of the whole database, also while the app serves writes
// With DATABASE_URL the outside server is read. Otherwise the embedded one: through the socket of the app that
// runs it, or, when none runs, by starting it for the time of the backup.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { backupDatabase } from '#db/backup.ts';
import { clientConfig, type DatabasePlace } from '#db/connect.ts';
import { findRunningEmbedded, startEmbedded } from '#db/embedded/start-embedded.ts';
import { readSettings } from '#server/env.ts';

async function withDatabase(use: (place: DatabasePlace) => Promise<void>): Promise<void> {
  // The app's secret plays no part here, so it need not be given.
  const { databaseUrl, dataDir } = readSettings({ ...process.env, APP_SECRET: 'not needed'.repeat(4) });
  if (databaseUrl) return use({ url: databaseUrl });
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`There is no database in ${resolve(dataDir)} to back up. DATA_DIR or DATABASE_URL chooses another.`);
  }
  const running = findRunningEmbedded(dataDir);
  if (running) return use({ embedded: running });
  const server = await startEmbedded({ dataDir, onProgress: (message) => console.log(message) });
  try {
    await use({ embedded: server.connection });
  } finally {
    await server.stop();
  }
}

async function backup(file: string): Promise<void> {
  await withDatabase(async (place) => {
    const client = new pg.Client({ ...clientConfig(place), application_name: 'plainlaw-backup' });
    client.on('error', () => {});
    await client.connect();
    try {
      const { tables, rows } = await backupDatabase(client, file);
      console.log(`Backed up ${rows} rows of ${tables} tables to ${file}`);
    } finally {
      await client.end();
    }
  });
}

const { positionals } = parseArgs({ allowPositionals: true });
const [file, ...more] = positionals;
if (!file || more.length > 0) {
  console.error('Use: npm run backup -- FILE');
  process.exitCode = 2;
} else {
  try {
    await backup(resolve(file));
  } catch (error) {
    console.error(`No backup was made. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
