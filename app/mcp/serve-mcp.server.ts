// MCP by Streamable HTTP, for clients of both eras of the protocol, without sessions: every message
// is answered by itself, as a whole and in time. The package checks no Origin, counts nothing and
// would hold streams open for subscriptions, so what it gets is chosen here.
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { Caller } from '#features/caller.ts';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import { makeOnce } from '#lib/memo.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { NO_STORE, problemResponse } from '../http/json-response.ts';
import { readJson } from '../http/read-json.ts';
import { answerWithin } from './answer-within.ts';
import { callTool, takeCall } from './call-tool.server.ts';
import { createMcpServer, toResult } from './create-server.ts';
import { TOOLS } from './tool-list.ts';

const MAX_MCP_BYTES = 64 * 1024;
const MAX_ANSWER_MS = 30_000;
/** All that is answered; none of them holds a stream open. */
const METHODS = new Set([
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'completion/complete',
]);
const CODES = { invalid: -32600, noMethod: -32601, late: -32603, rateLimited: -32000 };
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
    { legacy: 'stateless', maxRequestBodySize: MAX_MCP_BYTES, maxSubscriptions: 0 },
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
  if (!isMessage(sent)) return rpcError(null, 'invalid', toolTexts.oneMessage, { status: 400 });
  const answer = await answerHere(sent, visit);
  if (answer) return answer;
  const handler = await getHandler();
  // The visit travels as what the package knows of a caller; nobody signs in here.
  const response = await answerWithin(MAX_ANSWER_MS, signal, (ended) =>
    handler.fetch(new Request(url, { method: 'POST', headers, signal: ended }), {
      parsedBody: sent,
      authInfo: { token: '', clientId: '', scopes: [], extra: { visit } },
    }),
  );
  return (
    response ??
    rpcError(sent.id, 'late', toolTexts.failed, {
      data: { urgent: [{ line: toolTexts.unreachableDanger }] },
    })
  );
}

type Message = { id?: unknown; method?: unknown; params?: unknown };

const isMessage = (sent: unknown): sent is Message => isObject(sent) && !Array.isArray(sent);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What the package is not given, and the count of what it is. Undefined where it may answer. */
async function answerHere(
  { id, method, params }: Message,
  { deps, caller }: Visit,
): Promise<Response | undefined> {
  if (method === 'tools/call' && id !== undefined) return answerWrongCall(id, params, deps, caller);
  const decision = await takeCall(deps, caller);
  if (!decision.allowed)
    return rpcError(id, 'rateLimited', toolTexts.tooMany(decision.retryAfterSeconds), {
      status: 429,
      headers: { 'Retry-After': String(decision.retryAfterSeconds) },
    });
  // Notifications and answers are taken, and lead to nothing.
  if (id === undefined || typeof method !== 'string') return undefined;
  return METHODS.has(method) ? undefined : rpcError(id, 'noMethod', toolTexts.noSuchMethod);
}

/**
 * A call that the package would refuse with the words that were sent, uncounted and unread. It
 * gives the others to `callTool`.
 */
async function answerWrongCall(
  id: unknown,
  params: unknown,
  deps: AppDeps,
  caller: Caller,
): Promise<Response | undefined> {
  const { name, arguments: sent } = (isObject(params) ? params : {}) as Record<string, unknown>;
  const isKnown = TOOLS.some((tool) => tool.name === name);
  if (isKnown && (sent === undefined || isMessage(sent))) return undefined;
  const called = await callTool(deps, caller, { name: String(name), sent });
  return rpcAnswer(id, { result: { ...toResult(called), resultType: 'complete' } });
}

type ErrorParts = { status?: number; headers?: Record<string, string>; data?: object };

const rpcError = (
  id: unknown,
  kind: keyof typeof CODES,
  message: string,
  { data, ...init }: ErrorParts = {},
) => rpcAnswer(id, { error: { code: CODES[kind], message, ...(data && { data }) } }, init);

const rpcAnswer = (id: unknown, parts: object, init: ResponseInit = {}): Response =>
  Response.json(
    { jsonrpc: '2.0', id: typeof id === 'string' || typeof id === 'number' ? id : null, ...parts },
    { ...init, headers: { ...NO_STORE, ...(init.headers as Record<string, string>) } },
  );

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
