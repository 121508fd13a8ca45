// MCP by Streamable HTTP, for clients of both eras of the protocol, without sessions: every message
// is answered by itself. The package checks no Origin, so that is done here.
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '#features/plans/caller.ts';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import { makeOnce } from '#lib/memo.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { problemResponse } from '../http/json-response.ts';
import { readJson } from '../http/read-json.ts';
import { callTool } from './call-tool.server.ts';
import { createMcpServer } from './create-server.ts';

const MAX_MCP_BYTES = 64 * 1024;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Visit = { deps: AppDeps; caller: Caller };

const getHandler = makeOnce(async (): Promise<McpHttpHandler> => {
  const sdk = await import('@modelcontextprotocol/server');
  return sdk.createMcpHandler(
    ({ authInfo }) => {
      const visit = authInfo?.extra?.visit as Visit | undefined;
      if (!visit) throw new Error('a message came without its visit');
      const { deps, caller } = visit;
      return createMcpServer(sdk, deps.site, (name, sent) =>
        callTool(deps, caller, { name, sent }),
      );
    },
    { legacy: 'stateless', maxRequestBodySize: MAX_MCP_BYTES },
  );
});

export async function serveMcp(request: Request, visit: Visit): Promise<Response> {
  const { site } = visit.deps;
  if (!isKnownOrigin(request.headers.get('Origin'), site))
    return problemResponse(
      { kind: 'forbidden', message: toolTexts.foreignOrigin },
      { status: 403 },
    );
  const { url, headers, signal } = request;
  const sent = await readJson(request);
  if (sent === null)
    return problemResponse({ kind: 'invalid', message: toolTexts.notJson }, { status: 400 });
  const handler = await getHandler();
  // The visit travels as what the package knows of a caller; nobody signs in here.
  return handler.fetch(new Request(url, { method: 'POST', headers, signal }), {
    parsedBody: sent,
    authInfo: { token: '', clientId: '', scopes: [], extra: { visit } },
  });
}

/** Programs send no origin. A page of another site may not ask in the name of its visitor. */
function isKnownOrigin(
  origin: string | null,
  { publicUrl, mcpOrigins = [] }: Pick<AppDeps['site'], 'publicUrl' | 'mcpOrigins'>,
): boolean {
  if (origin === null) return true;
  const own = new URL(publicUrl);
  if (origin === own.origin || mcpOrigins.includes(origin)) return true;
  const isHere = LOOPBACK.test(own.hostname) && URL.canParse(origin);
  return isHere && LOOPBACK.test(new URL(origin).hostname);
}
