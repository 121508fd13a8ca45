// How much each network has asked for lately, so that load is shed first from those that ask for
// more than the others.
import { createDecayingAmounts } from '#lib/decaying-amounts.ts';
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
const AVERAGE_MS = 1_000;

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
  const { add, amount, prune } = createDecayingAmounts({
    halfLifeMs: HALF_LIFE_MS,
    minAmount: MIN_USAGE,
    maxKeys: MAX_NETWORKS,
    now,
  });
  let average = 0;
  let averagedAt = Number.NEGATIVE_INFINITY;

  /** The average may be a second old. */
  function updateAverage(): void {
    if (now() - averagedAt < AVERAGE_MS) return;
    averagedAt = now();
    const { total, keys } = prune();
    average = keys > 1 ? total / keys : 0;
  }

  return {
    add(network, cost) {
      add(network, cost);
      updateAverage();
    },
    amount,
    isModest: (network) => amount(network) + REQUEST_WEIGHTS.pages < average,
    isPersonal: (network) => average > 0 && amount(network) < PERSONAL_USAGE,
  };
}
