import { beforeEach, describe, expect, test } from 'vitest';
import {
  choosePreferences,
  findPreferences,
} from '#features/newsletter/choose-preferences.server.ts';
import { confirmSubscription } from '#features/newsletter/confirm-subscription.server.ts';
import { exportSubscribers } from '#features/newsletter/export-subscribers.server.ts';
import { handleEmailSubscription } from '#features/newsletter/handle-email-subscription.server.ts';
import { parseNewsletter } from '#features/newsletter/newsletter-email.ts';
import { BATCH_SIZE } from '#features/newsletter/send-mailing.server.ts';
import { countAudience, sendNewsletter } from '#features/newsletter/send-newsletter.server.ts';
import { unsubscribe } from '#features/newsletter/unsubscribe.server.ts';
import type { MailMessage } from '#integrations/mail/mail.ts';
import { createSmtpMail } from '#integrations/mail/smtp-mail.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps, type TestDeps } from '#tests/harness/app/test-deps.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';
import { startSmtpServer } from '#tests/harness/fakes/smtp-server.ts';

const database = await createBreakableDatabase();
const db = await database.open();

let deps: TestDeps;
beforeEach(async () => {
  deps = createTestDeps({ db });
  await database.empty('newsletter_subscriptions', 'newsletter_issues', 'rate_limits');
});

const issue = parseNewsletter(
  'november.md',
  '---\nsubject: News in November\n---\n# Hello\n\nA [new guide](/guides/x) & <b>more</b>.\n',
);
const addReaders = (count: number, more = '') =>
  database.rows(
    `INSERT INTO newsletter_subscriptions (email, status, created_at, confirmed_at) SELECT 'r' || n || '@example.com', 'confirmed', now(), now() FROM generate_series(1, $1::int) n ${more}`,
    [count],
  );
const listSubscriptions = () =>
  database.rows('SELECT * FROM newsletter_subscriptions ORDER BY email');
const countStates = async () =>
  Object.fromEntries(
    (
      await database.rows(
        'SELECT state, count(*)::int AS n FROM newsletter_deliveries GROUP BY state',
      )
    ).map((row) => [row.state, row.n]),
  );
const findToken = (page: string, mail = deps.sent.at(-1)) =>
  new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(mail?.text ?? '')?.[1];

