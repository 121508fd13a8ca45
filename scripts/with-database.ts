// How an operator's command reaches the database: the outside server of DATABASE_URL, the embedded one of the app that is
// running, or, when none runs, the embedded one started for the time of the command.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DatabasePlace, writablePlace } from '#db/connect.ts';
import { findRunningEmbedded, startEmbedded } from '#db/embedded/start-embedded.ts';
import { readSettings, type Settings } from '#server/env.ts';

/** The settings of the app, for a command beside it. The app's secret plays no part there, so it need not be given. */
export function readOperatorSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings({ ...process.env, APP_SECRET: process.env.APP_SECRET ?? 'not needed'.repeat(4) });
}

export async function withDatabase<T>(
  use: (place: DatabasePlace) => Promise<T>,
  onProgress = (message: string) => console.log(message),
): Promise<T> {
  const { databaseUrl, dataDir } = readOperatorSettings();
  if (databaseUrl) return use(await writablePlace({ url: databaseUrl }));
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`There is no database in ${resolve(dataDir)}. DATA_DIR or DATABASE_URL chooses another.`);
  }
  const running = findRunningEmbedded(dataDir);
  if (running) return use({ embedded: running });
  const server = await startEmbedded({ dataDir, onProgress });
  try {
    return await use({ embedded: server.connection });
  } finally {
    await server.stop();
  }
}
