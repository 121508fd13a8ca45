// What version 1 of the API answered before its shapes were written down: later answers may have
// more fields, and must have all of these, with the same kinds of errors and the same words.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_REQUESTS, type ApiRequest } from '#tests/fixtures/api/requests.ts';
import { listShape, readEventTexts } from '#tests/harness/app/json-shape.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const RECORDED = join(import.meta.dirname, '..', '..', 'fixtures', 'api', 'version-1.json');
/** Only a sentence that begins with a label has it, so that it comes and goes with the content. */
const DEPENDS_ON_CONTENT = new Set(['$.sentence[].sentence.lead: boolean']);
type Recorded = { status: number; error?: unknown; shape: string[] };

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DATABASE_URL: database.url });
});
afterAll(() => app.stop());

async function ask({ path, body }: ApiRequest): Promise<Recorded> {
  const response = await fetch(
    app.url + path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  const text = await response.text();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const value = isStream
    ? Object.groupBy(readEventTexts(text), ({ type }) => type)
    : JSON.parse(text);
  return {
    status: response.status,
    ...(value.error && { error: value.error }),
    shape: listShape(value),
  };
}

// `RECORD=1` writes the file; done once, with the answers of before.
if (process.env.RECORD === '1' && !existsSync(RECORDED)) {
  test('answers are recorded', async () => {
    const answers: Record<string, Recorded> = {};
    for (const request of API_REQUESTS) answers[request.name] = await ask(request);
    writeFileSync(RECORDED, `${JSON.stringify(answers, null, 1)}\n`);
  });
} else {
  const recorded: Record<string, Recorded> = JSON.parse(readFileSync(RECORDED, 'utf8'));
  test.each(API_REQUESTS.filter(({ name }) => recorded[name]))('$name', async (request) => {
    const before = recorded[request.name] as Recorded;
    const now = await ask(request);
    expect(now.status).toBe(before.status);
    if (before.error) expect(now.error).toMatchObject(before.error);
    const expected = before.shape.filter((field) => !DEPENDS_ON_CONTENT.has(field));
    expect(now.shape).toEqual(expect.arrayContaining(expected));
  });
}
