// Canary ZIP codes, households and incomes typed at /help: they are in the answer's form and
// nowhere else, neither in a log line, the metrics, the database, a cookie nor an address. The
// answer is not stored by anybody.
import { afterAll, describe, expect, test } from 'vitest';
import * as help from '#features/help/messages/help.ts';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';

const metricsPort = await findFreePort();
const database = await createTestDatabase({ withLibrary: true });
const app = await startTestApp({
  DATABASE_URL: database.url,
  METRICS_PORT: String(metricsPort),
  LOG_LEVEL: 'debug',
  RATE_LIMITS: 'off',
});
afterAll(() => app.stop());

const post = (form: Record<string, string>, path = '/help') =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Numbers that nothing else in the product or its log has. */
const CANARIES = ['94592-7713', '94592', '83177.43', '8317743', 'zqincome'];
const findCanaries = (text: string) =>
  CANARIES.filter((canary) =>
    new RegExp(`(?<!\\d)${canary.replaceAll('.', '\\.')}(?!\\d)`).test(text),
  );

describe('what is typed', () => {
  const forms: Record<string, string>[] = [
    { zip: '94592-7713', household: '37', income: '83177.43', period: 'year', topic: 'family-law' },
    { zip: '94592-7713', household: '37', income: 'zqincome', period: 'month' },
    { zip: '94592-77', household: 'zqincome', income: '83177.43' },
  ];

  test('gets an answer that is not stored, at an address without it, and no cookie', async () => {
    for (const [index, form] of forms.entries()) {
      for (const path of ['/help', '/help.data']) {
        const answer = await post(form, path);
        const text = await answer.text();
        expect([path, answer.status]).toEqual([
          path,
          index === 0 ? 200 : path === '/help' ? 422 : answer.status,
        ]);
        expect(answer.headers.get('cache-control')).toContain('no-store');
        expect(findCanaries(JSON.stringify([...answer.headers]))).toEqual([]);
        const addresses = [...text.matchAll(/(?:href|src|action)="([^"]*)"/g)]
          .map(([, address]) => address)
          .join('\n');
        expect(findCanaries(addresses)).toEqual([]);
        expect(findCanaries(text).length, 'what was typed is still in the form').toBeGreaterThan(0);
      }
    }
  });

  test('is not in the page that the next visitor gets', async () => {
    const page = await fetch(`${app.url}/help`);
    expect(findCanaries(await page.text())).toEqual([]);
  });

  test('is not in the log, the metrics or the database', async () => {
    const answer = await post(forms[0] ?? {});
    await app.logged(answer.headers.get('x-request-id') ?? expect.unreachable('no request id'));
    expect(app.lines.filter(({ route }) => route === '/help').length).toBeGreaterThan(0);
    expect(findCanaries(app.lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual([]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics.length).toBeGreaterThan(100);
    expect(findCanaries(metrics)).toEqual([]);
    const tables = await database.rows(
      `SELECT table_schema, table_name FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { table_schema, table_name } of tables) {
      const rows = await database.rows(
        `SELECT t::text AS row FROM "${table_schema}"."${table_name}" t WHERE t::text ~ '94592|8317743|83177\\.43|zqincome'`,
      );
      expect([table_name, rows.flatMap(({ row }) => findCanaries(String(row)))]).toEqual([
        table_name,
        [],
      ]);
    }
  });
});

describe('the page', () => {
  const ask = async (form: Record<string, string>) => (await post(form)).text();

  test('says whom to call for a ZIP code alone, as a number that dials', async () => {
    const html = await ask({ zip: '45840' });
    expect(html).toContain(help.resultTitle('Ohio'));
    expect(html).toContain('Hancock');
    expect(html).toContain('href="tel:+18778944599"');
    expect(html).toContain('href="tel:211"');
  });

  test('asks which state, offers the picker, and names what is in a territory', async () => {
    const html = await ask({ zip: '51640', household: '2', income: '900' });
    expect(html).toContain(help.chooseTitle);
    expect(html).toMatch(/<button[^>]*value="NE"[^>]*name="state"/);
    expect(await ask({ zip: '00000' })).toContain(help.pickState);
    expect(await ask({ zip: '00601' })).toContain('href="tel:+18009815342"');
    expect(await ask({ zip: '09002' })).toContain('href="tel:+18003429647"');
  });

  test('puts dangers before the form, and has the help of a picked state before anything is typed', async () => {
    const page = await (await fetch(`${app.url}/help`, { headers: { cookie: 'state=TN' } })).text();
    expect(page).toContain(help.resultTitle('Tennessee'));
    expect(page.indexOf('href="tel:911"')).toBeGreaterThan(0);
    expect(page.indexOf('href="tel:911"')).toBeLessThan(page.indexOf('name="zip"'));
    const family = await (await fetch(`${app.url}/help?topic=family-law`)).text();
    expect(family.indexOf('href="tel:+18007997233"')).toBeLessThan(family.indexOf('name="zip"'));
    expect(family).toContain('noindex');
  });
});
