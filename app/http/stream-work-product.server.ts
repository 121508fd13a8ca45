// What the addresses of the Analysis and Motions tabs share: JSON in, a stream of events out, a refusal as JSON with its status.
import type { RouterContextProvider } from 'react-router';
import { beginWriting } from '#features/research/work-product/begin-work-product.server.ts';
import type { Writing } from '#features/research/work-product/work-product.ts';
import { writingFaults } from '#features/research/work-product/work-product-errors.ts';
import type { Failure } from '#lib/result.ts';
import { visitOf } from './context.ts';
import { eventStream } from './event-stream.ts';
import { failureHeaders, failureStatus } from './failure-response.ts';
import { readJson } from './read-json.ts';

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

type Body = Record<string, unknown>;
type Asked = { writing: Writing; body: Body };

export async function streamWriting(request: Request, context: Readonly<RouterContextProvider>, read: (body: Body) => Asked) {
  const { deps, viewer, clientAddress, jurisdiction } = visitOf(context);
  const sent = await readJson(request);
  if (!isObject(sent)) return refusal({ kind: 'invalid', message: writingFaults.badJson });
  const gone = new AbortController();
  const { writing, body } = read({ jurisdiction, ...sent });
  // Who leaves before the first event leaves the request; who leaves later, the response.
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const begun = await beginWriting(deps, viewer, { client: clientAddress, signal }, writing, body);
  if (!begun.ok) return refusal(begun.failure, begun.mayTry);
  return eventStream(begun.events, { gone, onError: (error) => deps.log.error({ err: error }, `a ${writing} failed`) });
}

export function writingMethod(): Response {
  const error = { kind: 'bad_method', message: writingFaults.post };
  return Response.json({ error }, { status: 405, headers: { ...NEVER_KEPT, Allow: 'POST' } });
}

function refusal(failure: Failure, mayTry = false): Response {
  const { kind, message } = failure;
  const error = { kind, message, ...(mayTry && { mayTry }) };
  return Response.json({ error }, { status: failureStatus(failure), headers: { ...NEVER_KEPT, ...failureHeaders(failure) } });
}

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
