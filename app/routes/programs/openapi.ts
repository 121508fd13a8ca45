import { getVisit } from '../../http/context.ts';
import { jsonForEveryone } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { getDocument } from '../../openapi/get-document.ts';
import type { Route } from './+types/openapi';

export const handle = { machine: true } satisfies RouteHandle;

/** All addresses of the API as OpenAPI 3.1. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  jsonForEveryone(request, getDocument(getVisit(context).deps.site));
