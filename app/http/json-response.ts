// JSON for programs, and failures in one shape (docs/api.md). What is sent by POST is never stored
// by a browser or proxy; what anybody gets by GET has an ETag, so that asking again costs nothing.
import { createHash } from 'node:crypto';
import {
  PROBLEM_TYPE,
  type ProblemKind,
  toProblem,
} from '#features/library/schema/problem-schema.ts';
import type { Failure } from '#lib/result.ts';
import { failureHeaders, failureStatus } from './failure-response.ts';

export const NO_STORE = { 'Cache-Control': 'no-store' };
/** Pages of other sites may read what reads no cookie. */
const FOR_EVERYONE = { 'Access-Control-Allow-Origin': '*' };

type Options = { status: number; headers?: Record<string, string>; more?: object };

export const problemResponse = (
  failure: { kind: ProblemKind; message: string },
  { status, headers, more }: Options,
): Response =>
  new Response(JSON.stringify(toProblem(failure, status, more)), {
    status,
    headers: { ...NO_STORE, ...headers, 'Content-Type': PROBLEM_TYPE },
  });

/** `more`: further fields of the error. */
export const jsonFailure = (failure: Failure, more: object = {}): Response =>
  problemResponse(failure, {
    status: failureStatus(failure),
    headers: failureHeaders(failure),
    more,
  });

/** For endpoints that accept only POST. */
export const jsonPostOnly = (kind: ProblemKind, message: string): Response =>
  problemResponse({ kind, message }, { status: 405, headers: { Allow: 'POST' } });

/** For what is the same for everyone who asks for this address. 304 when it has not changed. */
export function jsonForEveryone(request: Request, value: object, type = 'application/json') {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ...FOR_EVERYONE, 'Cache-Control': 'no-cache', ETag: etag };
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}
