import { beforeEach, describe, expect, test } from 'vitest';
import { choosePreferences, findPreferences } from '#features/newsletter/choose-preferences.server.ts';
import { confirmSubscription } from '#features/newsletter/confirm-subscription.server.ts';
import { exportSubscribers } from '#features/newsletter/export-subscribers.server.ts';
import { handleEmailSubscription } from '#features/newsletter/handle-email-subscription.server.ts';
import { readLetter } from '#features/newsletter/newsletter-email.ts';
import { BATCH } from '#features/newsletter/send-mailing.server.ts';
import { countAudience, sendLetter } from '#features/newsletter/send-newsletter.server.ts';
import { unsubscribe } from '#features/newsletter/unsubscribe.server.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { smtpMail } from '#integrations/mail/smtp-mail.ts';
import { startSmtpServer } from '#tests/harness/smtp-server.ts';
import { createTestDatabase } from '#tests/harness/test-database.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/test-deps.ts';

const database = await createTestDatabase();
const db = await database.open();

let deps: TestDeps;
beforeEach(async () => {
  deps = createTestDeps({ db });
  await database.empty('newsletter_subscriptions', 'newsletter_issues', 'rate_limits');
});

const letter = readLetter('november.md', '---\nsubject: News in November\n---\n# Hello\n\nA [new guide](/guides/x) & <b>more</b>.\n');
const addReaders = (count: number, more = '') =>
  database.rows(
    `INSERT INTO newsletter_subscriptions (email, status, created_at, confirmed_at) SELECT 'r' || n || '@example.com', 'confirmed', now(), now() FROM generate_series(1, $1::int) n ${more}`,
    [count],
  );
const rows = () => database.rows('SELECT * FROM newsletter_subscriptions ORDER BY email');
const states = async () =>
  Object.fromEntries(
    (await database.rows('SELECT state, count(*)::int AS n FROM newsletter_deliveries GROUP BY state')).map((row) => [row.state, row.n]),
  );
const tokenIn = (page: string, mail = deps.sent.at(-1)) => new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(mail?.text ?? '')?.[1];

describe('preferences', () => {
  test('both by default; opening changes nothing; saving does; the other links do not open it', async () => {
    await handleEmailSubscription(deps, '203.0.113.9', { email: 'ann@example.com' });
    const token = tokenIn('preferences');
    expect(await findPreferences(deps, token)).toEqual({ legal_updates: true, newsletters: true, topics: [] });
    const chosen = { legal_updates: false, newsletters: true, topics: ['tax-law', 'no-such-topic', 'tax-law', 7] };
    expect(await choosePreferences(deps, token, chosen)).toMatchObject({ ok: true, value: { topics: ['tax-law'] } });
    expect(await findPreferences(deps, token)).toEqual({ legal_updates: false, newsletters: true, topics: ['tax-law'] });
    await choosePreferences(deps, token, { ...chosen, topics: ['employment'] });
    expect(await findPreferences(deps, token)).toMatchObject({ topics: ['employment'] });
    expect(await rows()).toMatchObject([{ legal_updates: false, newsletters: true, status: 'pending' }]);
    for (const other of [tokenIn('unsubscribe'), tokenIn('confirm'), '', 'x', undefined, 7, 'x'.repeat(5000)]) {
      expect(await findPreferences(deps, other)).toBeNull();
      expect(await choosePreferences(deps, other, { legal_updates: true, newsletters: true, topics: ['tax-law'] })).toMatchObject({
        ok: false,
      });
    }
  });
  test('not after leaving', async () => {
    await handleEmailSubscription(deps, '203.0.113.9', { email: 'ann@example.com' });
    const token = tokenIn('preferences');
    await choosePreferences(deps, token, { legal_updates: true, newsletters: true, topics: ['tax-law'] });
    await unsubscribe(deps, tokenIn('unsubscribe'));
    expect(await database.rows('SELECT * FROM newsletter_digest_topics')).toEqual([]);
    expect(await findPreferences(deps, token)).toBeNull();
    expect(await choosePreferences(deps, token, { legal_updates: true, newsletters: true, topics: ['tax-law'] })).toMatchObject({
      failure: { kind: 'not_found' },
    });
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
  });
});

