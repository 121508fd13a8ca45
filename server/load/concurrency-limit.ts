// Limits what is under way at the same time per key, such as the request bodies of one network.
// Unlike a rate limit it counts only what has not finished, in this process alone. Keys without
// work take no memory.
export type ConcurrencyLimit = {
  /**
   * Returns a function to call when the work is over, or undefined when the key has no room for it.
   */
  enter: (key: string, cost?: number) => (() => void) | undefined;
};

/**
 * `max`: the largest total cost per key. Work that alone costs more is let in when nothing else is
 * under way.
 */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const totals = new Map<string, number>();
  return {
    enter(key, cost = 1) {
      const total = totals.get(key) ?? 0;
      if (total > 0 && total + cost > max) return undefined;
      totals.set(key, total + cost);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (totals.get(key) ?? 0) - cost;
        if (rest > 0) totals.set(key, rest);
        else totals.delete(key);
      };
    },
  };
}
