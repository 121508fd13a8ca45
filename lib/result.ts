// Expected failures are values from this closed set; bugs throw. `app/http/failure-response.ts`
// maps them to HTTP, once.
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'needs_plan'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable';

export type Failure = {
  kind: FailureKind;
  message: string;
  /** For `invalid`: messages by field name. */
  fields?: Record<string, string>;
  /** For `rate_limited` and `unavailable`: when to retry. */
  retryAfterSeconds?: number;
};

export type Failed = { ok: false; failure: Failure };
export type Result<T> = { ok: true; value: T } | Failed;

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(
  kind: FailureKind,
  message: string,
  more: Omit<Failure, 'kind' | 'message'> = {},
): Failed {
  return { ok: false, failure: { kind, message, ...more } };
}
