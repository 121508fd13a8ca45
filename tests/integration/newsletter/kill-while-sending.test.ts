// Kills the operator's command with SIGKILL at each step of its SMTP session and runs it again:
// everyone got exactly one mail, counted at the server. The long form tests every step, npm test
// only the most delicate one.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import {
  type SmtpMoment,
  type SmtpServer,
  startSmtpServer,
} from '#tests/harness/fakes/smtp-server.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-letter-'));
const file = join(folder, 'november.md');
writeFileSync(file, '---\nsubject: News in November\n---\nHello.\n');
const READERS = 60;
/** As in send-mailing.server.ts. */
const CONCURRENT_SENDS = 4;

let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
  await database.empty('newsletter_subscriptions', 'newsletter_issues');
  await database.rows(
    `INSERT INTO newsletter_subscriptions (email, status, created_at, confirmed_at) SELECT 'r' || n || '@example.com', 'confirmed', now(), now() FROM generate_series(1, $1::int) n`,
    [READERS],
  );
  return () => smtp.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startSend(...more: string[]) {
  const child = spawn(process.execPath, ['scripts/newsletter.ts', 'send', file, ...more], {
    cwd: root,
    env: {
      ...CHILD_ENV,
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret for tests, of a fair length',
      PUBLIC_URL: 'http://plainlaw.test',
      SMTP_URL: smtp.url,
      DATA_DIR: folder,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>(
    (resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, output }));
    },
  );
  return { ended, kill: () => child.kill('SIGKILL') };
}

/**
 * Withholds all server responses from the nth mail on; resolves when all concurrent sends wait for
 * one.
 */
function holdAnswersAt(heldMoment: SmtpMoment, nth: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waitingCount = 0;
  smtp.onMoment = (moment, { count }) => {
    if (moment !== heldMoment || count < nth) return undefined;
    if (++waitingCount === CONCURRENT_SENDS) resolve();
    return new Promise(() => {});
  };
  return promise;
}

const listReceived = () => smtp.mails.flatMap((mail) => mail.to);
const addresses = Array.from({ length: READERS }, (_, i) => `r${i + 1}@example.com`).toSorted();

const MOMENTS: [SmtpMoment, string][] = [
  ['dot', 'when the server has the mail and has not said so'],
  ['mail', 'before the first answer'],
  ['rcpt', 'before the reader’s address is taken'],
  ['data', 'before the text is sent'],
];

test.each(sample(MOMENTS, 4))(
  'killed at %s (%s) and run again, everyone got exactly one mail',
  async (moment) => {
    const reached = holdAnswersAt(moment, 17);
    const first = startSend();
    await reached;
    first.kill();
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' });
    const before = listReceived().length;
    expect(before).toBeGreaterThanOrEqual(17);
    expect(before).toBeLessThan(READERS);

    smtp.onMoment = undefined;
    const secondRun = await startSend().ended;
    expect(secondRun).toMatchObject({ code: 0 });
    expect(secondRun.output).toContain(`Done: ${READERS - before} sent now, ${before} before.`);
    expect(listReceived().toSorted()).toEqual(addresses);
    const ids = smtp.mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail.raw)?.[1]);
    expect(new Set(ids).size).toBe(READERS);
    // Only mails being handed over at the kill are reported to the operator.
    expect(secondRun.output.includes('were being handed over')).toBe(moment === 'dot');

    expect(await startSend().ended).toMatchObject({
      code: 0,
      output: expect.stringContaining('Done: 0 sent now'),
    });
    expect(listReceived()).toHaveLength(READERS);
  },
);

test.runIf(LONG)(
  'killed at any moment, nobody got two mails, and readers who may have got none are reported',
  async () => {
    for (const nth of [5, 19, 37]) {
      const run = startSend();
      await expect.poll(() => smtp.mails.length, { interval: 1 }).toBeGreaterThanOrEqual(nth);
      run.kill();
      await run.ended;
    }
    const last = await startSend().ended;
    expect(last.code).toBe(0);
    const delivered = listReceived();
    expect(new Set(delivered).size).toBe(delivered.length);
    const unclear = [...last.output.matchAll(/<november\.([0-9a-f-]{36})@/g)].map(
      (match) => match[1],
    );
    const missing = addresses.filter((address) => !delivered.includes(address));
    const namedRows = await database.rows(
      'SELECT email FROM newsletter_subscriptions WHERE id = ANY($1)',
      [unclear],
    );
    expect(namedRows.map((row) => row.email)).toEqual(expect.arrayContaining(missing));
  },
);

test('a dry run shows the newsletter and sends nothing', async () => {
  const { code, output } = await startSend('--dry-run').ended;
  expect(code).toBe(0);
  expect(output).toContain('Subject: News in November');
  expect(output).toContain(`${READERS} readers would get it now; 0 have it already.`);
  expect(smtp.mails).toEqual([]);
  expect(await database.rows('SELECT * FROM newsletter_issues')).toEqual([]);
});
