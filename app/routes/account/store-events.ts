// For the store's server (docs/store-events.md). Cookies are not read: the signature over the raw
// body authenticates.

import { receiveStoreEvent } from '#features/plans/receive-store-event.server.ts';
import { SIGNATURE_HEADER } from '#features/plans/store-signature.ts';
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/store-events';

export const handle = { machine: true } satisfies RouteHandle;

export const loader = () => jsonPostOnly('invalid', 'Store events are sent by POST.');

export async function action({ request, context }: Route.ActionArgs) {
  const body = new Uint8Array(await request.arrayBuffer());
  const result = await receiveStoreEvent(getVisit(context).deps, {
    signature: request.headers.get(SIGNATURE_HEADER),
    body,
  });
  return result.ok
    ? Response.json({ status: result.value }, { headers: NO_STORE })
    : jsonFailure(result.failure);
}
