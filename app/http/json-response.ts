// JSON for programs: never stored by a browser or proxy, and failures in one shape (docs/api.md).
import type { Failure } from '#lib/result.ts';
import { failureHeaders, failureStatus } from './failure-response.ts';

export const NO_STORE = { 'Cache-Control': 'no-store' };

/** `more`: further fields of the error. */
export function jsonFailure(failure: Failure, more: object = {}): Response {
  const { kind, message } = failure;
  return Response.json(
    { error: { kind, message, ...more } },
    { status: failureStatus(failure), headers: { ...NO_STORE, ...failureHeaders(failure) } },
  );
}

/** For endpoints that accept only POST. */
export function jsonPostOnly(kind: string, message: string): Response {
  return Response.json(
    { error: { kind, message } },
    { status: 405, headers: { ...NO_STORE, Allow: 'POST' } },
  );
}
