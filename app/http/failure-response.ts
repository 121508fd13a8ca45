// Maps the closed set of failures to HTTP. Nothing else chooses a status for a failure.
import { data } from 'react-router';
import type { Failure, FailureKind } from '#lib/result.ts';
import { cutSentBack } from '#lib/sent-back.ts';

const STATUS: Record<FailureKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  needs_plan: 402,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
};

export function failureStatus(failure: Failure): number {
  return STATUS[failure.kind];
}

export function failureHeaders(failure: Failure): Record<string, string> {
  return failure.retryAfterSeconds
    ? { 'Retry-After': String(Math.ceil(failure.retryAfterSeconds)) }
    : {};
}

/** For forms: returns the failure to the page, which keeps the input as far as it is sent back. */
export function failureData<T extends object>(failure: Failure, more: T) {
  return data(
    { failure, ...cutSentBack(more) },
    { status: failureStatus(failure), headers: failureHeaders(failure) },
  );
}
