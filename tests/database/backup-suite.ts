// Tests npm run backup and npm run restore on both kinds of server: a backup under writes is a
// consistent snapshot, and a restore is all or nothing and refuses anything it cannot do safely.
import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { PgBoss } from 'pg-boss';
import { describe, expect, test } from 'vitest';
import { verifyBackupFile } from '#db/backup-file.ts';
import { connectDatabase, type DatabaseTarget } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { migrate } from '#db/migrate.ts';
import { MIGRATIONS, makeFolder, ROOT, run, waitForLeftovers } from '#tests/database/helpers.ts';
import { LONG } from '#tests/harness/app/long-form.ts';

/** A database that an app can open and close, and the environment for the commands. */
export type BackupTarget = { env: Record<string, string>; open(): Promise<Database> };

export const connect = (target: DatabaseTarget) =>
  connectDatabase({ ...target, poolSize: 6, applicationName: 'plainlaw-test', log: silentLog });

const expectResult = (code: number, text: RegExp) => ({ code, text: expect.stringMatching(text) });

const backup = (target: BackupTarget, file: string) =>
  run(join(ROOT, 'scripts/backup.ts'), [file], { env: target.env });
const restore = (target: BackupTarget, file: string, ...extraArgs: string[]) =>
  run(
    join(ROOT, 'scripts/restore.ts'),
    [file, '--deletions', 'none', '--migrations', MIGRATIONS, ...extraArgs],
    {
      env: target.env,
    },
  );

async function fillDatabase(database: Database): Promise<void> {
  await migrate(database, MIGRATIONS);
  const { pool } = database;
  await pool.query('INSERT INTO purse_a SELECT n, 1000 FROM generate_series(1, 50) n');
  await pool.query('INSERT INTO purse_b SELECT n, 0 FROM generate_series(1, 50) n');
  await pool.query(`INSERT INTO "Odd ""Things" (parent, body, raw, doc, at, ratio, tags) VALUES
    (NULL, E'tab\\t newline\\n back\\\\slash \\\\. ünï 漢字 😀', '\\x00ff0a5c', '{"a": [1, null, "\\n"]}', now(), 0.1, '{a,"b c",NULL}'),
    (1, '', '', 'null', 'infinity', 'NaN', '{}'), (2, NULL, NULL, NULL, '-infinity', 1e-300, NULL)`);
  await pool.query('BEGIN; INSERT INTO hen VALUES (1, 1); INSERT INTO egg VALUES (1, 1); COMMIT');
  await pool.query(
    `INSERT INTO acknowledged SELECT n || repeat('x', 100) FROM generate_series(1, 20000) n`,
  );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue('letters', { policy: 'singleton' });
  await boss.send('letters', { to: 'someone' });
  await boss.schedule('letters', '0 3 * * *');
  await boss.stop();
}

/** Moves money from a to b and records it in one transaction, until stopped. */
function startTransfers(database: Database): { stop(): Promise<number> } {
  let isRunning = true;
  let transferCount = 0;
  const loop = async (seed: number) => {
    for (let n = seed; isRunning; n += 7) {
      const client = await database.pool.connect();
      const id = (n % 50) + 1;
      await client.query('BEGIN');
      await client.query('UPDATE purse_a SET balance = balance - 1 WHERE id = $1', [id]);
      await client.query(
        'INSERT INTO transfers (from_a, to_b, amount, note) VALUES ($1, $1, 1, $2)',
        [id, `n${n}`],
      );
      await client.query('UPDATE purse_b SET balance = balance + 1 WHERE id = $1', [id]);
      await client.query('COMMIT');
      client.release();
      transferCount += 1;
    }
  };
  const loops = [loop(1), loop(2), loop(3)];
  return {
    async stop() {
      isRunning = false;
      await Promise.all(loops);
      return transferCount;
    },
  };
}

/**
 * A checksum per table, computed differently than by the backup. Job statistics are partitioned by
 * day, so they change at midnight.
 */
async function computeChecksums(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.pool.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss', 'drizzle') AND tablename !~ '^queue_stats_[0-9]+$' ORDER BY 1`,
  );
  const checksums: Record<string, string> = {};
  for (const { name } of rows) {
    const sum = await database.pool.query(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")), '') AS sum FROM ${name} t`,
    );
    checksums[name] = sum.rows[0].sum;
  }
  return checksums;
}

