// The most frequent queries on large tables: none may use a sequential scan. The statements are
// recorded while the use cases run. 20,000 rows per table by default, a million with LONG=1, or
// PLAN_ROWS. Statements that count all rows (the audience of a newsletter) are listed as exceptions
// in frequent-queries.ts.

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
import { VISITOR } from '#features/caller.ts';
import { LIMITS } from '#server/load/limits.ts';
import { createRateLimiter } from '#server/load/rate-limiter.ts';
import {
  FREQUENT_QUERIES,
  type FrequentQuery,
  type QueryContext,
} from '#tests/database/frequent-queries.ts';
import { cleanUp, makeDataFolder, ROOT } from '#tests/database/helpers.ts';
import { LONG } from '#tests/harness/app/long-form.ts';
import { quickPasswords } from '#tests/harness/app/quick-passwords.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { BUSY_USER, fillTables, LARGE_TABLES } from '#tests/harness/db/fill-tables.ts';
import { readPlans, recordStatements, type Scan } from '#tests/harness/db/read-plans.ts';

const SIZE = Number(process.env.PLAN_ROWS ?? (LONG ? 1_000_000 : 20_000));
/** No scan may read more than a tenth of a table. */
const MAX_SCANNED_ROWS = SIZE / 10;
const NO_MAIL_SERVER = /^a letter was not taken|^the news digest is not out/;
const LARGE_TABLE_NAMES = new Set([...LARGE_TABLES, 'job_common']);

let server: EmbeddedServer;
let database: Database;
let planner: pg.Client;
let statements: ReturnType<typeof recordStatements>;
let context: QueryContext;

beforeAll(
  async () => {
    server = await startEmbedded({ dataDir: await makeDataFolder(), onProgress: () => {} });
    database = await connectDatabase({
      embedded: server.connection,
      poolSize: 5,
      applicationName: 'plainlaw-test',
      log: silentLog,
    });
    statements = recordStatements(database.pool);
    await migrate(database, join(ROOT, 'db', 'migrations'));
    await fillTables(database.pool, SIZE);
    context = await createContext(await fillJobs());
    planner = new pg.Client(server.connection);
    await planner.connect();
  },
  LONG || SIZE > 100_000 ? 7_200_000 : 600_000,
);
afterAll(async () => {
  await planner?.end();
  await database?.close();
  await server?.stop();
  await cleanUp();
});

/** Completed jobs stay in the table for days. */
async function fillJobs(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
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

async function createContext(boss: PgBoss): Promise<QueryContext> {
  const deps = createTestDeps({ db: database });
  deps.accounts = createAccounts({ ...deps, passwords: quickPasswords });
  const caller = { viewer: VISITOR, clientAddress: '203.0.113.9', headers: new Headers() };
  const account = { email: 'member@example.com', password: 'seven quiet lanterns' };
  await deps.accounts.signUp(caller, account);
  await deps.accounts.settle();
  const token = /token=(\S+)/.exec(deps.sent.at(-1)?.text ?? '')?.[1];
  expect(await deps.accounts.verifyEmail(caller, { ...account, token })).toMatchObject({
    ok: true,
  });
  const signedIn = await deps.accounts.signIn(caller, account);
  const cookies =
    signedIn.ok && signedIn.value.state === 'signed-in'
      ? signedIn.value.cookies
      : expect.unreachable('not signed in');
  const headers = new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  const { viewer } = await readViewer(deps, headers);
  const { rows } = await database.pool.query(
    `SELECT md5('conversation7')::uuid AS conversation, md5('draft7')::uuid AS draft, md5('reader7')::uuid AS reader`,
  );
  return {
    deps,
    boss,
    caller: { ...caller, headers },
    ...rows[0],
    limits: createRateLimiter({ ...deps, limits: LIMITS, mode: 'on' }),
    busy: { kind: 'account', id: BUSY_USER, email: 'p1@example.com', tier: 'ultimate' },
    member: viewer.kind === 'account' ? viewer : expect.unreachable('no session'),
  };
}

/** Statements with a bad plan, each with its plan. */
async function findPlanFaults({ run, counts }: FrequentQuery): Promise<string[]> {
  context.deps.logged.length = 0;
  let result: unknown;
  const sent = await statements.during(async () => {
    result = await run(context);
  });
  // Succeeded, and was not refused before it reached its queries.
  expect(result).not.toMatchObject({ ok: false });
  const faultsLogged = context.deps.logged.filter(
    ({ level, message }) => level !== 'info' && !NO_MAIL_SERVER.test(message),
  );
  expect(faultsLogged).toEqual([]);
  expect(sent).not.toEqual([]);
  const faults: string[] = [];
  const isFault = ({ table, kind, rows }: Scan) =>
    LARGE_TABLE_NAMES.has(table) && (kind === 'Seq Scan' || rows > MAX_SCANNED_ROWS);
  for (const statement of sent.filter(({ text }) => !counts?.test(text))) {
    for (const { text, scans, outline } of await readPlans(planner, statement))
      if (scans.some(isFault)) faults.push(`${text}\n${outline}`);
  }
  return faults;
}

describe(`at ${SIZE.toLocaleString('en')} rows per table, uses an index`, () => {
  test.each(Object.entries(FREQUENT_QUERIES))('%s', async (_name, work) => {
    expect(await findPlanFaults(work)).toEqual([]);
  });
});

test('every foreign key has an index', async () => {
  const { rows } = await database.pool.query(
    `SELECT conrelid::regclass || ' (' || conname || ')' AS key FROM pg_constraint c
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_index i
       WHERE i.indrelid = c.conrelid AND i.indpred IS NULL AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  );
  expect(rows).toEqual([]);
});
