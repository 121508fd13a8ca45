// Two and four processes on one database behave like one: what a visitor does in one process is
// visible in all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app/app-processes.ts';
import { recordCounts } from '#tests/harness/app/counts.ts';
import { Member } from '#tests/harness/app/member.ts';
import { startVisitors } from '#tests/harness/app/visitors.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/db/postgres-node.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { PROXY_NAME } from '#tests/harness/fakes/retrying-proxy.ts';

const POOL_SIZE = 5;
const NEWSLETTER_LIMIT = 5;
const SLOW_ANSWER = {
  say: 'A landlord may keep part of a deposit. The rules differ. '.repeat(12),
  pieceMs: 60,
  pieceChars: 24,
};

describe.skipIf(NO_POSTGRES).each([2, 4])(
  `%i processes behind ${PROXY_NAME}${NO_POSTGRES}`,
  (count) => {
    let postgres: PostgresNode;
    let provider: FakeProvider;
    let installation: Installation;
    beforeAll(async () => {
      [postgres, provider] = await Promise.all([startPrimary(), startFakeProvider()]);
      installation = await startInstallation(count, {
        DATABASE_URL: postgres.url,
        DATABASE_POOL_SIZE: String(POOL_SIZE),
        LLM_BASE_URL: provider.baseUrl,
        LLM_MODEL: 'm',
        LIMIT_NEWSLETTER: `${NEWSLETTER_LIMIT}/3600`,
        LIMIT_WRITES: '10000/60',
        LIMIT_PAGES: '100000/60',
      });
    });
    afterAll(async () => {
      await installation?.stop();
      await provider?.stop();
      await postgres?.stop();
      await cleanUp();
    });

    const verifyEmail = (email: string) =>
      postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [
        email,
      ]);
    const requestEach = <T>(ask: (url: string) => Promise<T>) =>
      Promise.all(installation.processes.map(({ url }) => ask(url)));
    const chat = (url: string, body: object) =>
      fetch(`${url}/api/chat`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      });
    const findLogLines = (name: string) =>
      installation.processes.flatMap(({ app }) =>
        app().lines.filter((line) => line.includes(name)),
      );

    test('sessions: signing in and out applies to all processes', async () => {
      const ann = new Member('ann@example.com');
      await ann.join(installation.url, verifyEmail);
      const pages = await requestEach((url) => ann.ask(url, '/account'));
      expect(pages.map(({ status, text }) => [status, text.includes('ann@example.com')])).toEqual(
        installation.processes.map(() => [200, true]),
      );
      const cookies = new Map(ann.jar);
      await ann.ask(installation.url, '/auth/sign-out', {});
      ann.jar = cookies; // a browser that still has its cookie
      expect(
        (await requestEach((url) => ann.ask(url, '/account'))).map(({ status }) => status),
      ).toEqual(installation.processes.map(() => 302));
    });

    test('rate limits: counted across processes', async () => {
      const answers: number[] = [];
      for (let n = 0; n < 3 * NEWSLETTER_LIMIT; n++) {
        const body = new URLSearchParams({ email: `limit-${n}@example.com` });
        const headers = { origin: installation.url, 'x-forwarded-for': '203.0.113.77' };
        answers.push(
          (await fetch(`${installation.url}/newsletter`, { method: 'POST', body, headers })).status,
        );
      }
      expect(answers.filter((status) => status === 200)).toHaveLength(NEWSLETTER_LIMIT);
      expect(answers.filter((status) => status === 429)).toHaveLength(2 * NEWSLETTER_LIMIT);
    });

    test('the answer cache: the provider is called once, and every process has the answer', async () => {
      provider.behave({ say: 'A landlord may keep part of a deposit. The rules differ.' });
      const before = provider.requests.length;
      const question = 'Can my landlord keep my security deposit when I move out of the apartment?';
      const first = await (await chat(installation.url, { question })).text();
      expect(first).toContain('"finished"');
      const repeatedAnswers = await requestEach(async (url) =>
        (await chat(url, { question })).text(),
      );
      for (const text of repeatedAnswers) expect(text).toContain('"cached":true');
      expect(provider.requests.length - before).toBe(1);
    });

    test('the free search: concurrent clicks in all processes use it once', async () => {
      const bob = new Member('bob@example.com');
      await bob.join(installation.url, verifyEmail);
      const path = '/research?tab=news&q=court';
      const clicks = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          bob.ask(installation.processes[n % count]?.url ?? '', path, {}, installation.url),
        ),
      );
      expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await postgres.rows('SELECT feature_id FROM feature_usage')).toHaveLength(1);
    });

    test('jobs: each runs once, in one process', async () => {
      const listFinishedJobs = () =>
        findLogLines('"job done"').filter((line) => line.includes('"forget-old-reports"'));
      await postgres.rows(
        `INSERT INTO pgboss.job (name, policy) SELECT 'forget-old-reports', 'singleton' FROM generate_series(1, 5)`,
      );
      const open = `SELECT 1 FROM pgboss.job WHERE name = 'forget-old-reports' AND state <> 'completed'`;
      await expect.poll(() => postgres.rows(open), { timeout: 90_000, interval: 250 }).toEqual([]);
      await expect.poll(listFinishedJobs).toHaveLength(5);
    });

    test('an answer in progress can be followed, also after a reload, in every other process', async () => {
      provider.behave(SLOW_ANSWER);
      const before = provider.requests.length;
      const request = {
        question: 'Can Kevin keep my $500 deposit?',
        answerId: crypto.randomUUID(),
        answerToken: crypto.randomUUID(),
      };
      const response = await chat(installation.processes[0]?.url ?? '', request);
      const fullText = response.text();
      await expect.poll(() => provider.requests.length - before).toBe(1);
      const headers = { 'Answer-Token': request.answerToken };
      const joined = await requestEach(async (url) =>
        (await fetch(`${url}/api/chat/${request.answerId}`, { headers })).text(),
      );
      const sentenceCount = (await fullText).match(/"type":"sentence"/g)?.length;
      expect(sentenceCount).toBeGreaterThan(5);
      for (const text of joined) {
        expect(text.match(/"type":"sentence"/g)?.length).toBe(sentenceCount);
        expect(text).toContain('"finished"');
      }
      expect(provider.requests.length - before).toBe(1);
    });

    test('an answer whose process was killed ends for its followers and does not hang', async () => {
      provider.behave({ ...SLOW_ANSWER, pieceMs: 250 });
      const request = {
        question: 'Can Kevin keep my $700 deposit?',
        answerId: crypto.randomUUID(),
        answerToken: crypto.randomUUID(),
      };
      const [writer, reader] = installation.processes as [
        (typeof installation.processes)[0],
        (typeof installation.processes)[0],
      ];
      const writtenText = (await chat(writer.url, request)).text().catch(() => 'cut');
      const rejoin = () =>
        fetch(`${reader.url}/api/chat/${request.answerId}`, {
          headers: { 'Answer-Token': request.answerToken },
        });
      await expect.poll(async () => (await rejoin()).status).toBe(200);
      const followedText = rejoin().then((answer) => answer.text());
      await writer.kill();
      expect(await writtenText).toBe('cut');
      expect(await followedText).toMatch(/"type":"ended","how":"(?:failed|stopped)"/);
      await writer.start();
    });

    test('the pool size is bounded under load', async () => {
      const visitors = startVisitors(installation.url, { readers: 24, writers: 0 });
      let maxConnections = 0;
      for (let n = 0; n < 20; n++) {
        const [row] = await postgres.admin(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'plainlaw'`,
        );
        maxConnections = Math.max(maxConnections, Number(row?.n));
        await new Promise((next) => setTimeout(next, 200));
      }
      const { requests, failures } = await visitors.leave();
      recordCounts({ requests, failures: failures.length });
      expect(failures).toEqual([]);
      expect(maxConnections).toBeGreaterThan(0);
      expect(maxConnections).toBeLessThanOrEqual(count * POOL_SIZE);
    });
  },
);
