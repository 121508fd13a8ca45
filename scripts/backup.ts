// npm run backup -- FILE    one consistent copy of the whole database, also while the app serves
//   writes With DATABASE_URL the external server is read. Otherwise the embedded one: through the
//   socket of the running app, or, if none is running, by starting it for the duration of the
//   backup. With BACKUP_RECIPIENT the file is encrypted for that public key.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { backupDatabase } from '#db/backup.ts';
import { toClientConfig } from '#db/connect.ts';
import { noteSecurityEvent } from '#scripts/note-security-event.ts';
import { readOperatorSettings, withDatabase } from '#scripts/with-database.ts';

async function backup(file: string): Promise<void> {
  await withDatabase(async (target) => {
    const client = new pg.Client({
      ...toClientConfig(target),
      application_name: 'plainlaw-backup',
    });
    client.on('error', () => {});
    await client.connect();
    try {
      const { backupRecipient } = readOperatorSettings();
      const { tables, rows } = await backupDatabase(client, file, backupRecipient);
      const how = backupRecipient ? ', encrypted' : '';
      console.log(`Backed up ${rows} rows of ${tables} tables to ${file}${how}`);
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
    noteSecurityEvent('backup', 'ok');
  } catch (error) {
    console.error(`No backup was made. ${(error as Error).message}`);
    noteSecurityEvent('backup', 'failed');
    process.exitCode = 1;
  }
}
