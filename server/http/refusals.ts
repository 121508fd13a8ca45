// Requests that are refused before any route runs. People get our error page, programs get JSON.
import type { FailureKind } from '#lib/result.ts';

export type Refusal = {
  status: number;
  kind: FailureKind | 'too_large' | 'bad_method' | 'forbidden' | 'timeout';
  message: string;
  retryAfterSeconds?: number;
};

/**
 * Danger comes before every limit: nothing of the message was read, so everyone gets the numbers.
 */
const IN_DANGER = 'If you are in danger, call 911. In a crisis, call or text 988.';

export const refusals = {
  badAddress: { status: 400, kind: 'invalid', message: 'The URL is not valid.' },
  badRequest: { status: 400, kind: 'invalid', message: 'The request could not be read.' },
  crossOrigin: { status: 403, kind: 'forbidden', message: 'The request came from another site.' },
  notFound: { status: 404, kind: 'not_found', message: 'There is no page at this address.' },
  badMethod: {
    status: 405,
    kind: 'bad_method',
    message: 'This address does not accept that kind of request.',
  },
  late: { status: 408, kind: 'timeout', message: 'The request took too long to arrive.' },
  tooLarge: { status: 413, kind: 'too_large', message: 'The upload is too large.' },
  tooMany: (retryAfterSeconds: number) => ({
    status: 429,
    kind: 'rate_limited',
    message: `Too many requests. Please wait a little and try again. ${IN_DANGER}`,
    retryAfterSeconds,
  }),
  overloaded: {
    status: 503,
    kind: 'unavailable',
    message: `We have more visitors right now than we can serve well. Nothing was changed. Please try again in a few seconds. ${IN_DANGER}`,
  },
  failed: { status: 500, kind: 'unavailable', message: 'Something went wrong on our side.' },
} as const satisfies Record<string, Refusal | ((n: number) => Refusal)>;

export function wantsJson(path: string, accept: string | undefined): boolean {
  return (
    path.startsWith('/api/') ||
    (accept?.includes('application/json') === true && !accept.includes('text/html'))
  );
}
