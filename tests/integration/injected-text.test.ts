// Text that tries to become something else on its way out: headers or recipients of a mail, markup
// of a page.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCases } from '#features/case-law/import/import-cases.server.ts';
import { sample } from '#tests/harness/app/long-form.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { capCase } from './case-law/fixtures/collections.ts';

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    SUPPORT_EMAIL: 'help@example.com',
  });
});
afterAll(() => app.stop());

const request = (path: string, init: RequestInit = {}) =>
  fetch(app.url + path, { redirect: 'manual', ...init });
const formRequest = (body: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(body),
});

describe('mail headers', () => {
  const folder = () => join(app.dataDir, 'mail');
  const listMails = () =>
    existsSync(folder()) ? readdirSync(folder()).filter((name) => name.endsWith('.eml')) : [];
  const LINE_BREAKS = [
    '\r\n',
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\u0085',
    '\v',
    '\f',
    '%0d%0a',
    '\r\n ',
  ];
  const forms = (email: string, name = 'Ann'): [path: string, fields: Record<string, string>][] => [
    ['/newsletter', { email, name }],
    [
      '/support',
      {
        email,
        name,
        message: 'Please help.\r\n.\r\nMAIL FROM:<evil@example.com>\r\n\r\nBcc: victim@example.com',
      },
    ],
    ['/auth/register', { email, password: 'seven quiet lanterns' }],
    ['/auth/forgot-password', { email }],
    ['/auth/verify-email', { intent: 'resend', email }],
  ];

  test('a name with line breaks cannot inject mail headers', async () => {
    const names = LINE_BREAKS.map(
      (end) => `Ann${end}Bcc: victim@example.com${end}${end}another body`,
    );
    for (const [index, name] of names.entries()) {
      for (const [path, fields] of forms(`reader-${index}@example.com`, name).slice(0, 2))
        await request(path, formRequest(fields));
    }
    expect(listMails().length).toBeGreaterThan(0);
    for (const file of listMails()) {
      const [head = ''] = readFileSync(join(folder(), file), 'utf8').split(/\r?\n\r?\n/, 1);
      expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
      expect(head.match(/^To: \S+@example\.com$/gm)).toHaveLength(1);
      expect(head).not.toContain('victim@example.com');
    }
  });
  const ADDRESSES = [
    ...LINE_BREAKS.filter((end) => end.trim() !== '%0d%0a').map(
      (end) => `ann@example.com${end}Bcc: victim@example.com`,
    ),
    'ann@example.com,victim@example.com',
    'ann@example.com;victim@example.com',
    'ann@example.com victim@example.com',
    'Ann <victim@example.com>',
    '<victim@example.com>',
    'ann@example.com(victim@example.com)',
    '"victim@example.com,"@example.com',
    '"ann victim"@example.com',
    'friends:victim@example.com;',
    'victim@example.com@example.org',
    'ann@[127.0.0.1]',
    'ann@example.com\u0000',
    '=?utf-8?q?ann?=@example.com\u3002victim',
  ];
  test.each(sample(ADDRESSES, 2))('no form sends mail to %j', async (email) => {
    const before = listMails();
    for (const [path, fields] of forms(email))
      expect([path, (await request(path, formRequest(fields))).status]).toEqual([path, 422]);
    expect(listMails()).toEqual(before);
  });
});

test('markup in an imported case is shown as text', async () => {
  const markup =
    '</script><script>window.stolen = 1</script><img src=x onerror="window.stolen = 1"><svg/onload=alert(1)>';
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-markup-'));
  const citations = [{ cite: '900 F.3d 900' }];
  const opinions = [
    { type: 'majority', author: markup, text: `The court wrote ${markup} and more.` },
  ];
  const record = capCase({
    name_abbreviation: `Markup ${markup} v. Text`,
    name: markup,
    docket_number: markup,
    citations,
    casebody: { opinions },
  });
  writeFileSync(join(folder, 'case.json'), JSON.stringify(record));
  await importCases({ db: await database.open() }, { path: folder });
  rmSync(folder, { recursive: true });
  const [stored] = await database.rows(`SELECT slug FROM cases WHERE name LIKE 'Markup%'`);
  for (const path of [`/cases/${stored?.slug}`, `/cases/${stored?.slug}.data`]) {
    const answer = await request(path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(text).toContain('Markup');
    // Data of a page is JSON for a script, not a document.
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      expect(text).not.toMatch(/<script>window\.stolen|<img src=x|<svg\/onload/i);
  }
});
