// The machine's clock jumps by a day, forwards and backwards, and is put right again, while the database's clock is not touched:
// what a person holds (a session, a link in a mail) still counts, no limit locks anybody out, jobs run, and pages are today's.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { Member } from '#tests/harness/member.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/postgres-node.ts';
import { startSmtpServer } from '#tests/harness/smtp-server.ts';
import { startTestApp, type TestApp } from '#tests/harness/test-app.ts';

const DAY_MS = 86_400_000;
const LIMIT = 3;

describe.skipIf(NO_POSTGRES)(`the clock jumps${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let app: TestApp;
  beforeAll(async () => {
    [postgres, smtp] = await Promise.all([startPrimary(), startSmtpServer()]);
    app = await startTestApp({
      DATABASE_URL: postgres.url,
      SMTP_URL: smtp.url,
      TRUSTED_PROXIES: '127.0.0.1',
      LIMIT_NEWSLETTER: `${LIMIT}/3600`,
      LIMIT_WRITES: '10000/60',
    });
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

  const jump = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const status = async (path: string) => (await fetch(app.url + path)).status;
  const subscribe = async (email: string, network: string) =>
    (
      await fetch(`${app.url}/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
        headers: { origin: 'http://plainlaw.test', 'x-forwarded-for': network },
      })
    ).status;
  const linkTo = async (email: string) => {
    const mail = () =>
      smtp.mails
        .findLast(({ to }) => to.includes(email))
        ?.raw.replaceAll('=\r\n', '')
        .replaceAll('=3D', '=');
    await expect.poll(mail).toContain('/newsletter/confirm?');
    return new URL(/http\S+\/newsletter\/confirm\?\S+/.exec(mail() ?? '')?.[0] ?? '');
  };
  const join = async (email: string) => {
    const member = new Member(email);
    const verify = (who: string) => postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [who]);
    await member.join(app.url, verify, 'http://plainlaw.test');
    return member;
  };
  const jobRuns = async () => {
    await postgres.rows(`INSERT INTO pgboss.job (name, policy) VALUES ('forget-old-limits', 'singleton')`);
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'forget-old-limits' AND state <> 'completed'`;
    await expect.poll(() => postgres.rows(open), { interval: 250 }).toEqual([]);
  };
  const asksAssistant = async () => {
    const body = JSON.stringify({ question: 'Can my landlord keep my deposit?', libraryOnly: true });
    return (await fetch(`${app.url}/api/chat`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })).text();
  };

  test.each([
    ['forwards', DAY_MS, 1],
    ['backwards', -DAY_MS, 2],
  ])('a day %s, and back', async (way, ms, n) => {
    const early = await join(`early-${way}@example.com`);
    expect(await subscribe(`link-${way}@example.com`, `203.0.113.${n}0`)).toBe(200);
    const link = await linkTo(`link-${way}@example.com`);

    jump(ms);
    expect(await status('/readyz')).toBe(200);
    for (const path of ['/', '/topics/landlord-tenant', '/deadlines', '/research?tab=cases&q=right+to+counsel']) {
      expect(await status(path), path).toBe(200);
    }
    expect((await early.ask(app.url, '/account')).text).toContain(early.email);
    expect(await (await fetch(app.url + link.pathname + link.search)).text()).not.toContain('not valid');
    const late = await join(`late-${way}@example.com`);
    const network = `203.0.113.${n}1`;
    const taken = [];
    for (let i = 0; i <= LIMIT; i++) taken.push(await subscribe(`limit-${way}-${i}@example.com`, network));
    expect(taken).toEqual([...Array(LIMIT).fill(200), 429]);
    expect(await asksAssistant()).toContain('"finished"');
    await jobRuns();

    vi.useRealTimers();
    expect((await early.ask(app.url, '/account')).text).toContain(early.email);
    expect((await late.ask(app.url, '/account')).text).toContain(late.email);
    expect(await subscribe(`after-${way}@example.com`, network)).toBe(200);
    expect(await asksAssistant()).toContain('"finished"');
    await jobRuns();
    expect(await status('/readyz')).toBe(200);
  });
});
