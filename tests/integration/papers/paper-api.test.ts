// The contract of POST /api/paper over HTTP: what it reads and counts, what it refuses, and that
// nothing of a paper stays.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    LIMIT_PAPERS: '12/600',
    LOG_LEVEL: 'info',
  });
});
afterAll(() => app.stop());

const post = (body: unknown) =>
  fetch(`${app.url}/api/paper`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

const CANARY = 'Zebulon Quagmire-Canary';
const NOTICE = `THREE-DAY NOTICE TO PAY RENT OR QUIT
TO: ${CANARY}, Tenant
You owe past due rent of $1,850.00. Within three (3) days after service of this notice you must pay or quit and deliver up possession of the premises.
This notice is given under 42 U.S.C. § 99999.
Served on: March 4, 2026
Dated: March 3, 2026`;

describe('POST /api/paper', () => {
  test('reads a notice, counts its period from the day of service, and compares it with the rule of the state', async () => {
    const response = await post({ text: NOTICE, state: 'WA' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const paper = (await response.json()) as Record<string, unknown> & {
      dates: { start: number; end: number }[];
    };
    expect(paper).toMatchObject({
      kind: { id: 'eviction-notice-nonpayment', sure: true },
      dates: [
        { date: '2026-03-04', role: 'served', sure: true },
        { date: '2026-03-03', role: 'issued' },
      ],
      periods: expect.arrayContaining([
        expect.objectContaining({ days: 3, from: 'service', role: 'pay-by' }),
      ]),
      amounts: [{ amount: 1850 }],
      caseNumber: null,
      court: null,
      citations: [{ status: 'not_in_code' }],
      scam: false,
      questions: [{ id: 'short-notice' }, { id: 'no-such-law' }],
    });
    expect(paper.deadlines).toContainEqual(
      expect.objectContaining({
        role: 'pay-by',
        source: 'paper-period',
        date: '2026-03-07',
        latest: '2026-03-09',
        how: expect.stringContaining('3 days after March 4, 2026'),
      }),
    );
    expect(paper.deadlines).toContainEqual(
      expect.objectContaining({
        source: 'law',
        name: 'Notice before eviction for unpaid rent',
        date: '2026-03-18',
      }),
    );
    expect(paper.lead).toBe(0);
    expect(paper.dates.map(({ start, end }) => NOTICE.slice(start, end))).toEqual([
      'March 4, 2026',
      'March 3, 2026',
    ]);
  });

  test('a period without its first day says which day is needed', async () => {
    const { deadlines } = (await (
      await post({ text: NOTICE.replace('Served on: March 4, 2026', '') })
    ).json()) as { deadlines: object[] };
    expect(deadlines).toContainEqual(
      expect.objectContaining({ source: 'paper-period', needs: 'service' }),
    );
    expect(deadlines).toHaveLength(1);
  });

  test('the state that the paper prints is used where none is given', async () => {
    const text = NOTICE.replace('TO:', '410 Oak Lane, Columbus, Ohio 43205\nTO:');
    const paper = (await (await post({ text })).json()) as { deadlines: object[] };
    expect(paper).toMatchObject({ state: 'OH' });
    expect(paper.deadlines).not.toContainEqual(expect.objectContaining({ needs: 'state' }));
    expect(paper.deadlines).toContainEqual(
      expect.objectContaining({
        source: 'paper-period',
        countedFrom: { date: '2026-03-04', sure: true },
      }),
    );
    const answer = await (await post({ text, state: 'WA' })).json();
    expect(answer).toMatchObject({ state: 'OH', questions: [{ id: 'short-notice' }, {}] });
  });

  test('a protective order has the urgent lines, a fraud is named, a letter from a friend is none', async () => {
    const order =
      'TEMPORARY RESTRAINING ORDER. The restrained person must stay away from the protected person. Domestic violence.';
    expect(await (await post({ text: order })).json()).toMatchObject({
      kind: { id: 'protective-order' },
      urgent: [{ id: 'violence-at-home' }],
    });
    const fraud = 'Federal Debt Court. To avoid arrest pay $900 in gift cards today.';
    expect(await (await post({ text: fraud })).json()).toMatchObject({
      scam: true,
      scamSigns: expect.arrayContaining(['gift-cards', 'no-such-court']),
    });
    expect(await (await post({ text: 'See you on Sunday!' })).json()).toMatchObject({
      kind: { id: 'none', sure: true },
      dates: [],
      deadlines: [],
    });
  });

  test.each([
    ['no text', {}],
    ['a number', { text: 1 }],
    ['no such state', { text: 'a', state: 'ZZ' }],
  ])('%s is refused', async (_, body) => {
    expect((await post(body)).status).toBe(422);
  });

  test('only POST', async () => {
    expect((await fetch(`${app.url}/api/paper`)).status).toBe(405);
  });

  test('nothing of a paper is in the log or in the database', async () => {
    const tables = await database.rows(
      "SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const rows = await database.rows(
        `SELECT 1 FROM ${name} AS t WHERE t::text ILIKE $1 LIMIT 1`,
        ['%Quagmire%'],
      );
      expect(rows, String(name)).toEqual([]);
    }
    expect(app.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(app.lines)).not.toContain('Quagmire');
  });

  test('is limited', async () => {
    // Twice the limit and one: a new window may begin on the way.
    const statuses = [];
    for (let count = 0; count < 25; count++) statuses.push((await post({ text: 'a' })).status);
    expect(statuses).toContain(429);
  });
});
