// Open requests of one network, weighted by what they cost: streamed answers and slow bodies stay open for long after they have given
// their place in admission control back, so without this one network could have all that a process may hold open.
import type { RequestClass } from '#app/http/route-handle.ts';

const WEIGHTS: Record<RequestClass, number> = { pages: 1, 'signing-in': 1, searching: 2, files: 5, writing: 5 };

export type OpenRequests = {
  /** Returns a function to call once, when the response is closed, or undefined when the network has too many open. */
  enter: (network: string, work: RequestClass) => (() => void) | undefined;
};

export function createOpenRequests(maxPerNetwork: number): OpenRequests {
  const openWeights = new Map<string, number>();
  return {
    enter(network, work) {
      const weight = WEIGHTS[work];
      const open = openWeights.get(network) ?? 0;
      // A network with nothing open may always have one, whatever it costs.
      if (open > 0 && open + weight > maxPerNetwork) return undefined;
      openWeights.set(network, open + weight);
      return () => {
        const left = (openWeights.get(network) ?? 0) - weight;
        if (left > 0) openWeights.set(network, left);
        else openWeights.delete(network);
      };
    },
  };
}
