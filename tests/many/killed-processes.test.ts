// Processes come and go while people read and sign up. Killed outright: nothing that was acknowledged is lost, and with the
// proxy's retry no reader sees an error. Replaced one by one: nobody notices.
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#tests/database/helpers.ts';
import { type Installation, startInstallation } from '#tests/harness/app-processes.ts';
import { note } from '#tests/harness/counts.ts';
import { Member } from '#tests/harness/member.ts';
import { NO_POSTGRES, type PostgresNode, startPrimary } from '#tests/harness/postgres-node.ts';
import { PROXY_NAME } from '#tests/harness/retrying-proxy.ts';
import { lostOf, type Seen, startVisitors } from '#tests/harness/visitors.ts';

const KILLS = 4;

describe.skipIf(NO_POSTGRES)(`three processes behind ${PROXY_NAME}${NO_POSTGRES}`, () => {
  let postgres: PostgresNode;
  let all: Installation;
  const ann = new Member('ann@example.com');
  beforeAll(async () => {
    postgres = await startPrimary();
    all = await startInstallation(3, { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '5', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
    await ann.join(all.url, (email) => postgres.rows('UPDATE users SET email_verified = true WHERE email = $1 RETURNING id', [email]));
  });
  afterAll(async () => {
    await all?.stop();
    await postgres?.stop();
    await cleanUp();
  });

  async function settle({ requests, failures, refused, acknowledged }: Seen): Promise<void> {
    const lost = await lostOf(acknowledged, postgres.rows);
    note({ requests, failures: failures.length, refused: refused.length, acknowledged: acknowledged.length, lost: lost.length });
    expect(lost).toEqual([]);
    expect(failures).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await ann.ask(all.url, '/account')).text).toContain(ann.email);
  }

  test(`kill -9 of one after the other, ${KILLS} times, under load`, async () => {
    const visitors = startVisitors(all.url);
    for (let n = 0; n < KILLS; n++) {
      await delay(1_000 + 300 * n);
      const victim = all.processes[n % all.processes.length];
      await victim?.kill();
      await delay(500);
      await victim?.start();
    }
    await settle(await visitors.leave());
  });

  test('a rolling restart under load: not one request fails, not even a form', async () => {
    const visitors = startVisitors(all.url);
    for (const process of all.processes) {
      await process.stop();
      expect(process.app().child.exitCode).toBe(0);
      await process.start();
    }
    const seen = await visitors.leave();
    expect(seen.refused, all.front.log()).toEqual([]);
    await settle(seen);
  });
});
