// The Motions tab, for programs and for our own page (docs/api.md): streams a motion as events.

import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
import { streamWorkProduct, workProductPostOnly } from '../../http/stream-work-product.server.ts';
import type { Route } from './+types/motion-api';

export const handle = { postCost: 'writing', maxBodyBytes: MAX_JSON_BYTES } satisfies RouteHandle;

export const action = ({ request, context }: Route.ActionArgs) =>
  streamWorkProduct(request, context, (body) => ({ workProduct: 'motion', body }));

export const loader = workProductPostOnly;
