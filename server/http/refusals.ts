// Requests that are refused before any route runs. People get our error page, programs get JSON.
import * as texts from '#app/frame/messages/refusal-texts.ts';
import { unknown } from '#features/api-keys/messages/key-answers.ts';
import type { ProblemKind } from '#features/library/schema/problem-schema.ts';

export type Refusal = {
  status: number;
  kind: ProblemKind;
  message: string;
  retryAfterSeconds?: number;
  /** The rest of the body was not read, and must not be parsed as the next request. */
  closes?: true;
  /** Further fields for programs. */
  more?: object;
};

function createRefusal(
  status: number,
  kind: Refusal['kind'],
  message: string,
  more: Pick<Refusal, 'retryAfterSeconds' | 'closes' | 'more'> = {},
): Refusal {
  return { status, kind, message, ...more };
}

/** Danger first, also where nothing was read. */
const URGENT = { more: { urgent: [texts.unread] } };

export const refusals = {
  badAddress: createRefusal(400, 'invalid', texts.badAddress),
  badRequest: createRefusal(400, 'invalid', texts.badRequest, { closes: true }),
  unknownKey: createRefusal(401, 'unauthenticated', unknown),
  crossOrigin: createRefusal(403, 'forbidden', texts.crossOrigin),
  notFound: createRefusal(404, 'not_found', texts.notFound),
  badMethod: createRefusal(405, 'bad_method', texts.badMethod),
  late: createRefusal(408, 'timeout', texts.late, { closes: true }),
  tooLarge: createRefusal(413, 'too_large', texts.tooLarge, { closes: true }),
  badExpectation: createRefusal(417, 'invalid', texts.badRequest, { closes: true }),
  tooMany: (retryAfterSeconds: number) =>
    createRefusal(429, 'rate_limited', texts.tooMany, { retryAfterSeconds, ...URGENT }),
  overloaded: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', texts.overloaded, { retryAfterSeconds, ...URGENT }),
  /** For a body that has begun to arrive. */
  noRoom: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', texts.overloaded, {
      retryAfterSeconds,
      closes: true,
      ...URGENT,
    }),
  failed: createRefusal(500, 'unavailable', texts.failed),
};

export function wantsJson(path: string, accept: string | undefined): boolean {
  return (
    path.startsWith('/api/') ||
    path === '/mcp' ||
    // An assistant that looks for a way to sign in must not take a page for one.
    path.startsWith('/.well-known/') ||
    (accept?.includes('application/json') === true && !accept.includes('text/html'))
  );
}