/** `createTarget({ unused: true })`: nothing may exist, not even a folder. */
export function describeBackup(
  name: string,
  createTarget: (options?: { unused: boolean }) => Promise<BackupTarget>,
): void {
  describe(`backup and restore on ${name}`, () => {
    test('a backup under writes is consistent, and one without writes restores every row', async () => {
      const source = await createTarget();
      const folder = makeFolder();
      const app = await source.open();
      await fillDatabase(app);
      const writer = startTransfers(app);
      const rounds = LONG ? 10 : 1;
      for (let round = 0; round < rounds; round += 1) {
        const result = await backup(source, join(folder, `busy-${round}`));
        expect(result).toEqual(expectResult(0, /^Backed up \d+ rows of \d+ tables to /));
      }
      expect(await writer.stop()).toBeGreaterThan(20);
      expect((await backup(source, join(folder, 'quiet'))).code).toBe(0);
      expect(statSync(join(folder, 'quiet')).mode & 0o777).toBe(0o600);
      expect(await backup(source, join(folder, 'quiet'))).toEqual(
        expectResult(1, /already exists/),
      );
      const original = await computeChecksums(app);
      await app.close();

      for (let round = 0; round < rounds; round += 1) {
        const busy = await createTarget();
        expect(await restore(busy, join(folder, `busy-${round}`))).toEqual(
          expectResult(0, /every table's checksum agrees/),
        );
        const restored = await busy.open();
        const { rows } = await restored.pool.query(`
          SELECT (SELECT sum(balance) FROM purse_a)::int AS a, (SELECT sum(balance) FROM purse_b)::int AS b,
            (SELECT sum(amount) FROM transfers)::int AS moved, (SELECT count(*) FROM transfers)::int AS notes,
            (SELECT count(*) FROM purse_a p WHERE balance <> 1000 - (SELECT count(*) FROM transfers WHERE from_a = p.id))::int AS wrong`);
        const { a, b, moved, notes, wrong } = rows[0];
        expect({ total: a + b, b, notes, wrong }).toEqual({
          total: 50_000,
          b: moved,
          notes: moved,
          wrong: 0,
        });
        expect(moved).toBeGreaterThan(0);
        await restored.close();
      }

      const target = await createTarget();
      expect(await restore(target, join(folder, 'quiet'))).toEqual(
        expectResult(0, /every table's checksum agrees/),
      );
      const restored = await target.open();
      expect(await computeChecksums(restored)).toEqual(original);
      // The restored database continues where the original was: sequences, triggers, foreign keys,
      // migrations, jobs.
      const next = await restored.pool.query(
        `INSERT INTO transfers (from_a, to_b, amount, note) VALUES (1, 1, 1, 'new') RETURNING id::int, note`,
      );
      expect(next.rows[0].id).toBeGreaterThan(20);
      expect(next.rows[0].note).toBe('new!');
      await expect(restored.pool.query('INSERT INTO egg VALUES (2, 99)')).rejects.toThrow(
        /foreign key/,
      );
      await migrate(restored, MIGRATIONS);
      const boss = new PgBoss({
        db: { executeSql: (text, values) => restored.pool.query(text, values) },
        supervise: false,
        schedule: false,
      });
      await boss.start();
      expect((await boss.fetch<{ to: string }>('letters'))[0]?.data.to).toBe('someone');
      await boss.stop();
      await restored.close();
      if (source.env.DATA_DIR) expect(await waitForLeftovers(source.env.DATA_DIR)).toEqual([]);
    }, 600_000);

    test('restore refuses an attached app, a non-empty database and a damaged file', async () => {
      const source = await createTarget();
      const folder = makeFolder();
      const file = join(folder, 'backup');
      const app = await source.open();
      await fillDatabase(app);
      expect((await backup(source, file)).code).toBe(0);
      const attachedResult = await restore(source, file);
      expect(attachedResult).toEqual(
        expectResult(
          1,
          /Nothing was restored\. (Plainlaw is running|Another Plainlaw .* is already using)/,
        ),
      );
      await app.close();
      expect(await restore(source, file)).toEqual(expectResult(1, /The database is not empty/));

      const target = await createTarget({ unused: true });
      const size = statSync(file).size;
      const start = readFileSync(file).indexOf('\n') + 1;
      // In the header, in gzip's timestamp, in the data, and in the checksum.
      for (const position of [20, start + 5, Math.floor(size / 2), size - 1]) {
        const bytes = readFileSync(file);
        bytes[position] = (bytes[position] ?? 0) ^ 1;
        writeFileSync(join(folder, 'changed'), bytes);
        await expect(verifyBackupFile(join(folder, 'changed'))).rejects.toThrow(
          'not a whole Plainlaw backup',
        );
      }
      for (const length of [size - 1, start + 1, 64, 10, 0]) {
        copyFileSync(file, join(folder, 'cut'));
        truncateSync(join(folder, 'cut'), length);
        await expect(verifyBackupFile(join(folder, 'cut'))).rejects.toThrow(
          'not a whole Plainlaw backup',
        );
      }
      expect(await restore(target, join(folder, 'changed'))).toEqual(
        expectResult(1, /not a whole Plainlaw backup/),
      );
      if (target.env.DATA_DIR) expect(existsSync(target.env.DATA_DIR)).toBe(false);
      expect(await restore(target, file)).toEqual(expectResult(0, /every table's checksum agrees/));
    });

    test('a backup for a public key is restored with the private key, and with no other', async () => {
      const source = await createTarget();
      const folder = makeFolder();
      const file = join(folder, 'backup');
      const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
      writeFileSync(join(folder, 'key'), identity);
      writeFileSync(join(folder, 'other-key'), other);
      const app = await source.open();
      await migrate(app, MIGRATIONS);
      await app.pool.query("INSERT INTO acknowledged VALUES ('zqprivate')");
      const original = await computeChecksums(app);
      await app.close();
      const env = { ...source.env, BACKUP_RECIPIENT: await identityToRecipient(identity) };
      const result = await backup({ ...source, env }, file);
      expect(result).toEqual(expectResult(0, /^Backed up .*, encrypted$/m));
      expect(result.text).toMatch(/"event":"backup","outcome":"ok"/);
      expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);

      const target = await createTarget({ unused: true });
      for (const [args, message] of [
        [[], /is encrypted\. Add --identity FILE/],
        [['--identity', join(folder, 'no-key')], /There is no identity file/],
        [['--identity', join(folder, 'other-key')], /is encrypted for another key/],
      ] as const) {
        const refused = await restore(target, file, ...args);
        expect(refused).toEqual(expectResult(1, message));
        expect(refused.text).toMatch(/"event":"restore","outcome":"failed"/);
      }
      if (target.env.DATA_DIR) expect(existsSync(target.env.DATA_DIR)).toBe(false);
      // An initialized folder: making one takes long, and the test before has restored into none.
      const initialized = await createTarget();
      expect(await restore(initialized, file, '--identity', join(folder, 'key'))).toEqual(
        expectResult(0, /every table's checksum agrees/),
      );
      const restored = await initialized.open();
      expect(await computeChecksums(restored)).toEqual(original);
      await restored.close();
    });

    test('a backup of an older schema version is restored in that version, and the next start migrates it', async () => {
      const source = await createTarget();
      const folder = makeFolder();
      const olderMigrations = join(folder, 'older');
      cpSync(MIGRATIONS, olderMigrations, { recursive: true });
      const journal = join(olderMigrations, 'meta', '_journal.json');
      const content = JSON.parse(readFileSync(journal, 'utf8'));
      writeFileSync(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, 1) }));
      const app = await source.open();
      await migrate(app, olderMigrations);
      await app.pool.query('INSERT INTO purse_a VALUES (1, 5)');
      await app.close();
      expect((await backup(source, join(folder, 'backup'))).code).toBe(0); // with no app running
      const target = await createTarget();
      expect(await restore(target, join(folder, 'backup'))).toEqual(
        expectResult(0, /every table's checksum agrees/),
      );
      const restored = await target.open();
      const count = () =>
        restored.pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
      expect((await count()).rows[0].n).toBe(1);
      await migrate(restored, MIGRATIONS);
      expect((await count()).rows[0].n).toBe(2);
      expect((await restored.pool.query('SELECT * FROM purse_a')).rows).toEqual([
        { id: 1, balance: '5', owner: 'nobody yet' },
      ]);
      await restored.close();
    });
  });
}
