import { describe, expect, test } from 'vitest';
import { createKeyText } from '#features/api-keys/key-text.ts';
import { identifyCaller } from './identify-caller.ts';

const address = '203.0.113.7';
const identify = (path: string) =>
  identifyCaller(
    { db: {} as never, limits: {} as never },
    { path, authorization: undefined, address },
    () => true,
  );

test.each(['/mcp', '/api/tools/search'])(
  'a shared network may ask for more at %s',
  async (path) => {
    expect((await identify(path)).caller).toEqual({ address, shared: true, times: 100 });
  },
);

test.each(['/api/v1/answers', '/api/openapi.json', '/api/tools', '/llms.txt', '/chatbot'])(
  'a shared network is like any other at %s',
  async (path) => {
    expect((await identify(path)).caller).toEqual({ address });
  },
);

describe('a key', () => {
  const sent = { path: '/mcp', address, authorization: `Bearer ${createKeyText()}` };
  const findRows = (rows: object[]) =>
    ({ db: { select: () => ({ from: () => ({ where: async () => rows }) }) } }) as never;
  const counts: string[] = [];
  const limits = {
    take: async (limit: string, key: string) => {
      counts.push(`${limit} ${key}`);
      return { allowed: true as const, giveBack: async () => void counts.pop() };
    },
  };

  test('is not looked up for a network past its limit', async () => {
    const deps = {
      db: {} as never,
      limits: { take: async () => ({ allowed: false as const, retryAfterSeconds: 9 }) },
    };
    const { refusal } = await identifyCaller(deps, sent, () => false);
    expect(refusal?.status).toBe(429);
  });

  test('counts for its network when it is wrong, and not when it is right', async () => {
    const wrong = await identifyCaller({ db: findRows([]), limits }, sent, () => false);
    expect(wrong.refusal?.status).toBe(401);
    expect(counts).toEqual([`pages ${address}`]);
    const rows = findRows([{ id: 'k', times: 5 }]);
    const right = await identifyCaller({ db: rows, limits }, sent, () => false);
    expect(right).toEqual({ caller: { address: 'key:k', times: 5 } });
    expect(counts).toHaveLength(1);
  });
});
