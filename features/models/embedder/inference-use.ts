// How much each network uses the model: lately, so that the next text is that of the network with
// the least, and within the limit on seconds of inference. Seconds are charged when they have been
// used, whole ones at a time, so that a search need not wait for a count.
import type { RateLimitDecision } from '#features/deps.ts';
import { createDecayingAmounts } from '#lib/decaying-amounts.ts';

/** Charges seconds of inference to a network. */
export type ChargeInference = (network: string, seconds: number) => Promise<RateLimitDecision>;

export type InferenceUse = {
  add: (network: string, ms: number) => void;
  recent: (network: string) => number;
  /** It has used up its seconds: until they are counted from the beginning, words alone decide. */
  isOver: (network: string) => boolean;
};

const HALF_LIFE_MS = 30_000;
const MIN_MS = 1;
const MAX_NETWORKS = 20_000;

type Options = { charge?: ChargeInference | undefined; now: () => number };

export function createInferenceUse({ charge, now }: Options): InferenceUse {
  const recent = createDecayingAmounts({
    halfLifeMs: HALF_LIFE_MS,
    minAmount: MIN_MS,
    maxKeys: MAX_NETWORKS,
    now,
  });
  const uncharged = new Map<string, number>();
  const overUntil = new Map<string, number>();

  async function chargeSeconds(network: string, seconds: number): Promise<void> {
    const decision = await charge?.(network, seconds);
    if (!decision || decision.allowed) return;
    if (overUntil.size >= MAX_NETWORKS) overUntil.clear();
    overUntil.set(network, now() + decision.retryAfterSeconds * 1_000);
  }

  return {
    add(network, ms) {
      recent.add(network, ms);
      if (network === '') return; // our own work
      const total = (uncharged.get(network) ?? 0) + ms;
      const seconds = Math.floor(total / 1_000);
      if (uncharged.size >= MAX_NETWORKS) uncharged.clear();
      uncharged.set(network, total - seconds * 1_000);
      if (seconds > 0) void chargeSeconds(network, seconds);
    },
    recent: recent.amount,
    isOver(network) {
      const until = overUntil.get(network);
      if (until === undefined) return false;
      if (now() < until) return true;
      overUntil.delete(network);
      return false;
    },
  };
}
