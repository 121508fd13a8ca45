import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness/app/test-app.ts';
import { createBreakableDatabase } from '#tests/harness/db/test-database.ts';

const database = await createBreakableDatabase({ withLibrary: true });
const app = await startTestApp({ DATABASE_URL: database.url });
afterAll(() => app.stop());

const fetchStatus = async (path: string) => (await fetch(app.url + path)).status;
const subscribe = () =>
  fetch(`${app.url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ann@example.com' }),
    headers: { origin: app.url },
  });

test.each([
  ['down', () => database.takeAway()],
  ['not responding', async () => database.freeze()],
])(
  'the database is %s: pages are served, readiness fails, and everything recovers when it is back',
  async (_name, breakIt) => {
    expect(await fetchStatus('/readyz')).toBe(200);
    expect(await fetchStatus('/')).toBe(200);
    await breakIt();
    const mark = app.lines.length;
    expect(await fetchStatus('/readyz')).toBe(503);
    expect(await fetchStatus('/healthz')).toBe(200);
    expect(await fetchStatus('/')).toBe(200);
    expect(await fetchStatus('/terms')).toBe(200);
    expect(await fetchStatus('/nowhere')).toBe(404);
    await database.giveBack();
    await expect.poll(() => fetchStatus('/readyz'), { interval: 50 }).toBe(200);
    await expect.poll(async () => (await subscribe()).status, { interval: 50 }).toBe(200);
    expect(JSON.stringify(app.linesSince(mark))).not.toMatch(/ann@|postgres:\/\//);
  },
);

test('a form that cannot be stored fails with our error page, without the reason', async () => {
  await database.takeAway();
  const mark = app.lines.length;
  const answer = await subscribe();
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text.includes('Something went wrong on our side')).toBe(true);
  expect(text.includes('Plainlaw')).toBe(true);
  expect(/ECONNREFUSED|insert into|postgres/i.test(text)).toBe(false);
  const errors = app.linesSince(mark).filter((line) => line.level === 'error');
  expect(errors).toMatchObject([{ msg: 'a page failed', route: '/newsletter' }]);
  expect(JSON.stringify(errors)).not.toContain('ann@');
  await database.giveBack();
});