test('the list holds the confirmed, and no formula', async () => {
  await handleEmailSubscription(deps, '203.0.113.9', { email: 'ann@example.com', name: '=HYPERLINK("http://evil","x")' });
  await confirmSubscription(deps, tokenIn('confirm'));
  await handleEmailSubscription(deps, '203.0.113.9', { email: 'pending@example.com' });
  expect(await exportSubscribers(deps)).toBe(
    `email,name,legal_updates,newsletters,confirmed_at\r\nann@example.com,"'=HYPERLINK(""http://evil"",""x"")",true,true,2026-11-15T12:00:00.000Z\r\n`,
  );
});

describe('sending', () => {
  test('goes once to everyone who confirmed and wants this list', async () => {
    await addReaders(3);
    await database.rows(`UPDATE newsletter_subscriptions SET newsletters = false WHERE email = 'r1@example.com'`);
    await database.rows(
      `INSERT INTO newsletter_subscriptions (email, status, created_at) VALUES ('p@example.com', 'pending', now()), ('u@example.com', 'unsubscribed', now())`,
    );
    expect(await countAudience(deps, letter)).toEqual({ audience: 2, before: 0 });
    expect(await sendLetter(deps, letter)).toEqual({
      ok: true,
      value: { audience: 2, before: 0, sent: 2, refused: 0, postponed: 0, unclear: [] },
    });
    expect(deps.sent.map((mail) => mail.to).toSorted()).toEqual(['r2@example.com', 'r3@example.com']);
    expect(await sendLetter(deps, letter)).toMatchObject({ value: { sent: 0, before: 2 } });
    expect(deps.sent).toHaveLength(2);
  });
  test('a mail has a text part, an HTML part, its own name and links that work', async () => {
    await addReaders(1);
    await sendLetter(deps, letter);
    const [mail] = deps.sent as [MailMessage];
    expect(mail).toMatchObject({ subject: 'News in November', headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } });
    expect(mail.text).toContain('A new guide (http://plainlaw.test/guides/x)');
    expect(mail.html).toContain('<a href="http://plainlaw.test/guides/x">new guide</a> &amp; &lt;b&gt;more');
    expect(mail.html).not.toMatch(/style=|<img|<script/);
    expect(mail.messageId).toMatch(/^<november\.[0-9a-f-]{36}@plainlaw\.test>$/);
    expect(mail.headers?.['List-Unsubscribe']).toContain(tokenIn('unsubscribe', mail));
    expect(await findPreferences(deps, tokenIn('preferences', mail))).not.toBeNull();
    expect(await unsubscribe(deps, tokenIn('unsubscribe', mail))).toMatchObject({ ok: true });
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
  });
  test('batches and progress', async () => {
    await addReaders(BATCH * 2 + 7);
    const progress: number[] = [];
    await sendLetter(deps, letter, (done) => progress.push(done));
    expect(progress).toEqual([BATCH, BATCH * 2, BATCH * 2 + 7]);
  });
  test('two commands at once: one sends, the other says so; nobody gets two', async () => {
    await addReaders(40);
    const answers = await Promise.all([sendLetter(deps, letter), sendLetter(deps, letter), sendLetter(deps, letter)]);
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(1);
    for (const answer of answers) if (!answer.ok) expect(answer.failure.kind).toBe('conflict');
    expect(new Set(deps.sent.map((mail) => mail.to)).size).toBe(40);
    expect(deps.sent).toHaveLength(40);
  });
  test('a changed text under the same id is refused', async () => {
    await addReaders(1);
    await sendLetter(deps, letter);
    const changed = readLetter('november.md', '---\nsubject: News in November\n---\nOther text.\n');
    expect(await sendLetter(deps, changed)).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(deps.sent).toHaveLength(1);
  });
  test('somebody who leaves while it is being sent gets nothing any more', async () => {
    await addReaders(BATCH);
    const { send } = deps.mail;
    // The last of the batch leaves while the first are being handed over; all of those wait for it.
    let leaving: Promise<unknown> | undefined;
    deps.mail.send = async (mail) => {
      leaving ??= database.rows(
        `UPDATE newsletter_subscriptions SET status = 'unsubscribed' WHERE id = (SELECT id FROM newsletter_subscriptions ORDER BY id DESC LIMIT 1)`,
      );
      await leaving;
      await send(mail);
    };
    await sendLetter(deps, letter);
    expect(deps.sent).toHaveLength(BATCH - 1);
  });
});

