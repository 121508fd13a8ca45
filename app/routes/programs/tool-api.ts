// The tools of assistants for programs that speak no MCP (docs/api.md). Cookies are not read, and
// nothing that is sent is stored.
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import type { Failure } from '#lib/result.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import { readJson } from '../../http/read-json.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { callTool } from '../../mcp/call-tool.server.ts';
import type { Route } from './+types/tool-api';

export const handle = { machine: true, cost: 'assisting' } satisfies RouteHandle;

export async function action({ request, context, params }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const call = { name: params.tool, sent: await readJson(request) };
  const { ok, value } = await callTool(deps, caller, call);
  if (ok) return Response.json(value, { headers: NO_STORE });
  const { urgent, error } = value as { urgent: unknown[]; error: Failure };
  const { fields } = error;
  return jsonFailure(error, { ...(urgent.length > 0 && { urgent }), ...(fields && { fields }) });
}

export const loader = () => jsonPostOnly('bad_method', toolTexts.postOnly);
