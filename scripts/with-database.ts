// Connects an operator command to the database: the external server of DATABASE_URL, the embedded
// server of the running app, or, if none is running, the embedded server started for the duration
// of the command.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DatabaseTarget, findWritableTarget } from '#db/connect.ts';
import { findRunningEmbedded, startEmbedded } from '#db/embedded/start-embedded.ts';
import { readSettings, type Settings } from '#server/env.ts';

/**
 * The app's settings, for an operator command. Commands that use this do not need APP_SECRET, so a
 * placeholder is allowed.
 */
export function readOperatorSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings({
    ...process.env,
    APP_SECRET: process.env.APP_SECRET ?? 'not needed'.repeat(4),
  });
}

export async function withDatabase<T>(
  use: (target: DatabaseTarget) => Promise<T>,
  onProgress = (message: string) => console.log(message),
): Promise<T> {
  const { databaseUrl, dataDir } = readOperatorSettings();
  if (databaseUrl) return use(await findWritableTarget({ url: databaseUrl }));
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `There is no database in ${resolve(dataDir)}. DATA_DIR or DATABASE_URL chooses another.`,
    );
  }
  const runningServer = findRunningEmbedded(dataDir);
  if (runningServer) return use({ embedded: runningServer });
  const server = await startEmbedded({ dataDir, onProgress });
  try {
    return await use({ embedded: server.connection });
  } finally {
    await server.stop();
  }
}
