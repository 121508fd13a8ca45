// Where assistants ask (docs/api.md). Cookies are not read, and nothing that is sent is stored.
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import { getVisit } from '../../http/context.ts';
import { jsonPostOnly } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { serveMcp } from '../../mcp/serve-mcp.server.ts';
import type { Route } from './+types/mcp';

export const handle = {
  machine: true,
  cost: 'assisting',
  maxBodyBytes: 64 * 1024,
} satisfies RouteHandle;

export const action = ({ request, context }: Route.ActionArgs) =>
  serveMcp(request, getVisit(context));

export const loader = () => jsonPostOnly('bad_method', toolTexts.postOnly);
