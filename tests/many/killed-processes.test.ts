// Processes are killed and restarted while visitors read and sign up. After kill -9 nothing
// acknowledged is lost, and with the proxy's retries no reader sees an error. A rolling restart
// fails no request.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app/app-processes.ts';
import { recordCounts } from '#tests/harness/app/counts.ts';
import { Member } from '#tests/harness/app/member.ts';
import { findLostEmails, startVisitors, type VisitorReport } from '#tests/harness/app/visitors.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/db/postgres-node.ts';
import { PROXY_NAME } from '#tests/harness/fakes/retrying-proxy.ts';

const KILLS = 4;

describe.skipIf(NO_POSTGRES)(`three processes behind ${PROXY_NAME}${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let installation: Installation;
  const ann = new Member('ann@example.com');
  beforeAll(async () => {
    postgres = await startPrimary();
    installation = await startInstallation(3, {
      DATABASE_URL: postgres.url,
      DATABASE_POOL_SIZE: '5',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    });
    await ann.join(installation.url, (email) =>
      postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [
        email,
      ]),
    );
  });
  afterAll(async () => {
    await installation?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  async function expectNothingLost({
    requests,
    failures,
    refused,
    acknowledged,
  }: VisitorReport): Promise<void> {
    const lost = await findLostEmails(acknowledged, postgres.rows);
    recordCounts({
      requests,
      failures: failures.length,
      refused: refused.length,
      acknowledged: acknowledged.length,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
    expect(failures).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await ann.ask(installation.url, '/account')).text).toContain(ann.email);
  }

  test(`kill -9 of one process after another, ${KILLS} times, under load`, async () => {
    const visitors = startVisitors(installation.url);
    for (let n = 0; n < KILLS; n++) {
      await delay(1_000 + 300 * n);
      const victim = installation.processes[n % installation.processes.length];
      await victim?.kill();
      await delay(500);
      await victim?.start();
    }
    await expectNothingLost(await visitors.leave());
  });

  test('a rolling restart under load fails no request, not even a form post', async () => {
    const visitors = startVisitors(installation.url);
    for (const process of installation.processes) {
      await process.stop();
      const { child, lines } = process.app();
      expect(child.exitCode, `ended by ${child.signalCode}:\n${lines.join('\n')}`).toBe(0);
      await process.start();
    }
    const seen = await visitors.leave();
    expect(seen.refused, installation.proxy.log()).toEqual([]);
    await expectNothingLost(seen);
  });
});
