// MCP on the real server: clients of both eras by HTTP and by standard input, with a database; what
// is refused before a message is read; and that nothing of a question is in the log.

import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as EarlierStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '#tests/database/helpers.ts';
import {
  connectEarlier,
  connectModern,
  type TestClient,
  wrap,
} from '#tests/harness/app/mcp-clients.ts';
import { startTestApp, type TestApp } from '#tests/harness/app/test-app.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';

const database = await createTestDatabase({ withLibrary: true });
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    DATABASE_URL: database.url,
    LIMIT_MCP: '40/600',
    LIMIT_MCP_SHARED: '60/600',
    SHARED_NETWORKS: '203.0.113.0/24',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
});
afterAll(() => app.stop());

const command = { command: process.execPath, args: [join(ROOT, 'scripts', 'mcp.ts')] };
const INFO = { name: 'test', version: '1' };
const connections: [string, () => Promise<TestClient>][] = [
  ['the newest protocol by HTTP', () => connectModern(`${app.url}/mcp`)],
  ['the earlier protocol by HTTP', () => connectEarlier(`${app.url}/mcp`)],
  [
    'the newest protocol by standard input',
    async () => {
      const client = new Client(INFO, { versionNegotiation: { mode: 'auto' } });
      await client.connect(new StdioClientTransport({ ...command, env: createEnv() }));
      return wrap(client);
    },
  ],
  [
    'the earlier protocol by standard input',
    async () => {
      const client = new EarlierClient(INFO);
      await client.connect(new EarlierStdio({ ...command, env: createEnv() }));
      return wrap(client as unknown as Client);
    },
  ],
];
const createEnv = () => ({ ...(process.env as Record<string, string>), PLAINLAW_URL: app.url });

const SECRET = 'Zebulon Quagmire';
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });
const toCall = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

test.each(connections)('%s', async (_name, connect) => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(12);
  const answer = await client.call('look_up_citation', { citation: '384 U.S. 436' });
  expect(answer.structuredContent).toMatchObject({
    urgent: [],
    citation: { status: 'verified', held: [{ quotedName: 'Miranda v. Arizona' }] },
  });
  const danger = await client.call('spot_issue', {
    text: `I am ${SECRET}. My husband hit me and I am scared to go home`,
  });
  expect(Object.keys(danger.structuredContent ?? {})[0]).toBe('urgent');
  expect(JSON.stringify(danger.structuredContent?.urgent)).toContain('1-800-799-7233');
  await client.close();
});

describe('what is refused', () => {
  test('a page of another site', async () => {
    expect(
      (await post(toCall('search', { query: 'a' }), { Origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect(
      (await post(toCall('search', { query: 'a' }), { Origin: 'http://plainlaw.test' })).status,
    ).toBe(200);
  });

  test('GET, DELETE, bodies that are too large or no JSON', async () => {
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${app.url}/mcp`, { method, headers: { Accept: 'text/html' } });
      expect(response.status).toBe(405);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
    expect((await post({ text: 'x'.repeat(70_000) })).status).toBe(413);
    const broken = await fetch(`${app.url}/mcp`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
  });

  const META = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': INFO,
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const HERE = { 'X-Forwarded-For': '198.51.100.20' };

  test('a stream that would stay open, and methods that are not here', async () => {
    for (const method of ['subscriptions/listen', 'resources/subscribe', 'tasks/result'])
      for (const params of [{}, { _meta: META, notifications: { toolsListChanged: true } }]) {
        const headers = { ...HERE, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method };
        const response = await post({ jsonrpc: '2.0', id: 7, method, params }, headers);
        expect(response.headers.get('content-type')).toMatch(/^application\/json/);
        expect(await response.json()).toMatchObject({ id: 7, error: { code: -32601 } });
      }
  });

  test('nothing is offered to be subscribed to', async () => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: INFO };
    const response = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params }, HERE);
    const text = await response.text();
    expect(text).toContain('"tools"');
    expect(text).not.toMatch(/"(?:listChanged|subscribe)":true/);
  });

  test('many messages in one', async () => {
    const calls = Array.from({ length: 100 }, () => toCall('search', { query: 'a' }));
    for (const sent of [calls, [], 'text']) {
      const response = await post(sent, HERE);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ id: null, error: { code: -32600 } });
    }
  });

  test('a tool that is not here, with danger first and without its name', async () => {
    const args = { text: 'My husband hit me and I am scared to go home' };
    for (const call of [
      toCall('Quagmire_tool', args),
      toCall('search', 'My husband hit me and I am scared to go home' as never),
    ]) {
      const text = await (await post(call, HERE)).text();
      expect(text).toContain('1-800-799-7233');
      expect(text).not.toContain('Quagmire');
      expect(JSON.parse(text)).toMatchObject({ id: 1, result: { isError: true } });
    }
  });

  test('every method counts', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.21' };
    const statuses: number[] = [];
    for (let id = 0; id < 42; id++)
      statuses.push((await post({ jsonrpc: '2.0', id, method: 'tools/list' }, headers)).status);
    expect(statuses.indexOf(429)).toBe(40);
  });

  test('a form of a widget that another page sends', async () => {
    const send = (kind: string, headers: Record<string, string>) =>
      fetch(`${app.url}/widget/${kind}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ text: 'deposit' }),
      });
    expect((await send('search', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send('ask', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send('search', { Origin: 'http://plainlaw.test' })).status).toBe(200);
  });

  test('a call past the limit, with danger first; a shared network has a limit of its own', async () => {
    const count = async (address: string) => {
      const headers = { 'X-Forwarded-For': address };
      for (let answered = 0; ; answered++) {
        const text = await (
          await post(toCall('state_rule', { rule: 'deposit', state: 'OH' }), headers)
        ).text();
        if (!text.includes('rate_limited')) continue;
        const last = await (
          await post(
            toCall('search', { query: 'My husband hit me and I am scared to go home' }),
            headers,
          )
        ).text();
        expect(last).toContain('1-800-799-7233');
        return answered;
      }
    };
    expect(await count('198.51.100.7')).toBe(40);
    expect(await count('203.0.113.7')).toBe(60);
  });
});

test('nothing of a question is in the log', () => {
  expect(app.lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(app.lines)).not.toMatch(/Zebulon|Quagmire|deposit/);
});
