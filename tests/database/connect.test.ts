// Connecting and migrating, on the embedded server and on an external one.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase, type DatabaseTarget, isReady } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { type EmbeddedServer, startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';
import {
  EXTERNAL_SERVER_NAME,
  type ExternalServer,
  startExternalServer,
} from '#tests/database/external-server.ts';
import { cleanUp, MIGRATIONS, makeDataFolder } from '#tests/database/helpers.ts';

let embedded: EmbeddedServer;
let externalServer: ExternalServer;
const targets: Record<string, () => Promise<DatabaseTarget>> = {
  'the embedded server': async () => ({ embedded: embedded.connection }),
  [EXTERNAL_SERVER_NAME]: async () => ({ url: await externalServer.createDatabase() }),
};

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: await makeDataFolder(), onProgress: () => {} });
  externalServer = await startExternalServer();
});
afterAll(async () => {
  await embedded.stop();
  await externalServer.stop();
  await cleanUp();
});

const connect = (target: DatabaseTarget) =>
  connectDatabase({
    ...target,
    poolSize: 3,
    applicationName: 'plainlaw-test',
    log: silentLog,
    startupTimeoutMs: 300,
  });

describe.each(Object.entries(targets))('on %s', (_name, createTarget) => {
  test('four processes that start at once run the migrations once', async () => {
    const target = await createTarget();
    const apps = await Promise.all([1, 2, 3, 4].map(() => connect(target)));
    await Promise.all(apps.map((app) => migrate(app, MIGRATIONS)));
    const { rows } = await (apps[0] as (typeof apps)[0]).pool.query(
      'SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations',
    );
    expect(rows[0].n).toBe(2);
    await Promise.all(apps.map((app) => app.close()));
  });

  test('statements and idle transactions have a timeout, and the pool is bounded', async () => {
    const app = await connect(await createTarget());
    const { rows } = await app.pool.query(
      `SELECT current_setting('statement_timeout') AS s, current_setting('idle_in_transaction_session_timeout') AS i`,
    );
    expect(rows[0]).toEqual({ s: '30s', i: '30s' });
    await Promise.all(Array.from({ length: 20 }, () => app.pool.query('SELECT pg_sleep(0.01)')));
    expect(app.pool.totalCount).toBeLessThanOrEqual(3);
    await app.close();
  });

  test('survives the loss of all its connections', async () => {
    const target = await createTarget();
    const app = await connect(target);
    const heldClient = await app.pool.connect();
    await app.pool.query('SELECT 1');
    const other = new pg.Client(target.url ?? target.embedded);
    await other.connect();
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'plainlaw-test%'`,
    );
    await expect.poll(() => isReady(app.pool)).toBe(true);
    heldClient.release(true);
    // The "attached" lock is acquired again too.
    const countAttached = async () =>
      (
        await other.query(
          `SELECT FROM pg_stat_activity WHERE application_name = 'plainlaw-test attached'`,
        )
      ).rowCount;
    await expect.poll(countAttached).toBe(1);
    await other.end();
    await app.close();
  });
});

test('the readiness check fails before the pool times out when no connection is free', async () => {
  const app = await connect({ embedded: embedded.connection });
  const heldClients = await Promise.all([1, 2, 3].map(() => app.pool.connect()));
  // A waiting client gives up after the pool's timeout; the readiness check must fail before that.
  let gaveUp = false;
  const waiting = app.pool.connect().catch(() => {
    gaveUp = true;
  });
  expect(await isReady(app.pool, 200)).toBe(false);
  expect(gaveUp).toBe(false);
  for (const client of heldClients) client.release();
  (await waiting)?.release();
  expect(await isReady(app.pool, 60_000)).toBe(true);
  await app.close();
});

test('an unreachable server gives a clear message without the password', async () => {
  const unreachable = connect({ url: 'postgres://someone:hunter2@127.0.0.1:1/law' });
  await expect(unreachable).rejects.toThrow(DatabaseStartError);
  await expect(unreachable).rejects.toThrow(
    'Could not connect to the database in DATABASE_URL (127.0.0.1:1/law): nothing answers at that address.',
  );
  const missing = connect({
    url: (await externalServer.createDatabase()).replace(/test\d+/, 'missing'),
  });
  await expect(missing).rejects.toThrow('there is no database of that name');
});
