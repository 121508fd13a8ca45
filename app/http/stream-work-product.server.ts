// Shared by the API of the Analysis and Motions tabs: JSON in, a stream of events out, or a failure
// as JSON.
import type { RouterContextProvider } from 'react-router';
import { beginWorkProduct } from '#features/research/work-product/begin-work-product.server.ts';
import type { Refusal, WorkProduct } from '#features/research/work-product/work-product.ts';
import { workProductErrors } from '#features/research/work-product/work-product-errors.ts';
import { getVisit } from './context.ts';
import { eventStream } from './event-stream.ts';
import { jsonFailure, jsonPostOnly } from './json-response.ts';
import { readJson } from './read-json.ts';

type Body = Record<string, unknown>;
type Parsed = { workProduct: WorkProduct; body: Body };

export async function streamWorkProduct(
  request: Request,
  context: Readonly<RouterContextProvider>,
  read: (body: Body) => Parsed,
) {
  const { deps, caller } = getVisit(context);
  const sent = await readJson(request);
  if (!isObject(sent)) return jsonFailure({ kind: 'invalid', message: workProductErrors.badJson });
  const disconnect = new AbortController();
  const { workProduct, body } = read({ jurisdiction: caller.jurisdiction, ...sent });
  // Before the first event the request's signal fires when the browser leaves; after it, the
  // stream's.
  const signal = AbortSignal.any([request.signal, disconnect.signal]);
  const started = await beginWorkProduct(deps, { ...caller, signal }, { workProduct, body });
  if (!started.ok) return refuse(started);
  return eventStream(started.events, {
    disconnect,
    onError: (error) => deps.log.error({ err: error }, `a ${workProduct} failed`),
  });
}

function refuse({ failure, mayTry, urgent = [] }: Refusal): Response {
  return jsonFailure(failure, { ...(mayTry && { mayTry }), ...(urgent.length > 0 && { urgent }) });
}

export const workProductPostOnly = () => jsonPostOnly('bad_method', workProductErrors.post);

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
