// Requests that are refused before any route runs. People get our error page, programs get JSON.
import { refusalTexts as texts } from '#app/frame/messages.ts';
import type { FailureKind } from '#lib/result.ts';

export type Refusal = {
  status: number;
  kind: FailureKind | 'too_large' | 'bad_method' | 'forbidden' | 'timeout';
  readonly message: string;
  retryAfterSeconds?: number;
};

/** The message is read when it is sent: it is in the language of the request. */
function createRefusal(
  status: number,
  kind: Refusal['kind'],
  text: keyof typeof texts,
  retryAfterSeconds?: number,
): Refusal {
  return {
    status,
    kind,
    get message() {
      return texts[text];
    },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

export const refusals = {
  badAddress: createRefusal(400, 'invalid', 'badAddress'),
  badRequest: createRefusal(400, 'invalid', 'badRequest'),
  crossOrigin: createRefusal(403, 'forbidden', 'crossOrigin'),
  notFound: createRefusal(404, 'not_found', 'notFound'),
  badMethod: createRefusal(405, 'bad_method', 'badMethod'),
  late: createRefusal(408, 'timeout', 'late'),
  tooLarge: createRefusal(413, 'too_large', 'tooLarge'),
  tooMany: (retryAfterSeconds: number) =>
    createRefusal(429, 'rate_limited', 'tooMany', retryAfterSeconds),
  overloaded: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', 'overloaded', retryAfterSeconds),
  failed: createRefusal(500, 'unavailable', 'failed'),
};

export function wantsJson(path: string, accept: string | undefined): boolean {
  return (
    path.startsWith('/api/') ||
    (accept?.includes('application/json') === true && !accept.includes('text/html'))
  );
}
