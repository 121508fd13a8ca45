// What the rules say about a paper, and what the models say, together. Rules that are sure of a kind decide; where they are unsure or know none, the
// models may speak. Where the two differ, the answer is unsure and the other is offered.
import type { DetectedKind } from './detect-kind.ts';
import { MODEL_KINDS } from './kind-model.ts';
import type { PaperKindId } from './schema.ts';

/** What an unsure rule adds to the probability of its kind. */
const RULE_SHARE = 0.2;
/** A model this certain of something else makes a sure rule unsure. */
const MIN_DOUBT = 0.7;
const MIN_OTHER_CHANCE = 0.12;
const MIN_NEAR_CHANCE = 0.3;
const MAX_OTHERS = 3;

/** `chances`: in the order of MODEL_KINDS; undefined without a model. */
export function combineKinds(detected: DetectedKind, chances: Float64Array | undefined): Omit<DetectedKind, 'decision'> {
  if (!chances) return detected;
  const likely = MODEL_KINDS.map((id, index) => ({ id, chance: chances[index] ?? 0 })).sort((a, b) => b.chance - a.chance);
  const [top] = likely;
  const isRuled = detected.confident && detected.id !== 'none';
  const doubted = top !== undefined && top.id !== detected.id && top.chance >= MIN_DOUBT;
  const scored = likely.map(({ id, chance }) => ({ id, score: chance + (id === detected.id ? RULE_SHARE : 0) }));
  const id = isRuled ? detected.id : scored.reduce((best, one) => (one.score > best.score ? one : best)).id;
  const suggested = likely.filter(({ chance }) => chance >= MIN_OTHER_CHANCE).map((one) => one.id);
  // None is sure only where nothing comes near.
  const mayBeKind = detected.id === 'none' && likely.some((one) => one.id !== 'none' && one.chance >= MIN_NEAR_CHANCE);
  const others = [...new Set([detected.id, ...detected.others, ...suggested])].filter(
    (other): other is PaperKindId => other !== 'none' && other !== id,
  );
  return { id, confident: detected.confident && id === detected.id && !doubted && !mayBeKind, others: others.slice(0, MAX_OTHERS) };
}
