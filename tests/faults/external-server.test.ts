// The AI provider and the mail server are down while the app starts and runs: everything else
// works, readiness stays green, and recovery needs no restart. (For each failure of a provider,
// mail server or feed, docs/operations.md names a test.)
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/db/postgres-node.ts';
import { startFakeProvider } from '#tests/harness/fakes/fake-provider.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';
import { startSmtpServer } from '#tests/harness/fakes/smtp-server.ts';

const ORIGIN = 'http://plainlaw.test';

describe.skipIf(NO_POSTGRES)(`provider and mail server are down${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let app: TestApp;
  const ports = { provider: 0, smtp: 0 };
  beforeAll(async () => {
    postgres = await startPrimary();
    ports.provider = await findFreePort();
    ports.smtp = await findFreePort();
    app = await startTestApp(
      {
        DATABASE_URL: postgres.url,
        LLM_BASE_URL: `http://127.0.0.1:${ports.provider}/v1`,
        LLM_MODEL: 'm',
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
        RATE_LIMITS: 'off',
      },
      { meaning: true },
    );
  });
  afterAll(async () => {
    await app?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  const post = (path: string, form: Record<string, string>) =>
    fetch(app.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
      headers: { origin: ORIGIN },
    });
  let questionCount = 0;
  const ask = async () => {
    const body = JSON.stringify({
      question: `Can my landlord keep my deposit after ${++questionCount} weeks?`,
    });
    return (
      await fetch(`${app.url}/api/chat`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      })
    ).text();
  };

  test('answers come from the library, accounts are created, and a mail that cannot be sent is reported', async () => {
    for (const path of ['/readyz', '/', '/topics/landlord-tenant', '/search?q=eviction']) {
      expect((await fetch(app.url + path)).status, path).toBe(200);
    }
    const answer = await ask();
    expect(answer).toContain('"provider-failed"');
    expect(answer).toContain('"finished"');
    expect(
      (await post('/auth/register', { email: 'ann@example.com', password: 'seven quiet lanterns' }))
        .status,
    ).toBeLessThan(400);
    expect((await post('/newsletter', { email: 'bob@example.com' })).status).toBe(503);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });

  test('after both are back, mails are sent and the model answers without a restart', async () => {
    const [provider, smtp] = await Promise.all([
      startFakeProvider(ports.provider),
      startSmtpServer(ports.smtp),
    ]);
    provider.behave({ say: 'A landlord may keep part of a deposit.' });
    try {
      await expect
        .poll(async () => (await post('/newsletter', { email: 'bob@example.com' })).status)
        .toBe(200);
      await expect.poll(ask, { timeout: 120_000, interval: 1_000 }).toContain('"writer":"model"');
      // The queued mail is retried by a job every minute, after a delay: skip the delay and run the
      // job now.
      await postgres.rows('UPDATE account_tasks SET due_at = now()');
      await postgres.rows(
        `INSERT INTO pgboss.job (name, policy) VALUES ('account-tasks', 'singleton')`,
      );
      await expect
        .poll(() => smtp.mails.flatMap(({ to }) => to), { timeout: 90_000, interval: 250 })
        .toContain('ann@example.com');
    } finally {
      await Promise.all([provider.stop(), smtp.stop()]);
    }
  });
});
