// Browser client of POST /api/analysis and /api/motion (docs/api.md). It never throws: the last
// update reports a failure.
import { readEvents } from '#lib/event-lines.ts';
import type { Refusal, WorkProduct, WorkProductEvent } from './work-product.ts';

export type WorkProductUpdate =
  | { events: WorkProductEvent[] }
  /** The server refused, with a message for the user. */
  | { refused: Refusal }
  /** The connection was lost, or the response was invalid. */
  | { broken: true };

const API_ADDRESSES: Record<WorkProduct, string> = {
  analysis: '/api/analysis',
  memo: '/api/analysis',
  motion: '/api/motion',
};

export async function* requestWorkProduct(
  workProduct: WorkProduct,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<WorkProductUpdate> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(API_ADDRESSES[workProduct], {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok || !response.body) return yield await readRefusal(response);
    for await (const events of readEvents<WorkProductEvent>(response.body)) yield { events };
  } catch {
    yield { broken: true };
  }
}

/** Shows the server's message for a refusal, but not for a server error. */
async function readRefusal(response: Response): Promise<WorkProductUpdate> {
  if (response.status >= 500) return { broken: true };
  const body = await response.json().catch(() => null);
  const { kind, message, mayTry = false, urgent } = body?.error ?? {};
  return typeof message === 'string'
    ? { refused: { failure: { kind, message }, mayTry, urgent } }
    : { broken: true };
}
