// Open requests of one network, weighted by what they cost: streamed answers and slow bodies stay
// open for long after they have given their place in admission control back, so without this one
// network could have all that a process may hold open.
import type { RequestClass } from '#app/http/route-handle.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

export const REQUEST_WEIGHTS: Record<RequestClass, number> = {
  pages: 1,
  'signing-in': 1,
  searching: 2,
  files: 5,
  writing: 5,
  assisting: 2,
};

export type OpenRequests = {
  /**
   * Returns a function to call once, when the response is closed, or undefined when the network has
   * too many open.
   */
  enter: (network: string, work: RequestClass) => (() => void) | undefined;
};

export function createOpenRequests(maxPerNetwork: number): OpenRequests {
  const limit = createConcurrencyLimit(maxPerNetwork);
  return { enter: (network, work) => limit.enter(network, REQUEST_WEIGHTS[work]) };
}