describe('with a mail server that has its moods', () => {
  const withServer = async (use: (smtp: Awaited<ReturnType<typeof startSmtpServer>>) => Promise<void>) => {
    const smtp = await startSmtpServer();
    const mail = smtpMail({ url: smtp.url, from: '"Plainlaw" <no-reply@plainlaw.test>' });
    deps.mail = mail;
    try {
      await use(smtp);
    } finally {
      mail.close();
      await smtp.stop();
    }
  };
  const everyoneGotOne = (smtp: { mails: { to: string[] }[] }, count: number) => {
    const got = smtp.mails.flatMap((mail) => mail.to);
    expect(new Set(got).size).toBe(count);
    expect(got).toHaveLength(count);
  };

  test('a refused address is refused for good, a busy one comes later, the others get theirs', () =>
    withServer(async (smtp) => {
      await addReaders(10);
      smtp.onMoment = (moment, { to }) => {
        if (moment !== 'rcpt') return undefined;
        if (to[0] === 'r3@example.com') return '550 no such user';
        return to[0] === 'r4@example.com' ? '450 busy' : undefined;
      };
      expect(await sendLetter(deps, letter)).toMatchObject({ value: { sent: 8, refused: 1, postponed: 1 } });
      smtp.onMoment = undefined;
      expect(await sendLetter(deps, letter)).toMatchObject({ value: { sent: 1, before: 9, refused: 0, postponed: 0 } });
      everyoneGotOne(smtp, 9);
    }));

  test('the raw mail: envelope, both parts, one-click headers, no second recipient', () =>
    withServer(async (smtp) => {
      await addReaders(1);
      await sendLetter(deps, letter);
      const [mail] = smtp.mails;
      expect(mail?.to).toEqual(['r1@example.com']);
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      expect(mail?.raw).toMatch(/^Message-ID: <november\./m);
      expect(mail?.raw).toMatch(/Content-Type: multipart\/alternative/);
      expect(mail?.raw).toMatch(/Content-Type: text\/plain/);
      expect(mail?.raw).toMatch(/Content-Type: text\/html/);
    }));

  test.each([
    ['refuses our sender', 'mail', '553 who are you'],
    ['does not like the text', 'data', '554 spam'],
    ['does not like the whole', 'dot', '554 no'],
  ] as const)('that %s: stops, nothing is lost', (_what, at, line) =>
    withServer(async (smtp) => {
      await addReaders(12);
      let calls = 0;
      smtp.onMoment = (moment) => {
        if (moment !== at || ++calls <= 3) return undefined;
        if (at === 'dot') smtp.mails.pop(); // refused, so not delivered
        return line;
      };
      expect(await sendLetter(deps, letter)).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
      smtp.onMoment = undefined;
      expect(await sendLetter(deps, letter)).toMatchObject({ ok: true });
      everyoneGotOne(smtp, 12);
      expect(await states()).toEqual({ sent: 12 });
    }),
  );

  test('that is gone: stops at once; afterwards everyone gets one', async () => {
    await addReaders(5);
    await withServer(async (smtp) => {
      await smtp.stop();
      expect(await sendLetter(deps, letter)).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
      expect(await states()).toEqual({});
    });
    await withServer(async (smtp) => {
      await sendLetter(deps, letter);
      everyoneGotOne(smtp, 5);
    });
  });

  test('when the database goes away before the handover, the mail is not delivered', () =>
    withServer(async (smtp) => {
      await addReaders(1);
      smtp.onMoment = async (moment) => {
        if (moment === 'data') await database.takeAway();
        return undefined;
      };
      await expect(sendLetter(deps, letter)).rejects.toThrow();
      expect(smtp.mails).toEqual([]);
      smtp.onMoment = undefined;
      await database.giveBack();
      // The lock of the broken connection is free once the server has noticed that it broke.
      const held = `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE locktype = 'advisory' AND datname = current_database()`;
      await expect.poll(() => database.rows(held)).toEqual([]);
      expect(await sendLetter(deps, letter)).toMatchObject({ ok: true, value: { sent: 1 } });
      everyoneGotOne(smtp, 1);
    }));
});
