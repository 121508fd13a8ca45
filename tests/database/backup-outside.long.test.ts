// Backup and restore of an external server through DATABASE_URL, with a role that is not a
// superuser.
import { afterAll, beforeAll } from 'vitest';
import { connect, describeBackup } from '#tests/database/backup-suite.ts';
import {
  EXTERNAL_SERVER_NAME,
  type ExternalServer,
  startExternalServer,
} from '#tests/database/external-server.ts';
import { cleanUp } from '#tests/database/helpers.ts';

let externalServer: ExternalServer;
beforeAll(async () => {
  externalServer = await startExternalServer();
});
afterAll(async () => {
  await externalServer.stop();
  await cleanUp();
});

describeBackup(EXTERNAL_SERVER_NAME, async () => {
  const url = await externalServer.createDatabase();
  return { env: { DATABASE_URL: url }, open: () => connect({ url }) };
});
