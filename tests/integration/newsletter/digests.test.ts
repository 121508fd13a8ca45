// The weekly digest: who gets which news, that nobody gets it twice, and that an interrupted run is
// resumed.
import { beforeEach, describe, expect, test } from 'vitest';
import { sendDigests } from '#features/news/send-digests.server.ts';
import { unsubscribe } from '#features/newsletter/unsubscribe.server.ts';
import { fixedClock } from '#lib/clock.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { storeTestNews } from '#tests/harness/app/test-news.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase();
const db = await database.open();
const MONDAY = '2026-11-16T12:10:00Z';

let deps: TestDeps;
beforeEach(async () => {
  deps = { ...createTestDeps({ db }), clock: fixedClock(MONDAY) };
  await database.empty('newsletter_subscriptions', 'newsletter_issues', 'legal_news');
  await storeTestNews(db, [
    { id: 'tax', topics: ['tax-law', 'employment'] },
    { id: 'work', topics: ['employment'] },
    { id: 'old', topics: ['bankruptcy'], date: '2024-01-01' },
    { id: 'last-week', topics: ['immigration-law'] },
  ]);
  await database.rows(`UPDATE legal_news SET stored_at = '2026-11-12T00:00:00Z'`);
  await database.rows(
    `UPDATE legal_news SET stored_at = '2026-11-09T11:00:00Z' WHERE id = 'last-week'`,
  );
});

async function addReader(email: string, topics: string[], status = 'confirmed'): Promise<void> {
  const [row] = await database.rows(
    `INSERT INTO newsletter_subscriptions (email, status, newsletters, legal_updates, created_at) VALUES ($1, $2, false, false, now()) RETURNING id`,
    [email, status],
  );
  for (const topic of topics)
    await database.rows('INSERT INTO newsletter_digest_topics VALUES ($1, $2)', [row?.id, topic]);
}
const listRecipients = () => deps.sent.map(({ to }) => to).toSorted();

describe('recipients', () => {
  beforeEach(async () => {
    await addReader('tax@example.com', ['tax-law']);
    await addReader('both@example.com', ['tax-law', 'employment']);
    await addReader('none@example.com', []);
    await addReader('quiet@example.com', ['bankruptcy', 'immigration-law', 'family-law']);
    await addReader('pending@example.com', ['tax-law'], 'pending');
    await addReader('gone@example.com', ['tax-law'], 'unsubscribed');
  });

  test('are confirmed readers whose topics had news, and each item is listed once', async () => {
    expect(await sendDigests(deps)).toMatchObject({ sent: 2 });
    expect(listRecipients()).toEqual(['both@example.com', 'tax@example.com']);
    const both = deps.sent.find(({ to }) => to.startsWith('both'));
    expect(both?.text.match(/https:\/\/news\.example\/tax/g)).toHaveLength(1);
    expect(both?.text).toContain('https://news.example/work');
    expect(deps.sent.find(({ to }) => to.startsWith('tax'))?.text).not.toContain(
      'https://news.example/work',
    );
  });
  test('can unsubscribe with one click', async () => {
    await sendDigests(deps);
    const [mail] = deps.sent;
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    });
    const token = /token=([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1];
    expect(await unsubscribe(deps, token)).toMatchObject({ ok: true });
    expect(
      await database.rows('SELECT status FROM newsletter_subscriptions WHERE email = $1', [
        mail?.to,
      ]),
    ).toEqual([{ status: 'unsubscribed' }]);
  });
  test('get one digest per week: later calls do nothing until the next Monday', async () => {
    await sendDigests(deps);
    expect(await sendDigests(deps)).toBeNull();
    expect(await sendDigests({ ...deps, clock: fixedClock('2026-11-23T11:00:00Z') })).toBeNull();
    expect(deps.sent).toHaveLength(2);
    await storeTestNews(db, [{ id: 'next', date: '2026-11-18' }]);
    await database.rows(
      `UPDATE legal_news SET stored_at = '2026-11-18T00:00:00Z' WHERE id = 'next'`,
    );
    expect(await sendDigests({ ...deps, clock: fixedClock('2026-11-23T12:00:00Z') })).toMatchObject(
      { sent: 2 },
    );
    expect(
      deps.sent.slice(2).every(({ text }) => text.includes('/next') && !text.includes('/tax\n')),
    ).toBe(true);
  });
  test('get nothing in a week without news', async () => {
    expect(await sendDigests({ ...deps, clock: fixedClock('2026-12-21T12:00:00Z') })).toMatchObject(
      { audience: 0, sent: 0 },
    );
    expect(deps.sent).toHaveLength(0);
  });
});

describe('interruptions', () => {
  const READERS = 60;
  beforeEach(async () => {
    for (let n = 0; n < READERS; n++) await addReader(`r${n}@example.com`, ['tax-law']);
  });

  test('the next call resumes after a mail server failure, and nobody gets two', async () => {
    const { send } = deps.mail;
    deps.mail.send = async (mail) => {
      if (deps.sent.length >= 30) throw new Error('connection lost');
      await send(mail);
    };
    expect(await sendDigests(deps)).toBeNull();
    expect(deps.logged).toContainEqual(
      expect.objectContaining({ message: 'the news digest is not out to everyone yet' }),
    );
    deps.mail.send = send;
    expect(await sendDigests(deps)).toMatchObject({ audience: READERS });
    expect(new Set(listRecipients()).size).toBe(READERS);
    expect(deps.sent).toHaveLength(READERS);
  });
  test('after a kill, claimed readers get theirs and handed-over ones count as sent', async () => {
    await sendDigests({
      ...deps,
      mail: { send: async () => Promise.reject(new Error('nothing goes out')) },
    });
    await database.rows(
      `INSERT INTO newsletter_deliveries SELECT 'news-digest-2026-11-16', id, 'claimed', now() FROM newsletter_subscriptions WHERE email = 'r1@example.com'`,
    );
    await database.rows(
      `INSERT INTO newsletter_deliveries SELECT 'news-digest-2026-11-16', id, 'handed-over', now() FROM newsletter_subscriptions WHERE email = 'r2@example.com'`,
    );
    expect(await sendDigests(deps)).toMatchObject({
      audience: READERS,
      before: 1,
      sent: READERS - 1,
    });
    expect(listRecipients()).toContain('r1@example.com');
    expect(listRecipients()).not.toContain('r2@example.com');
  });
  test('an abort signal stops it between two mails, and the next call resumes', async () => {
    const shutdown = new AbortController();
    const { send } = deps.mail;
    deps.mail.send = async (mail) => {
      await send(mail);
      if (deps.sent.length === 10) shutdown.abort();
    };
    expect(await sendDigests(deps, shutdown.signal)).toBeNull();
    expect(deps.sent.length).toBeLessThan(20);
    await sendDigests(deps);
    expect(new Set(listRecipients()).size).toBe(READERS);
    expect(deps.sent).toHaveLength(READERS);
  });
  test('with several processes at once, nobody gets two', async () => {
    await Promise.all([sendDigests(deps), sendDigests(deps), sendDigests(deps)]);
    await sendDigests(deps);
    expect(new Set(listRecipients()).size).toBe(READERS);
    expect(deps.sent).toHaveLength(READERS);
  });
});
