// How much each network has asked for lately, so that load is shed first from those that ask for
// more than the others.
import { REQUEST_WEIGHTS } from './open-requests.ts';

const HALF_LIFE_MS = 5_000;
/** Usage below this is forgotten. */
const MIN_USAGE = 0.5;
/**
 * What one busy person asks for: a question or a file every two seconds, with pages and searches
 * between them.
 */
const PERSONAL_USAGE = 30;
const MAX_NETWORKS = 20_000;
const PRUNE_MS = 1_000;

export type NetworkUsage = {
  add: (network: string, cost: number) => void;
  amount: (network: string) => number;
  /**
   * Whether a network stays below the average of all networks with one more page; never true of the
   * only one.
   */
  isModest: (network: string) => boolean;
  /** Whether a network asks for no more than one person can; never true of the only one. */
  isPersonal: (network: string) => boolean;
};

export function createNetworkUsage(now: () => number): NetworkUsage {
  const usage = new Map<string, { amount: number; since: number }>();
  let average = 0;
  let prunedAt = Number.NEGATIVE_INFINITY;

  function getAmount(network: string): number {
    const entry = usage.get(network);
    return entry ? entry.amount * 0.5 ** ((now() - entry.since) / HALF_LIFE_MS) : 0;
  }

  /** Also computes the average, which may be a second old. */
  function prune(): void {
    if (now() - prunedAt < PRUNE_MS) return;
    prunedAt = now();
    let total = 0;
    for (const network of usage.keys()) {
      const amount = getAmount(network);
      if (amount < MIN_USAGE) usage.delete(network);
      else total += amount;
    }
    average = usage.size > 1 ? total / usage.size : 0;
  }

  return {
    add(network, cost) {
      if (usage.size >= MAX_NETWORKS) usage.clear();
      usage.set(network, { amount: getAmount(network) + cost, since: now() });
      prune();
    },
    amount: getAmount,
    isModest: (network) => getAmount(network) + REQUEST_WEIGHTS.pages < average,
    isPersonal: (network) => average > 0 && getAmount(network) < PERSONAL_USAGE,
  };
}
