// A primary and a replica that streams from it, both real, and two app processes that know of both. What a person wrote is seen
// at once whatever the replica does; a replica that lags or is dead is not read; and when the primary is killed and the replica
// promoted, the processes find it by themselves.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase, writablePlace } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app-processes.ts';
import { note, secondsSince } from '#tests/harness/counts.ts';
import { Member } from '#tests/harness/member.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary, startReplica } from '#tests/harness/postgres-node.ts';
import { PROXY_NAME } from '#tests/harness/retrying-proxy.ts';
import { lostOf, readOnce, signUp, startVisitors } from '#tests/harness/visitors.ts';
import { holdCases } from '#tests/integration/research/stored-cases.ts';

const CASES = ['/cases/miranda-v-arizona-1966', '/research?tab=cases&q=right+to+counsel', '/cases/gideon-v-wainwright-1963'];
/** The only tables that a replica is asked for. */
const PUBLIC = /^(?:cases|courts|case_\w+|opinions|former_case_slugs|legal_news|news_\w+)$/;
const READ_FROM = 'A replica is read from.';
const LEFT_OUT = 'A replica is left out';

describe.skipIf(NO_POSTGRES)(`a primary and a replica, two processes behind ${PROXY_NAME}${NO_POSTGRES}`, () => {
  let primary: PostgresNode;
  let replica: PostgresNode;
  let all: Installation;
  let operator: Database;
  const ann = new Member('ann@example.com');

  beforeAll(async () => {
    primary = await startPrimary({ settings: ['wal_level=replica', 'max_wal_senders=5'] });
    replica = await startReplica(primary);
    const urls = `${primary.url},${replica.url}`;
    all = await startInstallation(2, {
      DATABASE_URL: urls,
      DATABASE_REPLICA_URLS: urls,
      DATABASE_POOL_SIZE: '5',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    });
    operator = await connectDatabase({ url: primary.url, poolSize: 3, applicationName: 'plainlaw-test', log: silentLog });
    await ann.join(all.url, (email) => primary.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]));
  });
  afterAll(async () => {
    await all?.stop();
    await operator?.close();
    await Promise.all([primary?.stop(), replica?.stop()]);
    await cleanUp();
  });

  const said = (text: string) => all.processes.map(({ app }) => app().lines.filter((line) => line.includes(text)).length);
  /** Every process has said so once more than before. */
  const until = (text: string, before: number[]) =>
    expect.poll(() => said(text), { interval: 100 }).toEqual(before.map((n) => expect.toSatisfy((now) => now > n)));
  const scans = async (): Promise<Record<string, number>> => {
    const rows = await replica.admin('SELECT relname, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int AS n FROM pg_stat_user_tables');
    return Object.fromEntries(rows.map(({ relname, n }) => [relname, Number(n)]));
  };
  const everywhere = (path: string) => Promise.all(all.processes.map(({ url }) => fetch(url + path).then((answer) => answer.status)));
  const ready = () => everywhere('/readyz');
  const hold = (name: string, page: number) => holdCases(operator, [{ name, volume: 598, page, year: 2020, text: '<p>Only a test.</p>' }]);

  test('cases are read from the replica, and nothing of a person ever is', async () => {
    await until(READ_FROM, [0, 0]);
    const before = await scans();
    const visitors = startVisitors(all.url, { paths: CASES, readers: 3 });
    for (let n = 0; n < 4; n++) {
      await ann.ask(all.url, '/account');
      await ann.ask(all.url, '/research/saved');
      await delay(500);
    }
    const { requests, failures, acknowledged } = await visitors.leave();
    note({ requests, failures: failures.length, acknowledged: acknowledged.length });
    expect(failures).toEqual([]);
    await delay(1_500); // the server's own figures come a moment later
    const after = await scans();
    const read = Object.keys(after).filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
    expect(read).toContain('cases');
    expect(read).toContain('opinions');
    expect(read.filter((table) => !PUBLIC.test(table))).toEqual([]);
  });

  test('a person sees their own writes at once, though the replica stands still', async () => {
    await replica.admin('SELECT pg_wal_replay_pause()');
    const saved = await ann.ask(all.url, '/research/saved', {
      intent: 'save',
      case: 'miranda-v-arizona-1966',
      returnTo: '/research/saved',
    });
    expect(saved.status).toBe(303);
    for (const { url } of all.processes) {
      expect((await ann.ask(url, '/research/saved')).text).toContain('384 U.S. 436');
      expect((await ann.ask(url, '/research?tab=cases&q=miranda&list=1')).text).toContain('384 U.S. 436');
    }
    expect(await replica.rows('SELECT count(*)::int AS n FROM saved_citations')).toEqual([{ n: 0 }]);
  });

  test('a replica that lags is left out, and read again when it has caught up', async () => {
    const [out, back] = [said(LEFT_OUT), said(READ_FROM)];
    await hold('Lagging v. Replica', 9901);
    // It stands still until it is told to go on, below: it is left out because it lags, not because it came back.
    await until(LEFT_OUT, out);
    expect(await everywhere('/cases/lagging-v-replica-2020')).toEqual([200, 200]);
    await replica.admin('SELECT pg_wal_replay_resume()');
    await until(READ_FROM, back);
    expect(await everywhere('/cases/lagging-v-replica-2020')).toEqual([200, 200]);
  });

  test('a replica that dies under load is noticed by no reader', async () => {
    const back = said(READ_FROM);
    const visitors = startVisitors(all.url, { paths: CASES, writers: 1 });
    await delay(1_000);
    await replica.kill();
    await delay(4_000);
    const { requests, failures, refused, acknowledged } = await visitors.leave();
    note({ requests, failures: failures.length, refused: refused.length, acknowledged: acknowledged.length });
    expect(failures).toEqual([]);
    expect(refused).toEqual([]);
    await replica.start();
    await until(READ_FROM, back);
  });

  test('the primary is killed, the replica promoted: cases are read throughout, nothing acknowledged is lost, no restart', async () => {
    await operator.close();
    // Without this a primary acknowledges what its replica may not have yet, and a kill can lose it.
    await primary.admin(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await primary.admin('SELECT pg_reload_conf()');
    await expect.poll(() => primary.admin('SELECT sync_state FROM pg_stat_replication')).toEqual([{ sync_state: 'sync' }]);
    const visitors = startVisitors(all.url, { paths: CASES });
    await delay(2_000);
    const killed = performance.now();
    await primary.kill();
    await expect.poll(ready, { interval: 50 }).toEqual([503, 503]);
    for (const path of CASES.slice(0, 2)) expect(await readOnce(all.url + path)).toBeUndefined();

    await replica.admin('SELECT pg_promote(wait => false)');
    const promoted = performance.now();
    await expect.poll(ready, { interval: 50 }).toEqual([200, 200]);
    const seconds = secondsSince(promoted);
    await expect.poll(() => signUp(all.url, 'after@example.com'), { interval: 50 }).toBeUndefined();
    note({ recovered: { from: 'promotion of the replica', seconds } });
    note({ recovered: { from: 'the primary’s death, with the promotion', seconds: secondsSince(killed) } });
    await delay(1_000);
    const { requests, failures, refused, acknowledged } = await visitors.leave();
    const lost = await lostOf([...acknowledged, 'after@example.com'], replica.rows);
    note({ requests, failures: failures.length, refused: refused.length, acknowledged: acknowledged.length, lost: lost.length });
    expect(lost).toEqual([]);
    expect(failures).toEqual([]);
    expect((await ann.ask(all.url, '/research/saved')).text).toContain('384 U.S. 436');
  });

  test('the old primary comes back and takes writes: nobody goes there', async () => {
    // Started as it was, which is what an operator must not do.
    await primary.start();
    await delay(3_000);
    expect(await ready()).toEqual([200, 200]);
    expect(await signUp(all.url, 'later@example.com')).toBeUndefined();
    expect(await lostOf(['later@example.com'], replica.rows)).toEqual([]);
    expect(await writablePlace({ url: `${primary.url},${replica.url}` })).toEqual({ url: replica.url });
    await primary.kill();
  });
});
