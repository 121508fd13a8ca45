// Two app processes with a real primary and a streaming replica. Users always see their own writes,
// even if the replica lags; a lagging or dead replica is not read; and when the primary is killed
// and the replica promoted, the processes follow.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase, findWritableTarget } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app/app-processes.ts';
import { recordCounts, secondsSince } from '#tests/harness/app/counts.ts';
import { Member } from '#tests/harness/app/member.ts';
import { findLostEmails, readOnce, signUp, startVisitors } from '#tests/harness/app/visitors.ts';
import {
  NO_POSTGRES,
  type PostgresNode,
  startPrimary,
  startReplica,
} from '#tests/harness/db/postgres-node.ts';
import { PROXY_NAME } from '#tests/harness/fakes/retrying-proxy.ts';
import { storeTestCases } from '#tests/integration/research/stored-cases.ts';

const CASES = [
  '/cases/miranda-v-arizona-1966',
  '/research?tab=cases&q=right+to+counsel',
  '/cases/gideon-v-wainwright-1963',
];
/** The only tables that may be read from a replica. */
const PUBLIC_TABLES = /^(?:cases|courts|case_\w+|opinions|former_case_slugs|legal_news|news_\w+)$/;
const READ_FROM_MESSAGE = 'A replica is read from.';
const LEFT_OUT_MESSAGE = 'A replica is left out';

