// MCP by standard input and output, for assistants that start their servers themselves. Every call
// is answered by the Plainlaw at PLAINLAW_URL. Nothing but messages goes to stdout.
import * as sdk from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from '#app/mcp/create-server.ts';
import { createForwarder } from '#app/mcp/forward-calls.ts';

const url = process.env.PLAINLAW_URL ?? 'http://localhost:3000';
if (!URL.canParse(url)) {
  console.error('PLAINLAW_URL must be a web address such as https://law.example.org.');
  process.exit(2);
}
const call = createForwarder({ url, key: process.env.PLAINLAW_KEY });
const site = { name: 'Plainlaw', publicUrl: new URL(url).origin };
serveStdio(() => createMcpServer(sdk, site, call));
