// Clients of both packages of MCP: the one of today, which agrees on the newest protocol both know,
// and the one of before. Both ask through `fetch`, so that a test may answer in this process.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

export type ToolResult = {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
};
export type TestClient = {
  listTools: () => Promise<{ tools: { name: string; [field: string]: unknown }[] }>;
  call: (name: string, args: object) => Promise<ToolResult>;
  listResources: () => Promise<{ resources: { uri: string }[] }>;
  readResource: (uri: string) => Promise<{ contents: { text?: string }[] }>;
  complete: (uri: string, value: string) => Promise<{ completion: { values: string[] } }>;
  instructions: () => string | undefined;
  close: () => Promise<void>;
};

const INFO = { name: 'test', version: '1' };
type Fetch = typeof fetch;

export async function connectModern(url: string, ask: Fetch = fetch): Promise<TestClient> {
  const client = new Client(INFO, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch: ask }));
  return wrap(client);
}

export async function connectEarlier(url: string, ask: Fetch = fetch): Promise<TestClient> {
  const client = new EarlierClient(INFO);
  await client.connect(new EarlierTransport(new URL(url), { fetch: ask }) as never);
  return wrap(client as unknown as Client);
}

export const wrap = (client: Client): TestClient => ({
  listTools: () => client.listTools() as ReturnType<TestClient['listTools']>,
  call: (name, args) =>
    client.callTool({ name, arguments: args as Record<string, unknown> }) as Promise<ToolResult>,
  listResources: () => client.listResources(),
  readResource: (uri) => client.readResource({ uri }) as ReturnType<TestClient['readResource']>,
  complete: (uri, value) =>
    client.complete({ ref: { type: 'ref/resource', uri }, argument: { name: 'id', value } }),
  instructions: () => client.getInstructions(),
  close: () => client.close(),
});
