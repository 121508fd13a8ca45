// The queries that visitors, jobs and commands send most, on tables of a size: none may go through a large table row by row. The
// statements are those that the use cases send, caught on their way. 20,000 rows a table by default, a million with LONG=1; PLAN_ROWS
// chooses. A statement that counts all there is (the audience of a letter) says so in its line.
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { type EmbeddedServer, startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { createAccounts } from '#features/accounts/create-accounts.server.ts';
import { readViewer } from '#features/accounts/read-viewer.server.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import { HOTTEST, type Work, type World } from '#tests/database/frequent-queries.ts';
import { cleanUp, makeFolder, ROOT } from '#tests/database/helpers.ts';
import { BUSY_PERSON, fillTables, LARGE_TABLES } from '#tests/harness/fill-tables.ts';
import { LONG } from '#tests/harness/long-form.ts';
import { readPlans, recordStatements, type Scan } from '#tests/harness/read-plans.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';

const SIZE = Number(process.env.PLAN_ROWS ?? (LONG ? 1_000_000 : 20_000));
/** No scan looks at more of a table than this share. */
const MOST = SIZE / 10;
const NO_MAIL_SERVER = /^a letter was not taken|^the news digest is not out/;
const LARGE = new Set([...LARGE_TABLES, 'job_common']);

let server: EmbeddedServer;
let database: Database;
let planner: pg.Client;
let statements: ReturnType<typeof recordStatements>;
let world: World;

beforeAll(
  async () => {
    server = await startEmbedded({ dataDir: join(makeFolder(), 'data'), onProgress: () => {} });
    database = await connectDatabase({ embedded: server.connection, poolSize: 5, applicationName: 'plainlaw-test', log: silentLog });
    statements = recordStatements(database.pool);
    await migrate(database, join(ROOT, 'db', 'migrations'));
    await fillTables(database.pool, SIZE);
    world = await makeWorld(await fillJobs());
    planner = new pg.Client(server.connection);
    await planner.connect();
  },
  LONG || SIZE > 100_000 ? 7_200_000 : 300_000,
);
afterAll(async () => {
  await planner?.end();
  await database?.close();
  await server?.stop();
  await cleanUp();
});

/** Jobs that are done stay for days. */
async function fillJobs(): Promise<PgBoss> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => database.pool.query(text, values) }, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('minute', { policy: 'singleton' });
  const client = await database.pool.connect();
  await client.query('SET statement_timeout = 0');
  await client.query(
    `INSERT INTO pgboss.job (name, state, policy, completed_on) SELECT 'minute', 'completed', 'singleton', now() FROM generate_series(1, $1)`,
    [SIZE],
  );
  await client.query('VACUUM ANALYZE pgboss.job_common');
  client.release(true);
  await boss.send('minute', {});
  return boss;
}

async function makeWorld(boss: PgBoss): Promise<World> {
  const deps = createTestDeps({ db: database });
  deps.accounts = createAccounts(deps);
  const caller = { clientAddress: '203.0.113.9', headers: new Headers() };
  const account = { email: 'member@example.com', password: 'seven quiet lanterns' };
  await deps.accounts.signUp(caller, account);
  await deps.accounts.settle();
  await deps.accounts.verifyEmail(/token=(\S+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1]);
  const signedIn = await deps.accounts.signIn(caller, account);
  const cookies = signedIn.ok && signedIn.value.state === 'signed-in' ? signedIn.value.cookies : expect.unreachable('not signed in');
  const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const viewer = await readViewer(deps, headers);
  const { rows } = await database.pool.query(
    `SELECT md5('conversation7')::uuid AS conversation, md5('draft7')::uuid AS draft, md5('reader7')::uuid AS reader`,
  );
  return {
    ...{ deps, boss, caller: { ...caller, headers }, ...rows[0] },
    limits: createRateLimiter({ ...deps, limits: LIMITS, mode: 'on' }),
    busy: { kind: 'account', id: BUSY_PERSON, email: 'p1@example.com', tier: 'ultimate' },
    member: viewer.kind === 'account' ? viewer : expect.unreachable('no session'),
  };
}

/** Empty when all is well; otherwise the statement with its plan. */
async function faultsOf({ run, counts }: Work): Promise<string[]> {
  world.deps.logged.length = 0;
  let result: unknown;
  const sent = await statements.during(async () => {
    result = await run(world);
  });
  // Done, and not refused for another reason before it came to its queries.
  expect(result).not.toMatchObject({ ok: false });
  expect(world.deps.logged.filter(({ message }) => !NO_MAIL_SERVER.test(message))).toEqual([]);
  expect(sent).not.toEqual([]);
  const faults: string[] = [];
  const isFault = ({ table, kind, rows }: Scan) => LARGE.has(table) && (kind === 'Seq Scan' || rows > MOST);
  for (const one of sent.filter(({ text }) => !counts?.test(text))) {
    for (const { text, scans, outline } of await readPlans(planner, one)) if (scans.some(isFault)) faults.push(`${text}\n${outline}`);
  }
  return faults;
}

describe(`at ${SIZE.toLocaleString('en')} rows a table, on an index`, () => {
  test.each(Object.entries(HOTTEST))('%s', async (_name, work) => {
    expect(await faultsOf(work)).toEqual([]);
  });
});

test('whatever is deleted, what refers to it is found by an index', async () => {
  const { rows } = await database.pool.query(
    `SELECT conrelid::regclass || ' (' || conname || ')' AS key FROM pg_constraint c
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_index i
       WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  );
  expect(rows).toEqual([]);
});