describe('preferences', () => {
  test('default to both lists, change only when saved, and need their own token', async () => {
    await handleEmailSubscription(deps, asCaller('203.0.113.9'), { email: 'ann@example.com' });
    const token = findToken('preferences');
    expect(await findPreferences(deps, token)).toEqual({
      legal_updates: true,
      newsletters: true,
      topics: [],
    });
    const chosen = {
      legal_updates: false,
      newsletters: true,
      topics: ['tax-law', 'no-such-topic', 'tax-law', 7],
    };
    expect(await choosePreferences(deps, token, chosen)).toMatchObject({
      ok: true,
      value: { topics: ['tax-law'] },
    });
    expect(await findPreferences(deps, token)).toEqual({
      legal_updates: false,
      newsletters: true,
      topics: ['tax-law'],
    });
    await choosePreferences(deps, token, { ...chosen, topics: ['employment'] });
    expect(await findPreferences(deps, token)).toMatchObject({ topics: ['employment'] });
    expect(await listSubscriptions()).toMatchObject([
      { legal_updates: false, newsletters: true, status: 'pending' },
    ]);
    for (const other of [
      findToken('unsubscribe'),
      findToken('confirm'),
      '',
      'x',
      undefined,
      7,
      'x'.repeat(5000),
    ]) {
      expect(await findPreferences(deps, other)).toBeNull();
      expect(
        await choosePreferences(deps, other, {
          legal_updates: true,
          newsletters: true,
          topics: ['tax-law'],
        }),
      ).toMatchObject({
        ok: false,
      });
    }
  });
  test('are not available after unsubscribing', async () => {
    await handleEmailSubscription(deps, asCaller('203.0.113.9'), { email: 'ann@example.com' });
    const token = findToken('preferences');
    await choosePreferences(deps, token, {
      legal_updates: true,
      newsletters: true,
      topics: ['tax-law'],
    });
    await unsubscribe(deps, findToken('unsubscribe'));
    expect(await database.rows('SELECT * FROM newsletter_digest_topics')).toEqual([]);
    expect(await findPreferences(deps, token)).toBeNull();
    expect(
      await choosePreferences(deps, token, {
        legal_updates: true,
        newsletters: true,
        topics: ['tax-law'],
      }),
    ).toMatchObject({
      failure: { kind: 'not_found' },
    });
    expect(await listSubscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
  });
});

test('exports confirmed readers and escapes formulas', async () => {
  await handleEmailSubscription(deps, asCaller('203.0.113.9'), {
    email: 'ann@example.com',
    name: '=HYPERLINK("http://evil","x")',
  });
  await confirmSubscription(deps, findToken('confirm'));
  await handleEmailSubscription(deps, asCaller('203.0.113.9'), { email: 'pending@example.com' });
  expect(await exportSubscribers(deps)).toBe(
    `email,name,legal_updates,newsletters,confirmed_at\r\nann@example.com,"'=HYPERLINK(""http://evil"",""x"")",true,true,2026-11-15T12:00:00.000Z\r\n`,
  );
});

describe('sending', () => {
  test('goes once to everyone who confirmed and wants this list', async () => {
    await addReaders(3);
    await database.rows(
      `UPDATE newsletter_subscriptions SET newsletters = false WHERE email = 'r1@example.com'`,
    );
    await database.rows(
      `INSERT INTO newsletter_subscriptions (email, status, created_at) VALUES ('p@example.com', 'pending', now()), ('u@example.com', 'unsubscribed', now())`,
    );
    expect(await countAudience(deps, issue)).toEqual({ audience: 2, before: 0 });
    expect(await sendNewsletter(deps, issue)).toEqual({
      ok: true,
      value: { audience: 2, before: 0, sent: 2, refused: 0, postponed: 0, unclear: [] },
    });
    expect(deps.sent.map((mail) => mail.to).toSorted()).toEqual([
      'r2@example.com',
      'r3@example.com',
    ]);
    expect(await sendNewsletter(deps, issue)).toMatchObject({ value: { sent: 0, before: 2 } });
    expect(deps.sent).toHaveLength(2);
  });
  test('a mail has a text part, an HTML part, its own Message-ID and working links', async () => {
    await addReaders(1);
    await sendNewsletter(deps, issue);
    const [mail] = deps.sent as [MailMessage];
    expect(mail).toMatchObject({
      subject: 'News in November',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail.text).toContain('A new guide (http://plainlaw.test/guides/x)');
    expect(mail.html).toContain(
      '<a href="http://plainlaw.test/guides/x">new guide</a> &amp; &lt;b&gt;more',
    );
    expect(mail.html).not.toMatch(/style=|<img|<script/);
    expect(mail.messageId).toMatch(/^<november\.[0-9a-f-]{36}@plainlaw\.test>$/);
    expect(mail.headers?.['List-Unsubscribe']).toContain(findToken('unsubscribe', mail));
    expect(await findPreferences(deps, findToken('preferences', mail))).not.toBeNull();
    expect(await unsubscribe(deps, findToken('unsubscribe', mail))).toMatchObject({ ok: true });
    expect(await listSubscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
  });
  test('reports progress after each batch', async () => {
    await addReaders(BATCH_SIZE * 2 + 7);
    const progress: number[] = [];
    await sendNewsletter(deps, issue, (done) => progress.push(done));
    expect(progress).toEqual([BATCH_SIZE, BATCH_SIZE * 2, BATCH_SIZE * 2 + 7]);
  });
  test('of several commands at once, one sends and the others report a conflict', async () => {
    await addReaders(40);
    const answers = await Promise.all([
      sendNewsletter(deps, issue),
      sendNewsletter(deps, issue),
      sendNewsletter(deps, issue),
    ]);
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(1);
    for (const answer of answers) if (!answer.ok) expect(answer.failure.kind).toBe('conflict');
    expect(new Set(deps.sent.map((mail) => mail.to)).size).toBe(40);
    expect(deps.sent).toHaveLength(40);
  });
  test('a changed text under the same id is refused', async () => {
    await addReaders(1);
    await sendNewsletter(deps, issue);
    const changed = parseNewsletter(
      'november.md',
      '---\nsubject: News in November\n---\nOther text.\n',
    );
    expect(await sendNewsletter(deps, changed)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });
    expect(deps.sent).toHaveLength(1);
  });
  test('a reader who unsubscribes while it is being sent gets nothing', async () => {
    await addReaders(BATCH_SIZE);
    const { send } = deps.mail;
    // The last reader of the batch unsubscribes while the first mails are being sent; those wait
    // for it.
    let leaving: Promise<unknown> | undefined;
    deps.mail.send = async (mail) => {
      leaving ??= database.rows(
        `UPDATE newsletter_subscriptions SET status = 'unsubscribed' WHERE id = (SELECT id FROM newsletter_subscriptions ORDER BY id DESC LIMIT 1)`,
      );
      await leaving;
      await send(mail);
    };
    await sendNewsletter(deps, issue);
    expect(deps.sent).toHaveLength(BATCH_SIZE - 1);
  });
});

describe('mail server failures', () => {
  const withServer = async (
    use: (smtp: Awaited<ReturnType<typeof startSmtpServer>>) => Promise<void>,
  ) => {
    const smtp = await startSmtpServer();
    const mail = createSmtpMail({ url: smtp.url, from: '"Plainlaw" <no-reply@plainlaw.test>' });
    deps.mail = mail;
    try {
      await use(smtp);
    } finally {
      mail.close();
      await smtp.stop();
    }
  };
  const expectOneEach = (smtp: { mails: { to: string[] }[] }, count: number) => {
    const recipients = smtp.mails.flatMap((mail) => mail.to);
    expect(new Set(recipients).size).toBe(count);
    expect(recipients).toHaveLength(count);
  };

  test('a permanently refused address is not retried, a busy one is, and the others get their mail', () =>
    withServer(async (smtp) => {
      await addReaders(10);
      smtp.onMoment = (moment, { to }) => {
        if (moment !== 'rcpt') return undefined;
        if (to[0] === 'r3@example.com') return '550 no such user';
        return to[0] === 'r4@example.com' ? '450 busy' : undefined;
      };
      expect(await sendNewsletter(deps, issue)).toMatchObject({
        value: { sent: 8, refused: 1, postponed: 1 },
      });
      smtp.onMoment = undefined;
      expect(await sendNewsletter(deps, issue)).toMatchObject({
        value: { sent: 1, before: 9, refused: 0, postponed: 0 },
      });
      expectOneEach(smtp, 9);
    }));

  test('the raw mail: envelope, both parts, one-click headers, no second recipient', () =>
    withServer(async (smtp) => {
      await addReaders(1);
      await sendNewsletter(deps, issue);
      const [mail] = smtp.mails;
      expect(mail?.to).toEqual(['r1@example.com']);
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      expect(mail?.raw).toMatch(/^Message-ID: <november\./m);
      expect(mail?.raw).toMatch(/Content-Type: multipart\/alternative/);
      expect(mail?.raw).toMatch(/Content-Type: text\/plain/);
      expect(mail?.raw).toMatch(/Content-Type: text\/html/);
    }));

  test.each([
    ['rejects our sender', 'mail', '553 who are you'],
    ['rejects the text', 'data', '554 spam'],
    ['rejects the finished mail', 'dot', '554 no'],
  ] as const)(
    'a server that %s stops the run, and nothing is lost',
    (_what, rejectedMoment, line) =>
      withServer(async (smtp) => {
        await addReaders(12);
        let calls = 0;
        smtp.onMoment = (moment) => {
          if (moment !== rejectedMoment || ++calls <= 3) return undefined;
          if (rejectedMoment === 'dot') smtp.mails.pop(); // refused, so not delivered
          return line;
        };
        expect(await sendNewsletter(deps, issue)).toMatchObject({
          ok: false,
          failure: { kind: 'unavailable' },
        });
        smtp.onMoment = undefined;
        expect(await sendNewsletter(deps, issue)).toMatchObject({ ok: true });
        expectOneEach(smtp, 12);
        expect(await countStates()).toEqual({ sent: 12 });
      }),
  );

  test('an unreachable server stops the run at once; afterwards everyone gets one mail', async () => {
    await addReaders(5);
    await withServer(async (smtp) => {
      await smtp.stop();
      expect(await sendNewsletter(deps, issue)).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable' },
      });
      expect(await countStates()).toEqual({});
    });
    await withServer(async (smtp) => {
      await sendNewsletter(deps, issue);
      expectOneEach(smtp, 5);
    });
  });

  test('if the database fails before the handover, the mail is not delivered', () =>
    withServer(async (smtp) => {
      await addReaders(1);
      smtp.onMoment = async (moment) => {
        if (moment === 'data') await database.takeAway();
        return undefined;
      };
      await expect(sendNewsletter(deps, issue)).rejects.toThrow();
      expect(smtp.mails).toEqual([]);
      smtp.onMoment = undefined;
      await database.giveBack();
      // The lock of the broken connection is released once the server notices the disconnect.
      const selectLocks = `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE locktype = 'advisory' AND datname = current_database()`;
      await expect.poll(() => database.rows(selectLocks)).toEqual([]);
      expect(await sendNewsletter(deps, issue)).toMatchObject({ ok: true, value: { sent: 1 } });
      expectOneEach(smtp, 1);
    }));
});
