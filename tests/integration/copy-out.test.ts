// Faults while a table is read for a backup, which pg-copy-streams must report: it takes the
// connection's bytes before pg sees them.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { copyOut } from '#db/backup.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';

const database = await createBreakableDatabase();
await database.rows(
  `CREATE TABLE lines AS SELECT repeat('x', n) || E'\\n' AS text FROM generate_series(0, 2000) n`,
);
await database.rows(`INSERT INTO lines VALUES (repeat('long ', 1000000))`);
const LINES = { schema: 'public', name: 'lines', columns: ['text'], partitions: [] };
/** 60 MB: more than can be on its way when the connection ends. */
const LONG_LINES = { ...LINES, name: 'long_lines' };
await database.rows(
  `CREATE TABLE long_lines AS SELECT repeat('long ', 1000000) AS text FROM generate_series(1, 12)`,
);

const clients: pg.Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())));
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}
const atChunk = (number: number, act: () => Promise<unknown>) => {
  let chunks = 0;
  return async () => void (++chunks === number && (await act()));
};

test('every byte is passed on, and the checksum is of rows wherever a chunk ends', async () => {
  const chunks: Buffer[] = [];
  const { rows, checksum } = await copyOut(
    await connect(),
    LINES,
    async (chunk) => void chunks.push(chunk),
  );
  const lines = Buffer.concat(chunks).toString().split('\n').slice(0, -1);
  expect(lines).toHaveLength(2002);
  expect(rows).toBe(2002);
  const sum = lines.reduce(
    (total, line) => total + BigInt(`0x${createHash('sha256').update(`${line}\n`).digest('hex')}`),
    0n,
  );
  expect(BigInt(`0x${checksum}`)).toBe(BigInt.asUintN(256, sum));
});

test('a connection that the server ends is an error', async () => {
  const client = await connect();
  const { pid } = (await client.query('SELECT pg_backend_pid() AS pid')).rows[0];
  const end = atChunk(3, () => database.rows('SELECT pg_terminate_backend($1)', [pid]));
  await expect(copyOut(client, LONG_LINES, end)).rejects.toThrow();
});

test('a server that goes away is an error', async () => {
  const end = atChunk(3, database.takeAway);
  await expect(copyOut(await connect(), LONG_LINES, end)).rejects.toThrow();
  await database.giveBack();
});

test('a statement that fails leaves the connection usable', async () => {
  const client = await connect();
  await expect(copyOut(client, { ...LINES, name: 'nothing' })).rejects.toThrow('does not exist');
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
