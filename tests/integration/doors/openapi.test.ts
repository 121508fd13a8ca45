// Every address of the document is asked as its example says, and answers in the shape that it
// describes; limits, ETags, keys and refusals are as /developers says.
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ALL_ADDRESSES } from '#app/openapi/get-document.ts';
import { createKey, listKeys, revokeKey } from '#features/api-keys/manage-keys.server.ts';
import { ProblemShape } from '#features/library/schema/problem-schema.ts';
import { systemClock } from '#lib/clock.ts';
import { readEventTexts } from '#tests/harness/app/json-shape.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    LIMIT_WRITES: '500/60',
    LIMIT_ISSUE_SPOTS: '2/600',
    SHARED_NETWORKS: '203.0.113.0/24',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
});
afterAll(() => app.stop());

const ids = { answerId: '', answerToken: '' };
const fill = (text: string) =>
  text.replaceAll('{answerId}', ids.answerId).replaceAll('{answerToken}', ids.answerToken);

type Asked = { headers?: Record<string, string> };
function ask({ example, method }: (typeof ALL_ADDRESSES)[number], { headers }: Asked = {}) {
  const sent = Object.entries(example.headers ?? {}).map(([name, value]) => [name, fill(value)]);
  return fetch(app.url + fill(example.path), {
    method,
    headers: { ...Object.fromEntries(sent), ...headers },
    ...(example.body && { body: JSON.stringify(example.body) }),
  });
}
const getAddress = (id: string) =>
  ALL_ADDRESSES.find(({ operationId }) => operationId === id) as (typeof ALL_ADDRESSES)[number];

function expectShape(shape: z.ZodType, value: unknown) {
  const { error } = shape.safeParse(value);
  expect(error?.issues ?? []).toEqual([]);
}

describe('the examples', () => {
  test.each(ALL_ADDRESSES)('$method $path', async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(address.exampleStatus ?? 200);
    if (address.operationId === 'ask') {
      ids.answerId = response.headers.get('Answer-Id') ?? '';
      ids.answerToken = response.headers.get('Answer-Token') ?? '';
    }
    const text = await response.text();
    if (response.status === 204) return expect(text).toBe('');
    if (response.status >= 400) {
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      return expectShape(ProblemShape, JSON.parse(text));
    }
    const shape = address.answer as z.ZodType;
    if (!address.events) return expectShape(shape, JSON.parse(text));
    const events = readEventTexts(text);
    expect(events.at(-1)).toMatchObject({ type: 'ended' });
    for (const event of events) expectShape(shape, event);
  });

  test('the document that is served is valid, and names this site', async () => {
    const document = await (await fetch(`${app.url}/api/openapi.json`)).json();
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    expect(document).toMatchObject({ servers: [{ url: 'http://plainlaw.test' }] });
  });

  test('a shape that has drifted from its answer is found', async () => {
    const { answer } = getAddress('getRule');
    const rule = await (await ask(getAddress('getRule'))).json();
    expect(
      answer?.safeParse({ ...rule, states: [{ ...rule.states[0], planted: 1 }] }).success,
    ).toBe(false);
    expect(answer?.safeParse({ ...rule, title: undefined }).success).toBe(false);
  });
});

describe('what every answer says', () => {
  test('how much of a limit is left', async () => {
    const response = await ask(getAddress('readPaper'));
    expect(response.headers.get('RateLimit-Policy')).toContain('"papers";q=60;w=600');
    expect(response.headers.get('RateLimit')).toMatch(/"papers";r=\d+;t=\d+/);
  });

  test('an ETag, with which asking again is free', async () => {
    const first = await ask(getAddress('getRule'));
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const second = await ask(getAddress('getRule'), { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    const other = await ask(getAddress('listRules'), { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  test('an assistant that looks for a way to sign in finds none', async () => {
    for (const name of [
      'oauth-protected-resource',
      'oauth-authorization-server/mcp',
      'openid-configuration',
    ]) {
      const response = await fetch(`${app.url}/.well-known/${name}`, {
        headers: { Accept: 'text/html' },
      });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
  });
});

describe('keys of organizations', () => {
  const deps = { db, clock: systemClock };
  const spot = (headers: Record<string, string> = {}) => ask(getAddress('spotIssues'), { headers });

  test('have limits of their own, are known only whole and in the header, and can be revoked', async () => {
    const network = { 'X-Forwarded-For': '198.51.100.9' };
    const statuses = async (headers: Record<string, string>, count: number) => {
      const seen: number[] = [];
      for (let n = 0; n < count; n++) seen.push((await spot(headers)).status);
      return seen;
    };
    expect(await statuses(network, 3)).toEqual([200, 200, 429]);
    const created = await createKey(deps, { label: 'A library', times: 2 });
    if (!created.ok) throw new Error(created.failure.message);
    const { key } = created.value;
    const withKey = { ...network, Authorization: `Bearer ${key}` };
    expect(await statuses(withKey, 5)).toEqual([200, 200, 200, 200, 429]);
    const wrong = await spot({ ...network, Authorization: `Bearer ${key.slice(0, -1)}x` });
    expect(wrong.status).toBe(401);
    expect((await fetch(`${app.url}/api/rules?key=${key}`)).status).toBe(200);
    const [row] = await listKeys(deps);
    expect(JSON.stringify(await database.rows('SELECT * FROM api_keys'))).not.toContain(key);
    expect(row).toMatchObject({ prefix: key.slice(0, 12), label: 'A library', times: 2 });
    expect(await revokeKey(deps, key.slice(0, 12))).toMatchObject({ ok: true });
    expect((await spot(withKey)).status).toBe(401);
    expect(JSON.stringify(app.lines)).not.toContain(key.slice(4, 30));
  });
});
