// Two and four processes on one database behave as one: whatever a visitor did in one of them holds in all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app-processes.ts';
import { note } from '#tests/harness/counts.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fake-provider.ts';
import { Member } from '#tests/harness/member.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/postgres-node.ts';
import { PROXY_NAME } from '#tests/harness/retrying-proxy.ts';
import { startVisitors } from '#tests/harness/visitors.ts';

const POOL = 5;
const NEWSLETTER_LIMIT = 5;
const SLOWLY = { say: 'A landlord may keep part of a deposit. The rules differ. '.repeat(12), pieceMs: 60, pieceChars: 24 };

describe.skipIf(NO_POSTGRES).each([2, 4])(`%i processes behind ${PROXY_NAME}${NO_POSTGRES}`, (count) => {
  let postgres: PostgresNode;
  let provider: FakeProvider;
  let all: Installation;
  beforeAll(async () => {
    [postgres, provider] = await Promise.all([startPrimary(), startFakeProvider()]);
    all = await startInstallation(count, {
      DATABASE_URL: postgres.url,
      DATABASE_POOL_SIZE: String(POOL),
      LLM_BASE_URL: provider.baseUrl,
      LLM_MODEL: 'm',
      LIMIT_NEWSLETTER: `${NEWSLETTER_LIMIT}/3600`,
      LIMIT_WRITES: '10000/60',
      LIMIT_PAGES: '100000/60',
    });
  });
  afterAll(async () => {
    await all?.stop();
    await provider?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  const verify = (email: string) => postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]);
  const each = <T>(ask: (url: string) => Promise<T>) => Promise.all(all.processes.map(({ url }) => ask(url)));
  const chat = (at: string, body: object) =>
    fetch(`${at}/api/chat`, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  const linesOf = (name: string) => all.processes.flatMap(({ app }) => app().lines.filter((line) => line.includes(name)));

  test('a session: signed in at one, known to all, signed out of all', async () => {
    const ann = new Member('ann@example.com');
    await ann.join(all.url, verify);
    const pages = await each((url) => ann.ask(url, '/account'));
    expect(pages.map(({ status, text }) => [status, text.includes('ann@example.com')])).toEqual(all.processes.map(() => [200, true]));
    const cookies = new Map(ann.jar);
    await ann.ask(all.url, '/auth/sign-out', {});
    ann.jar = cookies; // a browser that kept its cookie
    expect((await each((url) => ann.ask(url, '/account'))).map(({ status }) => status)).toEqual(all.processes.map(() => 302));
  });

  test('a limit: counted together', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 3 * NEWSLETTER_LIMIT; n++) {
      const body = new URLSearchParams({ email: `limit-${n}@example.com` });
      const headers = { origin: all.url, 'x-forwarded-for': '203.0.113.77' };
      answers.push((await fetch(`${all.url}/newsletter`, { method: 'POST', body, headers })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(NEWSLETTER_LIMIT);
    expect(answers.filter((status) => status === 429)).toHaveLength(2 * NEWSLETTER_LIMIT);
  });

  test('the answer cache: the provider is asked once, and every process has the answer', async () => {
    provider.behave({ say: 'A landlord may keep part of a deposit. The rules differ.' });
    const before = provider.asked.length;
    const question = 'Can my landlord keep my security deposit when I move out of the apartment?';
    const first = await (await chat(all.url, { question })).text();
    expect(first).toContain('"finished"');
    const again = await each(async (url) => (await chat(url, { question })).text());
    for (const text of again) expect(text).toContain('"cached":true');
    expect(provider.asked.length - before).toBe(1);
  });

  test('the free search: clicked in every process at once, given once', async () => {
    const bob = new Member('bob@example.com');
    await bob.join(all.url, verify);
    const path = '/research?tab=news&q=court';
    const clicks = await Promise.all(Array.from({ length: 12 }, (_, n) => bob.ask(all.processes[n % count]?.url ?? '', path, {}, all.url)));
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await postgres.rows('SELECT feature_id FROM feature_usage')).toHaveLength(1);
  });

  test('jobs: each runs once, in one of them', async () => {
    const done = () => linesOf('"job done"').filter((line) => line.includes('"forget-old-reports"'));
    await postgres.rows(`INSERT INTO pgboss.job (name, policy) SELECT 'forget-old-reports', 'singleton' FROM generate_series(1, 5)`);
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'forget-old-reports' AND state <> 'completed'`;
    await expect.poll(() => postgres.rows(open), { timeout: 90_000, interval: 250 }).toEqual([]);
    await expect.poll(done).toHaveLength(5);
  });

  test('an answer that is being written is read along, and again after a reload, in every other process', async () => {
    provider.behave(SLOWLY);
    const before = provider.asked.length;
    const asked = { question: 'Can Kevin keep my $500 deposit?', answerId: crypto.randomUUID(), answerToken: crypto.randomUUID() };
    const writing = await chat(all.processes[0]?.url ?? '', asked);
    const reading = writing.text();
    await expect.poll(() => provider.asked.length - before).toBe(1);
    const headers = { 'Answer-Token': asked.answerToken };
    const joined = await each(async (url) => (await fetch(`${url}/api/chat/${asked.answerId}`, { headers })).text());
    const whole = (await reading).match(/"type":"sentence"/g)?.length;
    expect(whole).toBeGreaterThan(5);
    for (const text of joined) {
      expect(text.match(/"type":"sentence"/g)?.length).toBe(whole);
      expect(text).toContain('"finished"');
    }
    expect(provider.asked.length - before).toBe(1);
  });

  test('an answer whose process was killed ends for those who read along, and does not hang', async () => {
    provider.behave({ ...SLOWLY, pieceMs: 250 });
    const asked = { question: 'Can Kevin keep my $700 deposit?', answerId: crypto.randomUUID(), answerToken: crypto.randomUUID() };
    const [writer, reader] = all.processes as [(typeof all.processes)[0], (typeof all.processes)[0]];
    const writing = (await chat(writer.url, asked)).text().catch(() => 'cut');
    const rejoin = () => fetch(`${reader.url}/api/chat/${asked.answerId}`, { headers: { 'Answer-Token': asked.answerToken } });
    await expect.poll(async () => (await rejoin()).status).toBe(200);
    const along = rejoin().then((answer) => answer.text());
    await writer.kill();
    expect(await writing).toBe('cut');
    expect(await along).toMatch(/"type":"ended","how":"(?:failed|stopped)"/);
    await writer.start();
  });

  test('the pool is bounded, whatever is asked', async () => {
    const visitors = startVisitors(all.url, { readers: 24, writers: 0 });
    let most = 0;
    for (let n = 0; n < 20; n++) {
      const [row] = await postgres.admin(`SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'plainlaw'`);
      most = Math.max(most, Number(row?.n));
      await new Promise((next) => setTimeout(next, 200));
    }
    const { requests, failures } = await visitors.leave();
    note({ requests, failures: failures.length });
    expect(failures).toEqual([]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(count * POOL);
  });
});
