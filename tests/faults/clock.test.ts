// The app's clock jumps by a day, forward and backward, and is corrected again, while the
// database's clock stays right: sessions and emailed links stay valid, no rate limit locks anyone
// out, jobs run, and pages work.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { Member } from '#tests/harness/app/member.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/db/postgres-node.ts';
import { startSmtpServer } from '#tests/harness/fakes/smtp-server.ts';

const DAY_MS = 86_400_000;
const LIMIT = 3;

describe.skipIf(NO_POSTGRES)(`the clock jumps${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let app: TestApp;
  beforeAll(async () => {
    [postgres, smtp] = await Promise.all([startPrimary(), startSmtpServer()]);
    app = await startTestApp(
      {
        DATABASE_URL: postgres.url,
        SMTP_URL: smtp.url,
        TRUSTED_PROXIES: '127.0.0.1',
        LIMIT_NEWSLETTER: `${LIMIT}/3600`,
        LIMIT_WRITES: '10000/60',
      },
      { meaning: true },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await app?.stop();
    await smtp?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  const jumpClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const fetchStatus = async (path: string) => (await fetch(app.url + path)).status;
  const subscribe = async (email: string, network: string) =>
    (
      await fetch(`${app.url}/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
        headers: { origin: 'http://plainlaw.test', 'x-forwarded-for': network },
      })
    ).status;
  const findConfirmLink = async (email: string) => {
    const findMail = () =>
      smtp.mails
        .findLast(({ to }) => to.includes(email))
        ?.raw.replaceAll('=\r\n', '')
        .replaceAll('=3D', '=');
    await expect.poll(findMail).toContain('/newsletter/confirm?');
    return new URL(/http\S+\/newsletter\/confirm\?\S+/.exec(findMail() ?? '')?.[0] ?? '');
  };
  const registerMember = async (email: string) => {
    const member = new Member(email);
    const verify = (who: string) =>
      postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [who]);
    await member.join(app.url, verify, 'http://plainlaw.test');
    return member;
  };
  const expectJobToRun = async () => {
    await postgres.rows(
      `INSERT INTO pgboss.job (name, policy) VALUES ('forget-old-limits', 'singleton')`,
    );
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'forget-old-limits' AND state <> 'completed'`;
    await expect.poll(() => postgres.rows(open), { interval: 250 }).toEqual([]);
  };
  const askAssistant = async () => {
    const body = JSON.stringify({
      question: 'Can my landlord keep my deposit?',
      libraryOnly: true,
    });
    return (
      await fetch(`${app.url}/api/chat`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
    ).text();
  };

  test.each([
    ['forward', DAY_MS, 1],
    ['backward', -DAY_MS, 2],
  ])('a day %s, and back', async (direction, ms, n) => {
    const early = await registerMember(`early-${direction}@example.com`);
    expect(await subscribe(`link-${direction}@example.com`, `203.0.113.${n}0`)).toBe(200);
    const link = await findConfirmLink(`link-${direction}@example.com`);

    jumpClock(ms);
    expect(await fetchStatus('/readyz')).toBe(200);
    for (const path of [
      '/',
      '/topics/landlord-tenant',
      '/deadlines',
      '/research?tab=cases&q=right+to+counsel',
    ]) {
      expect(await fetchStatus(path), path).toBe(200);
    }
    expect((await early.ask(app.url, '/account')).text).toContain(early.email);
    expect(await (await fetch(app.url + link.pathname + link.search)).text()).not.toContain(
      'not valid',
    );
    const late = await registerMember(`late-${direction}@example.com`);
    const network = `203.0.113.${n}1`;
    const statuses = [];
    for (let i = 0; i <= LIMIT; i++)
      statuses.push(await subscribe(`limit-${direction}-${i}@example.com`, network));
    expect(statuses).toEqual([...Array(LIMIT).fill(200), 429]);
    expect(await askAssistant()).toContain('"finished"');
    await expectJobToRun();

    vi.useRealTimers();
    expect((await early.ask(app.url, '/account')).text).toContain(early.email);
    expect((await late.ask(app.url, '/account')).text).toContain(late.email);
    expect(await subscribe(`after-${direction}@example.com`, network)).toBe(200);
    expect(await askAssistant()).toContain('"finished"');
    await expectJobToRun();
    expect(await fetchStatus('/readyz')).toBe(200);
  });
});
