// Backup and restore of a server of one's own, through DATABASE_URL and as a role that is no superuser.
import { afterAll, beforeAll } from 'vitest';
import { connect, describeBackup } from '#tests/database/backup-suite.ts';
import { OUTSIDE_NAME, type OutsideServer, startOutside } from '#tests/database/external-server.ts';
import { cleanUp } from '#tests/database/helpers.ts';

let outside: OutsideServer;
beforeAll(async () => {
  outside = await startOutside();
});
afterAll(async () => {
  await outside.stop();
  await cleanUp();
});

describeBackup(OUTSIDE_NAME, async () => {
  const url = await outside.createDatabase();
  return { env: { DATABASE_URL: url }, open: () => connect({ url }) };
});
