// What the rules say about a paper, and what the models say, weighed together. A kind is named
// where the two bring enough evidence; else it is none of them, or unsure with choices. The answer
// is sure only where rules and models agree.

import type { PaperKindId } from '../schema.ts';
import type { DetectedKind } from './detect-kind.ts';
import { MODEL_KINDS } from './kind-model.ts';

// Logarithms of odds, chosen with writers left out in turn (docs/how-papers-are-read.md).
/**
 * What each point of the rules adds to their kind, where they are sure of it and where they are
 * not.
 */
const SURE_POINT_WEIGHT = 0.06;
const POINT_WEIGHT = 0.033;
const MAX_POINTS = 24;
/** What it adds to none that no kind has enough points, and that none comes near. */
const NONE_WEIGHT = 0.5;
const SURE_NONE_WEIGHT = 0.7;
/** A paper that is called something it is not frightens for nothing. */
const DOUBT_WEIGHT = 0.5;
const MIN_OTHER_CHANCE = 0.12;
const MIN_NEAR_CHANCE = 0.3;
const MAX_OTHERS = 3;

/** `chances`: in the order of MODEL_KINDS; undefined without a model. */
export function combineKinds(
  detected: DetectedKind,
  chances: Float64Array | undefined,
): Omit<DetectedKind, 'decision' | 'score'> {
  if (!chances) return detected;
  const likely = MODEL_KINDS.map((id, index) => ({ id, chance: chances[index] ?? 0 })).sort(
    (a, b) => b.chance - a.chance,
  );
  const scored = likely.map(({ id, chance }) => ({
    id,
    score:
      Math.log(chance) +
      (id === detected.id ? weighRules(detected) : 0) +
      (id === 'none' ? DOUBT_WEIGHT : 0),
  }));
  const { id } = scored.reduce((best, one) => (one.score > best.score ? one : best));
  const suggested = likely.filter(({ chance }) => chance >= MIN_OTHER_CHANCE).map((one) => one.id);
  // None is sure only where nothing comes near.
  const mayBeKind =
    id === 'none' && likely.some((one) => one.id !== 'none' && one.chance >= MIN_NEAR_CHANCE);
  const agree = id === detected.id && id === likely[0]?.id;
  const others = [...new Set([detected.id, ...detected.others, ...suggested])].filter(
    (other): other is PaperKindId => other !== 'none' && other !== id,
  );
  return {
    id,
    confident: detected.confident && agree && !mayBeKind,
    others: others.slice(0, MAX_OTHERS),
  };
}

function weighRules({ id, confident, score }: DetectedKind): number {
  if (id === 'none') return confident ? SURE_NONE_WEIGHT : NONE_WEIGHT;
  return Math.min(score, MAX_POINTS) * (confident ? SURE_POINT_WEIGHT : POINT_WEIGHT);
}
