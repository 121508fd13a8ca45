// Browser client of POST /api/analysis and /api/motion (docs/api.md). It never throws: the last
// update reports a failure.
import { createEventLineReader } from '#lib/event-lines.ts';
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
    if (response.ok && response.body) yield* readUpdates(response.body);
    else yield await readRefusal(response);
  } catch {
    yield { broken: true };
  }
}

async function* readUpdates(body: ReadableStream<Uint8Array>): AsyncGenerator<WorkProductUpdate> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const parseLines = createEventLineReader<WorkProductEvent>();
  for (;;) {
    const { done, value } = await reader.read();
    const events = parseLines(done ? '\n' : decoder.decode(value, { stream: true }));
    if (events.length > 0) yield { events };
    if (events.at(-1)?.type === 'ended') return;
    if (done) return yield { broken: true };
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
