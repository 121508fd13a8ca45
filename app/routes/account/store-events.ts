// For the store's program alone (docs/store-events.md). Cookies play no part: the signature over the raw body is all.

import { receiveStoreEvent } from '#features/plans/receive-store-event.server.ts';
import { SIGNATURE_HEADER } from '#features/plans/store-signature.ts';
import { visitOf } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import type { Route } from './+types/store-events';

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

export function loader() {
  const error = { kind: 'invalid', message: 'Store events are sent by POST.' };
  return Response.json({ error }, { status: 405, headers: { ...NEVER_KEPT, Allow: 'POST' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = new Uint8Array(await request.arrayBuffer());
  const result = await receiveStoreEvent(visitOf(context).deps, { signature: request.headers.get(SIGNATURE_HEADER), body });
  if (result.ok) return Response.json({ status: result.value }, { headers: NEVER_KEPT });
  const { kind, message } = result.failure;
  return Response.json(
    { error: { kind, message } },
    { status: failureStatus(result.failure), headers: { ...NEVER_KEPT, ...failureHeaders(result.failure) } },
  );
}
