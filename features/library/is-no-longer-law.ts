import type { Treatment } from './schema/law-schema.ts';

/** Nothing may rest on such a case. */
export function isNoLongerLaw(
  status: Treatment['status'] | undefined,
): status is 'overruled' | 'superseded' {
  return status === 'overruled' || status === 'superseded';
}
