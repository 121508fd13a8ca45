import { listRulesJson } from '#features/state-rules/list-rules-json.ts';
import { getVisit } from '../../http/context.ts';
import { jsonForEveryone } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/rules-api';

export const handle = { machine: true } satisfies RouteHandle;

export const loader = ({ request, context }: Route.LoaderArgs) =>
  jsonForEveryone(request, listRulesJson(getVisit(context).deps));
