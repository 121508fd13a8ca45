// Requests that are refused before any route runs. People get our error page, programs get JSON.
import * as texts from '#app/frame/messages/refusal-texts.ts';
import type { FailureKind } from '#lib/result.ts';

export type Refusal = {
  status: number;
  kind: FailureKind | 'too_large' | 'bad_method' | 'forbidden' | 'timeout';
  message: string;
  retryAfterSeconds?: number;
  /** The rest of the body was not read, and must not be parsed as the next request. */
  closes?: true;
};

function createRefusal(
  status: number,
  kind: Refusal['kind'],
  message: string,
  more: Pick<Refusal, 'retryAfterSeconds' | 'closes'> = {},
): Refusal {
  return { status, kind, message, ...more };
}

export const refusals = {
  badAddress: createRefusal(400, 'invalid', texts.badAddress),
  badRequest: createRefusal(400, 'invalid', texts.badRequest, { closes: true }),
  crossOrigin: createRefusal(403, 'forbidden', texts.crossOrigin),
  notFound: createRefusal(404, 'not_found', texts.notFound),
  badMethod: createRefusal(405, 'bad_method', texts.badMethod),
  late: createRefusal(408, 'timeout', texts.late, { closes: true }),
  tooLarge: createRefusal(413, 'too_large', texts.tooLarge, { closes: true }),
  badExpectation: createRefusal(417, 'invalid', texts.badRequest, { closes: true }),
  tooMany: (retryAfterSeconds: number) =>
    createRefusal(429, 'rate_limited', texts.tooMany, { retryAfterSeconds }),
  overloaded: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', texts.overloaded, { retryAfterSeconds }),
  /** For a body that has begun to arrive. */
  noRoom: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', texts.overloaded, { retryAfterSeconds, closes: true }),
  failed: createRefusal(500, 'unavailable', texts.failed),
};

export function wantsJson(path: string, accept: string | undefined): boolean {
  return (
    path.startsWith('/api/') ||
    (accept?.includes('application/json') === true && !accept.includes('text/html'))
  );
}