describe.skipIf(NO_POSTGRES)(
  `a primary and a replica, two processes behind ${PROXY_NAME}${NO_POSTGRES}`,
  () => {
    let primary: PostgresNode;
    let replica: PostgresNode;
    let installation: Installation;
    let operator: Database;
    const ann = new Member('ann@example.com');

    beforeAll(async () => {
      primary = await startPrimary({ settings: ['wal_level=replica', 'max_wal_senders=5'] });
      replica = await startReplica(primary);
      const urls = `${primary.url},${replica.url}`;
      installation = await startInstallation(2, {
        DATABASE_URL: urls,
        DATABASE_REPLICA_URLS: urls,
        DATABASE_POOL_SIZE: '5',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'info',
      });
      operator = await connectDatabase({
        url: primary.url,
        poolSize: 3,
        applicationName: 'plainlaw-test',
        log: silentLog,
      });
      await ann.join(installation.url, (email) =>
        primary.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [
          email,
        ]),
      );
    });
    afterAll(async () => {
      await installation?.stop();
      await operator?.close();
      await Promise.all([primary?.stop(), replica?.stop()]);
      await cleanUp();
    });

    const countLines = (text: string) =>
      installation.processes.map(
        ({ app }) => app().lines.filter((line) => line.includes(text)).length,
      );
    /** Waits until every process has logged the line once more than before. */
    const waitForLine = (text: string, before: number[]) =>
      expect
        .poll(() => countLines(text), { interval: 100 })
        .toEqual(before.map((n) => expect.toSatisfy((now) => now > n)));
    const countScans = async (): Promise<Record<string, number>> => {
      const rows = await replica.admin(
        'SELECT relname, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int AS n FROM pg_stat_user_tables',
      );
      return Object.fromEntries(rows.map(({ relname, n }) => [relname, Number(n)]));
    };
    const fetchFromAll = (path: string) =>
      Promise.all(
        installation.processes.map(({ url }) => fetch(url + path).then((answer) => answer.status)),
      );
    const fetchReadiness = () => fetchFromAll('/readyz');
    const storeCase = (name: string, page: number) =>
      storeTestCases(operator, [
        { name, volume: 598, page, year: 2020, text: '<p>Only a test.</p>' },
      ]);

    test('cases are read from the replica, and personal data never is', async () => {
      await waitForLine(READ_FROM_MESSAGE, [0, 0]);
      const before = await countScans();
      const visitors = startVisitors(installation.url, { paths: CASES, readers: 3 });
      for (let n = 0; n < 4; n++) {
        await ann.ask(installation.url, '/account');
        await ann.ask(installation.url, '/research/saved');
        await delay(500);
      }
      const { requests, failures, acknowledged } = await visitors.leave();
      recordCounts({ requests, failures: failures.length, acknowledged: acknowledged.length });
      expect(failures).toEqual([]);
      await delay(1_500); // pg_stat_user_tables is updated with a delay
      const after = await countScans();
      const readTables = Object.keys(after).filter(
        (table) => (after[table] ?? 0) > (before[table] ?? 0),
      );
      expect(readTables).toContain('cases');
      expect(readTables).toContain('opinions');
      expect(readTables.filter((table) => !PUBLIC_TABLES.test(table))).toEqual([]);
    });

    test('users see their own writes at once, even if the replica has stopped replaying', async () => {
      await replica.admin('SELECT pg_wal_replay_pause()');
      const saved = await ann.ask(installation.url, '/research/saved', {
        intent: 'save',
        case: 'miranda-v-arizona-1966',
        returnTo: '/research/saved',
      });
      expect(saved.status).toBe(303);
      for (const { url } of installation.processes) {
        expect((await ann.ask(url, '/research/saved')).text).toContain('384 U.S. 436');
        expect((await ann.ask(url, '/research?tab=cases&q=miranda&list=1')).text).toContain(
          '384 U.S. 436',
        );
      }
      expect(await replica.rows('SELECT count(*)::int AS n FROM saved_citations')).toEqual([
        { n: 0 },
      ]);
    });

    test('a lagging replica is skipped, and read again when it has caught up', async () => {
      const [leftOutBefore, readFromBefore] = [
        countLines(LEFT_OUT_MESSAGE),
        countLines(READ_FROM_MESSAGE),
      ];
      await storeCase('Lagging v. Replica', 9901);
      // Replay is paused until the resume below: the replica is skipped because it lags.
      await waitForLine(LEFT_OUT_MESSAGE, leftOutBefore);
      expect(await fetchFromAll('/cases/lagging-v-replica-2020')).toEqual([200, 200]);
      await replica.admin('SELECT pg_wal_replay_resume()');
      await waitForLine(READ_FROM_MESSAGE, readFromBefore);
      expect(await fetchFromAll('/cases/lagging-v-replica-2020')).toEqual([200, 200]);
    });

    test('a replica that dies under load causes no failed reads', async () => {
      const readFromBefore = countLines(READ_FROM_MESSAGE);
      const visitors = startVisitors(installation.url, { paths: CASES, writers: 1 });
      await delay(1_000);
      await replica.kill();
      await delay(4_000);
      const { requests, failures, refused, acknowledged } = await visitors.leave();
      recordCounts({
        requests,
        failures: failures.length,
        refused: refused.length,
        acknowledged: acknowledged.length,
      });
      expect(failures).toEqual([]);
      expect(refused).toEqual([]);
      await replica.start();
      await waitForLine(READ_FROM_MESSAGE, readFromBefore);
    });

    test('the primary is killed and the replica promoted: reads continue, nothing acknowledged is lost, no restart', async () => {
      await operator.close();
      // Without synchronous replication the primary acknowledges writes that the replica may not
      // have yet.
      await primary.admin(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await primary.admin('SELECT pg_reload_conf()');
      await expect
        .poll(() => primary.admin('SELECT sync_state FROM pg_stat_replication'))
        .toEqual([{ sync_state: 'sync' }]);
      const visitors = startVisitors(installation.url, { paths: CASES });
      await delay(2_000);
      const killedAt = performance.now();
      await primary.kill();
      await expect.poll(fetchReadiness, { interval: 50 }).toEqual([503, 503]);
      for (const path of CASES.slice(0, 2))
        expect(await readOnce(installation.url + path)).toBeUndefined();

      await replica.admin('SELECT pg_promote(wait => false)');
      const promotedAt = performance.now();
      await expect.poll(fetchReadiness, { interval: 50 }).toEqual([200, 200]);
      const seconds = secondsSince(promotedAt);
      await expect
        .poll(() => signUp(installation.url, 'after@example.com'), { interval: 50 })
        .toBeUndefined();
      recordCounts({ recovered: { from: 'promotion of the replica', seconds } });
      recordCounts({
        recovered: {
          from: 'the primary’s death, with the promotion',
          seconds: secondsSince(killedAt),
        },
      });
      await delay(1_000);
      const { requests, failures, refused, acknowledged } = await visitors.leave();
      const lost = await findLostEmails([...acknowledged, 'after@example.com'], replica.rows);
      recordCounts({
        requests,
        failures: failures.length,
        refused: refused.length,
        acknowledged: acknowledged.length,
        lost: lost.length,
      });
      expect(lost).toEqual([]);
      expect(failures).toEqual([]);
      expect((await ann.ask(installation.url, '/research/saved')).text).toContain('384 U.S. 436');
    });

    test('an old primary that comes back and accepts writes is not used', async () => {
      // Started without rewinding it, which an operator must not do.
      await primary.start();
      await delay(3_000);
      expect(await fetchReadiness()).toEqual([200, 200]);
      expect(await signUp(installation.url, 'later@example.com')).toBeUndefined();
      expect(await findLostEmails(['later@example.com'], replica.rows)).toEqual([]);
      expect(await findWritableTarget({ url: `${primary.url},${replica.url}` })).toEqual({
        url: replica.url,
      });
      await primary.kill();
    });
  },
);
