// What each key has used lately: an amount that halves every so often, so that yesterday's use
// counts for nothing. Keys whose amount has become small take no memory.
export type DecayingAmounts = {
  add: (key: string, amount: number) => void;
  amount: (key: string) => number;
  /** Forgets what is below the smallest amount; returns the total and the number of the rest. */
  prune: () => { total: number; keys: number };
};

type Options = { halfLifeMs: number; minAmount: number; maxKeys: number; now: () => number };

export function createDecayingAmounts({
  halfLifeMs,
  minAmount,
  maxKeys,
  now,
}: Options): DecayingAmounts {
  const entries = new Map<string, { amount: number; since: number }>();

  function getAmount(key: string): number {
    const entry = entries.get(key);
    return entry ? entry.amount * 0.5 ** ((now() - entry.since) / halfLifeMs) : 0;
  }

  function prune(): { total: number; keys: number } {
    let total = 0;
    for (const key of entries.keys()) {
      const amount = getAmount(key);
      if (amount < minAmount) entries.delete(key);
      else total += amount;
    }
    return { total, keys: entries.size };
  }

  return {
    add(key, amount) {
      if (entries.size >= maxKeys) entries.clear();
      entries.set(key, { amount: getAmount(key) + amount, since: now() });
    },
    amount: getAmount,
    prune,
  };
}
