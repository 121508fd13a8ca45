import { expect, test } from 'vitest';
import { identifyCaller } from './identify-caller.ts';

const address = '203.0.113.7';
const identify = (path: string) =>
  identifyCaller({ db: {} as never }, { path, authorization: undefined, address }, () => true);

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
