// Requests that are refused before any route runs. People get our error page, programs get JSON.
import { refusalTexts as texts } from '#app/frame/messages.ts';
import type { FailureKind } from '#lib/result.ts';

export type Refusal = {
  status: number;
  kind: FailureKind | 'too_large' | 'bad_method' | 'forbidden' | 'timeout';
  readonly message: string;
  retryAfterSeconds?: number;
  /** The rest of the body was not read, and must not be parsed as the next request. */
  closes?: true;
};

/** The message is read when it is sent: it is in the language of the request. */
function createRefusal(
  status: number,
  kind: Refusal['kind'],
  text: keyof typeof texts,
  more: Pick<Refusal, 'retryAfterSeconds' | 'closes'> = {},
): Refusal {
  return {
    status,
    kind,
    get message() {
      return texts[text];
    },
    ...more,
  };
}

export const refusals = {
  badAddress: createRefusal(400, 'invalid', 'badAddress'),
  badRequest: createRefusal(400, 'invalid', 'badRequest', { closes: true }),
  crossOrigin: createRefusal(403, 'forbidden', 'crossOrigin'),
  notFound: createRefusal(404, 'not_found', 'notFound'),
  badMethod: createRefusal(405, 'bad_method', 'badMethod'),
  late: createRefusal(408, 'timeout', 'late', { closes: true }),
  tooLarge: createRefusal(413, 'too_large', 'tooLarge', { closes: true }),
  badExpectation: createRefusal(417, 'invalid', 'badRequest', { closes: true }),
  tooMany: (retryAfterSeconds: number) =>
    createRefusal(429, 'rate_limited', 'tooMany', { retryAfterSeconds }),
  overloaded: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', 'overloaded', { retryAfterSeconds }),
  /** For a body that has begun to arrive. */
  noRoom: (retryAfterSeconds: number) =>
    createRefusal(503, 'unavailable', 'overloaded', { retryAfterSeconds, closes: true }),
  failed: createRefusal(500, 'unavailable', 'failed'),
};

export function wantsJson(path: string, accept: string | undefined): boolean {
  return (
    path.startsWith('/api/') ||
    (accept?.includes('application/json') === true && !accept.includes('text/html'))
  );
}
