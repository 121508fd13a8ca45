// The form of /paper over HTTP: each kind of file, hostile files, corrections, the calendar file;
// and that nothing of a paper is kept or logged.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createDocx,
  createLockedPdf,
  createPdf,
  createZip,
} from '#features/citations/test-files.ts';
import { PAGES } from '#tests/e2e/all-pages.ts';
import { LONG, sample } from '#tests/harness/app/long-form.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';

const database = await createTestDatabase({ withLibrary: true });
const metricsPort = await findFreePort();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    LIMIT_PAPERS: '60/600',
    LOG_LEVEL: 'info',
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => app.stop());

const MEGABYTE = 1024 * 1024;
/**
 * The time and memory limits that stop larger ones are tested in
 * create-citation-reader.server.test.ts.
 */
const BOMB_BYTES = (LONG ? 300 : 24) * MEGABYTE;
const CANARY = 'Zyxxwaverly';
const LINES = [
  'SUMMONS IN FORCIBLE ENTRY AND DETAINER',
  'Case No. 2026 CVG 014523',
  `Maple Court Apartments, Plaintiff, v. Dana ${CANARY}, Defendant, tenant.`,
  'A complaint to evict you has been filed. You are summoned to a hearing on',
  'December 3, 2026 at 9:00 a.m. The landlord claims rent of $1,450.00.',
];
const TEXT = LINES.join('\n');
const KIND = 'Eviction summons or court papers';

