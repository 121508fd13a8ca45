// Connecting and migrating, on the embedded server and on an outside one alike.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase, type DatabasePlace, isReady } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { type EmbeddedServer, startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { OUTSIDE_NAME, type OutsideServer, startOutside } from '#tests/database/external-server.ts';
import { cleanUp, MIGRATIONS, makeDataFolder } from '#tests/database/helpers.ts';

let embedded: EmbeddedServer;
let outside: OutsideServer;
const places: Record<string, () => Promise<DatabasePlace>> = {
  'the embedded server': async () => ({ embedded: embedded.connection }),
  [OUTSIDE_NAME]: async () => ({ url: await outside.createDatabase() }),
};

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: await makeDataFolder(), onProgress: () => {} });
  outside = await startOutside();
});
afterAll(async () => {
  await embedded.stop();
  await outside.stop();
  await cleanUp();
});

const connect = (place: DatabasePlace) =>
  connectDatabase({ ...place, poolSize: 3, applicationName: 'plainlaw-test', log: silentLog, patienceMs: 300 });

describe.each(Object.entries(places))('on %s', (_name, choose) => {
  test('four processes that start at once migrate once', async () => {
    const place = await choose();
    const apps = await Promise.all([1, 2, 3, 4].map(() => connect(place)));
    await Promise.all(apps.map((app) => migrate(app, MIGRATIONS)));
    const { rows } = await (apps[0] as (typeof apps)[0]).pool.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations');
    expect(rows[0].n).toBe(2);
    await Promise.all(apps.map((app) => app.close()));
  });

  test('statements and idle transactions have a time-out, and the pool is bounded', async () => {
    const app = await connect(await choose());
    const { rows } = await app.pool.query(
      `SELECT current_setting('statement_timeout') AS s, current_setting('idle_in_transaction_session_timeout') AS i`,
    );
    expect(rows[0]).toEqual({ s: '30s', i: '30s' });
    await Promise.all(Array.from({ length: 20 }, () => app.pool.query('SELECT pg_sleep(0.01)')));
    expect(app.pool.totalCount).toBeLessThanOrEqual(3);
    await app.close();
  });

  test('survives the loss of all its connections', async () => {
    const place = await choose();
    const app = await connect(place);
    const held = await app.pool.connect();
    await app.pool.query('SELECT 1');
    const other = new pg.Client(place.url ?? place.embedded);
    await other.connect();
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'plainlaw-test%'`);
    await expect.poll(() => isReady(app.pool)).toBe(true);
    held.release(true);
    // The lock that says "attached" comes back, too.
    const attached = async () =>
      (await other.query(`SELECT FROM pg_stat_activity WHERE application_name = 'plainlaw-test attached'`)).rowCount;
    await expect.poll(attached).toBe(1);
    await other.end();
    await app.close();
  });
});

test('readiness is "no" before the pool gives up, when no connection is free', async () => {
  const app = await connect({ embedded: embedded.connection });
  const held = await Promise.all([1, 2, 3].map(() => app.pool.connect()));
  // Another who waits for a connection gives up after the pool's own time; readiness has said "no" by then.
  let gaveUp = false;
  const waiting = app.pool.connect().catch(() => {
    gaveUp = true;
  });
  expect(await isReady(app.pool, 200)).toBe(false);
  expect(gaveUp).toBe(false);
  for (const client of held) client.release();
  (await waiting)?.release();
  expect(await isReady(app.pool, 60_000)).toBe(true);
  await app.close();
});

test('a server that cannot be reached is told in a sentence, without the password', async () => {
  const failed = connect({ url: 'postgres://someone:hunter2@127.0.0.1:1/law' });
  await expect(failed).rejects.toThrow(DatabaseStartError);
  await expect(failed).rejects.toThrow(
    'Could not connect to the database in DATABASE_URL (127.0.0.1:1/law): nothing answers at that address.',
  );
  const wrong = connect({ url: (await outside.createDatabase()).replace(/test\d+/, 'missing') });
  await expect(wrong).rejects.toThrow('there is no database of that name');
});
