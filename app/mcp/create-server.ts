// The server that a client speaks with, for one connection or one request: the tools by their
// names, and how each is called. The package is loaded when the first client comes.
import type {
  CallToolResult,
  JsonSchemaValidatorResult,
  jsonSchemaValidator,
  McpServer,
} from '@modelcontextprotocol/server';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import { memoize } from '#lib/memo.ts';
import { addTopics } from './add-topics.ts';
import { type CalledTool, type CallTool, HINTS, TOOL_SCHEMAS, TOOLS } from './tool-list.ts';

type Sdk = typeof import('@modelcontextprotocol/server');
export type ServerSite = { name: string; publicUrl: string };

const VERSION = '1.0.0';

/** Arguments are read by the tool itself, whose refusals are words of ours. */
const TAKES_ALL: jsonSchemaValidator = {
  getValidator<T>() {
    return (input: unknown): JsonSchemaValidatorResult<T> => ({
      valid: true,
      data: input as T,
      errorMessage: undefined,
    });
  },
};

const getSchemas = memoize((sdk: Sdk) => {
  const read = (schema: object) => sdk.fromJsonSchema(schema, TAKES_ALL);
  return new Map(
    [...TOOL_SCHEMAS].map(([name, { input, output }]) => [
      name,
      { input: read(input), output: read(output) },
    ]),
  );
});

export function createMcpServer(sdk: Sdk, site: ServerSite, call: CallTool): McpServer {
  const server = new sdk.McpServer(
    { name: 'plainlaw', title: site.name, version: VERSION, websiteUrl: site.publicUrl },
    {
      instructions: toolTexts.instructions,
      // Nobody is notified of anything: that would need a stream that stays open.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  );
  const schemas = getSchemas(sdk);
  for (const { name, title, description } of TOOLS) {
    const schema = schemas.get(name);
    if (!schema) continue;
    const config = {
      title,
      description,
      inputSchema: schema.input,
      outputSchema: schema.output,
      annotations: { title, ...HINTS },
    };
    server.registerTool(name, config, async (sent: unknown) => toResult(await call(name, sent)));
  }
  addTopics(sdk, server, call);
  return server;
}

/** As text, too: some clients show only one of the two. */
export function toResult({ ok, value }: CalledTool): CallToolResult {
  const content = [{ type: 'text' as const, text: JSON.stringify(value) }];
  return ok ? { content, structuredContent: value } : { content, isError: true };
}
