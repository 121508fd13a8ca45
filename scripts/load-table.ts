// One table of a backup: its partitions, its rows, and the checksum that they came with.
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoteName, quoteTable } from '#db/backup.ts';
import type { BackupTable, readBackupFrames, TableChecksum } from '#db/backup-file.ts';

/** Loads chunks of COPY text; resolves with the number of rows that the server stored. */
export async function copyIn(
  client: pg.Client,
  table: BackupTable,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const columns = table.columns.map(quoteName).join(', ');
  const stream = client.query(copyFrom(`COPY ${quoteTable(table)} (${columns}) FROM STDIN`));
  await pipeline(pieces, stream);
  return stream.rowCount;
}

/** The rows after a table's frame and, once they have been read, the table's checksum. */
export function readTableRows(frames: ReturnType<typeof readBackupFrames>) {
  let end: TableChecksum | undefined;
  async function* read(): AsyncGenerator<Buffer> {
    for (;;) {
      const { value: frame, done } = await frames.next();
      if (done || (frame.type !== 'D' && frame.type !== 'E'))
        throw new Error('The backup file ends inside a table.');
      if (frame.type === 'D') yield frame.body;
      else {
        end = JSON.parse(frame.body.toString());
        return;
      }
    }
  }
  const sum = (): TableChecksum => {
    if (!end) throw new Error('The backup file ends inside a table.');
    return end;
  };
  return { pieces: read(), sum };
}

/**
 * Creates partitions that were added while the app ran (pg-boss adds one per day) and that no
 * migration creates.
 */
export async function makePartitions(client: pg.Client, table: BackupTable): Promise<void> {
  for (const partition of table.partitions) {
    const { rows } = await client.query('SELECT to_regclass($1) AS found', [quoteTable(partition)]);
    if (rows[0].found) continue;
    await client.query(
      `CREATE TABLE ${quoteTable(partition)} PARTITION OF ${quoteTable(table)} ${partition.bound}`,
    );
  }
}
