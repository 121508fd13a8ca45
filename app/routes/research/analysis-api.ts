// The Analysis tab, for programs and for our own page (docs/api.md): streams an analysis or a
// both-sides memo as events.

import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
import { streamWorkProduct, workProductPostOnly } from '../../http/stream-work-product.server.ts';
import type { Route } from './+types/analysis-api';

export const handle = { postCost: 'writing', maxBodyBytes: MAX_JSON_BYTES } satisfies RouteHandle;

export const action = ({ request, context }: Route.ActionArgs) =>
  streamWorkProduct(request, context, ({ kind, ...body }) => ({
    workProduct: kind === 'memo' ? 'memo' : 'analysis',
    body,
  }));

export const loader = workProductPostOnly;