function postForm(path: string, fields: Record<string, string | File>, address = '2001:db8:9::1') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${app.url}${path}`, {
    method: 'POST',
    body,
    headers: { Origin: 'http://plainlaw.test', 'X-Forwarded-For': address },
  });
}
/** Without the tags: a date may be marked up. */
const readWords = async (response: Response) => (await response.text()).replace(/<[^>]*>/g, '');
const createFile = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);

// Guards against answers of 175 MB to one request.
test('of a paper that is refused only the beginning is sent back', async () => {
  const sent = { text: '<'.repeat(2.9 * MEGABYTE), date: 'x' };
  const refused = await postForm('/paper', sent, '2001:db8:9:2::1');
  expect(refused.status).toBe(422);
  expect((await refused.text()).length).toBeLessThan(4 * MEGABYTE);
});

describe('ways in', () => {
  test.each([
    ['a text', { text: TEXT }],
    ['a .txt file', { text: '', file: createFile(Buffer.from(TEXT), 'a.txt') }],
    ['a .docx file', { text: '', file: createFile(createDocx(LINES), 'a.docx') }],
    ['a .pdf file', { text: '', file: createFile(createPdf(LINES), 'a.pdf') }],
  ])(
    '%s is named, with its dates and amounts, and is not stored by browsers',
    async (_what, fields) => {
      const response = await postForm('/paper', { ...fields, state: 'OH' });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(response.url).toBe(`${app.url}/paper`);
      const page = await readWords(response);
      for (const words of [KIND, 'Thursday, December 3, 2026', '$1,450.00', 'You are here'])
        expect(page).toContain(words);
    },
  );
  test('a kind and a date alone', async () => {
    const page = await (
      await postForm('/paper', {
        kind: 'eviction-summons',
        date: '2026-11-16',
        'date-role': 'served',
      })
    ).text();
    expect(page).toContain(KIND);
    expect(page).toContain('You picked');
  });
  test('a typed day counts where the paper does not say from which day, and the printed state is used', async () => {
    const text =
      'SUMMONS - EVICTION (UNLAWFUL DETAINER)\nSUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA\nYou have 10 DAYS to file a written response. The landlord wants to evict you from the premises.';
    const fields = { text, state: 'General', date: '2026-11-13', 'date-role': 'served' };
    const page = await readWords(await postForm('/paper', fields));
    for (const words of ['Monday, November 23, 2026', 'We read California.'])
      expect(page).toContain(words);
    const chosen = await (await postForm('/paper', { ...fields, state: 'OH' })).text();
    for (const words of ['You chose Ohio.', 'The paper names California.'])
      expect(chosen).toContain(words);
  });
  test('a missing day is asked for in a form of its own, which works without JavaScript', async () => {
    const text =
      'SUMMONS\nCase No. 26-1\nHarbor LLC, Plaintiff, v. Jo Roe, Defendant.\nYou are being sued over a debt. File a written answer within 20 days after service of this summons.';
    const page = await (await postForm('/paper', { text })).text();
    const form = /<form[^>]*class="ask-day"[^>]*>.*?<\/form>/s.exec(page)?.[0] ?? '';
    expect(form).toMatch(/method="post"/);
    expect(form).toContain('When did you get it?');
    expect(form.match(/<button[^>]*value="\d{4}-\d\d-\d\d" name="date"/g)).toHaveLength(2);
    expect(form).toContain('name="date-role" value="served"');
    // As a browser sends it: the button that was pressed, and the empty field.
    const body = new FormData();
    for (const [name, value] of [
      ['text', text],
      ['date-role', 'served'],
      ['date', '2026-03-04'],
      ['date', ''],
    ] as const)
      body.append(name, value);
    const answer = await fetch(`${app.url}/paper`, {
      method: 'POST',
      body,
      headers: { Origin: 'http://plainlaw.test', 'X-Forwarded-For': '2001:db8:a::1' },
    });
    const words = await readWords(answer);
    expect(words).toContain('Tuesday, March 24, 2026');
    expect(words).not.toContain('When did you get it?');
  });
  test('what a person picks decides, also that it is none of the kinds', async () => {
    expect(await (await postForm('/paper', { text: TEXT, kind: 'none' })).text()).toContain(
      'none of the papers that we know',
    );
  });
  test('a corrected date is the one that is shown and in the calendar file', async () => {
    const start = String(TEXT.indexOf('December 3'));
    const fields = { text: TEXT, [`value-${start}`]: '2026-12-04', [`role-${start}`]: 'hearing' };
    expect(await readWords(await postForm('/paper', fields))).toContain('Friday, December 4, 2026');
    const calendar = await postForm('/paper/calendar', fields);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const file = await calendar.text();
    expect(file).toContain('DTSTART;VALUE=DATE:20261204');
    expect(file).not.toMatch(new RegExp(`${CANARY}|014523|1,450`));
  });
});

describe('what follows', () => {
  test('the document that answers it opens with what was read, which is in no address', async () => {
    const letter = `Notice of debt\nDate of this letter: March 3, 2026\nDebtor: ${CANARY} Doe\nCurrent creditor: First Card Bank\nAccount number: 55-90210\nThis is an attempt to collect a debt. This communication is from a debt collector. You owe $1,240.50.`;
    const page = await (await postForm('/paper', { text: letter }, '2001:db8:e::1')).text();
    const form = /<form[^>]*action="(\/documents\?type=debt_validation)"[^>]*>(.*?)<\/form>/s.exec(
      page,
    );
    expect(form?.[1]).toBeDefined();
    const body = new FormData();
    for (const [tag] of form?.[2]?.matchAll(/<(?:input|button)[^>]*>/g) ?? []) {
      const readAttribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
      body.append(readAttribute('name'), readAttribute('value'));
    }
    const opened = await fetch(`${app.url}${form?.[1]}`, {
      method: 'POST',
      body,
      headers: { Origin: 'http://plainlaw.test' },
    });
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const filled = await opened.text();
    for (const value of [`${CANARY} Doe`, 'First Card Bank', '55-90210', '1240.5', '2026-03-03'])
      expect(filled).toContain(`value="${value}"`);
    expect(filled).not.toContain('id="document-faults"');
    expect(JSON.stringify(app.lines)).not.toContain(CANARY);
  });
  test('help near is at /help, with the topic', async () => {
    expect(await (await postForm('/paper', { text: TEXT })).text()).toContain(
      'href="/help?topic=landlord-tenant"',
    );
  });
  test('a lockout tonight gets the urgent lines, whatever the paper is, also where its file is refused', async () => {
    const text = 'Hello. My landlord changed the locks and I am locked out tonight.';
    const fields = { text, file: createFile(Buffer.from('no'), 'a.docx') };
    for (const answer of [
      await postForm('/paper', { text }, '2001:db8:f::1'),
      await postForm('/paper', fields, '2001:db8:f::1'),
    ]) {
      const page = await answer.text();
      expect(page).toContain('This cannot wait');
      expect(page).toContain('href="/help"');
    }
  });
});

describe('what cannot be read', () => {
  test.each([
    ['nothing', {}, 'Paste or type what the paper says'],
    ['an impossible date', { kind: 'subpoena', date: '2026-02-30' }, 'Give a real date'],
    [
      'a photo',
      { file: createFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3, 0xfe]), 'a.jpg') },
      'A photo is read on your own device',
    ],
    [
      'a broken .docx',
      { file: createFile(Buffer.from('no'), 'a.docx') },
      'not a Word document that we can open',
    ],
    [
      'a broken PDF',
      { file: createFile(Buffer.from('%PDF-1.7 no'), 'a.pdf') },
      'not a PDF that we can open',
    ],
    [
      'an encrypted PDF',
      { file: createFile(createLockedPdf(LINES), 'a.pdf') },
      'locked with a password',
    ],
    [
      'a PDF that unpacks without end',
      { file: createFile(createPdf([], { stream: Buffer.alloc(BOMB_BYTES, ' ') }), 'a.pdf') },
      /took too long|pictures of pages/,
    ],
    [
      'a PDF without text',
      { file: createFile(createPdf(['']), 'a.pdf') },
      'pictures of pages and no text',
    ],
    [
      'a zip bomb',
      {
        file: createFile(createZip({ 'word/document.xml': Buffer.alloc(80 * MEGABYTE) }), 'a.docx'),
      },
      'unpacks to more than we read',
    ],
    [
      'a huge file',
      { file: createFile(Buffer.alloc(11 * MEGABYTE, 'a'), 'a.txt') },
      'larger than 10 MB',
    ],
  ])('%s gets a clear word, and what was typed stays', async (_what, fields, sentence) => {
    const typed =
      'kind' in fields || Object.keys(fields).length === 0 ? '' : 'What was typed before.';
    const response = await postForm('/paper', { ...fields, text: typed }, '2001:db8:a::1');
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toMatch(sentence);
    // Where the address of the form leads without JavaScript.
    expect(page.match(/id="result"/g)).toHaveLength(1);
    if (typed) expect(page).toContain(`>${typed}</textarea>`);
  });
  test('of a PDF with many pages the first 200,000 characters are read, and that is said', async () => {
    const page = [
      ...LINES,
      ...Array.from({ length: 40 }, (_, n) =>
        `Line ${n} of a very long paper`.repeat(LONG ? 1 : 10),
      ),
    ];
    const file = createFile(createPdf(page, { pages: LONG ? 500 : 50 }), 'a.pdf');
    const response = await postForm(
      '/paper',
      { file, text: 'What was typed before.' },
      '2001:db8:b::1',
    );
    expect(response.status).toBe(200);
    const answer = await response.text();
    for (const words of [
      KIND,
      'Only the first 200,000 characters were read',
      'Thursday, December 3, 2026',
    ])
      expect(answer).toContain(words);
  });
  test.runIf(LONG)('another visitor gets an answer while bombs are being read', async () => {
    const bomb = createFile(createPdf([], { stream: Buffer.alloc(BOMB_BYTES, ' ') }), 'a.pdf');
    const attacks = Array.from({ length: 4 }, () =>
      postForm('/paper', { file: bomb, text: '' }, '2001:db8:ba::1').catch(() => undefined),
    );
    const other = await postForm(
      '/paper',
      { text: '', file: createFile(createDocx(LINES), 'a.docx') },
      '2001:db8:bb::1',
    );
    expect(other.status).toBe(200);
    expect(await other.text()).toContain(KIND);
    for (const refused of await Promise.all(attacks))
      expect(refused?.status).toBeGreaterThanOrEqual(400);
  });
  test('corrections without end, at places that do not exist, change nothing', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [`value-${n * 7}`, '<b>x</b>']),
    );
    const response = await postForm(
      '/paper',
      { text: TEXT, 'role-99999999999': 'hearing', ...fields },
      '2001:db8:c::1',
    );
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<b>x</b>');
  });
});

describe('nothing is kept', () => {
  test('words of a paper are in no address, no log line, no metric and no row', async () => {
    const canaries = new RegExp(`${CANARY}|CVG.{0,3}014523`, 'i');
    const answers = [
      await postForm('/paper', { text: TEXT }, '2001:db8:d::1'),
      await postForm(
        '/paper',
        { text: '', file: createFile(createDocx(LINES), `${CANARY}.docx`) },
        '2001:db8:d::1',
      ),
      await postForm(
        '/paper',
        { text: TEXT, file: createFile(Buffer.from('no'), `${CANARY}.docx`) },
        '2001:db8:d::1',
      ),
      await postForm('/paper/calendar', { text: TEXT }, '2001:db8:d::1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 200]);
    for (const answer of answers) {
      expect(JSON.stringify([answer.url, ...answer.headers])).not.toMatch(canaries);
      const addresses = [
        ...(await answer.text()).matchAll(/(?:href|src|action|formaction)="([^"]*)"/g),
      ].map(([, address]) => address);
      expect(
        addresses.filter((address) => canaries.test(decodeURIComponent(address ?? ''))),
      ).toEqual([]);
      await app.logged(answer.headers.get('x-request-id') ?? expect.unreachable('no request id'));
    }
    expect(app.lines.filter(({ route }) => route === '/paper').length).toBeGreaterThan(2);
    expect(JSON.stringify(app.lines)).not.toMatch(canaries);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/http_request_seconds_count [1-9]/);
    expect(metrics).not.toMatch(canaries);
    const tables = await database.rows(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const rows = await database.rows(`select 1 from ${name} as t where t::text like $1 limit 1`, [
        `%${CANARY}%`,
      ]);
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });
  test('the worker that reads photos alone may compile WebAssembly; no page may, and none may use blob addresses', async () => {
    const readPolicy = async (path: string) =>
      (await fetch(`${app.url}${path}`, { method: 'HEAD' })).headers.get(
        'content-security-policy',
      ) ?? '';
    for (const path of sample(PAGES, 12)) {
      const policy = await readPolicy(path);
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toMatch(/wasm|blob:|unsafe/);
    }
    const scripts = readdirSync(join(import.meta.dirname, '../../../build/client/assets')).filter(
      (name) => name.endsWith('.js'),
    );
    const policies = await Promise.all(scripts.map((name) => readPolicy(`/assets/${name}`)));
    expect(policies.filter((policy) => /blob:|'unsafe/.test(policy))).toEqual([]);
    expect(scripts.filter((_, index) => policies[index]?.includes('wasm'))).toEqual([
      expect.stringMatching(/^worker\.min-/),
    ]);
  });
});
