// Backup and restore of the embedded database, with and without a running app.
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { connect, describeBackup } from '#tests/database/backup-suite.ts';
import { cleanUp, makeDataFolder, makeFolder } from '#tests/database/helpers.ts';

afterAll(cleanUp);

describeBackup('the embedded server', async ({ unused } = { unused: false }) => {
  const dataDir = unused ? join(makeFolder(), 'data') : await makeDataFolder();
  const open = async () => {
    const server = await startEmbedded({ dataDir, onProgress: () => {} });
    const database = await connect({ embedded: server.connection });
    return { ...database, close: () => database.close().then(() => server.stop()) };
  };
  return { env: { DATA_DIR: dataDir }, open };
});
