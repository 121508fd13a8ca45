// A linear model that chooses one of several: each choice is described by sparse features, its
// score is the sum of their weights, and the scores of the choices of one group become
// probabilities. Groups are visited in a fixed order, so that the same groups always give the same
// model.
import type { HashedFeatures } from './hashed-features.ts';
import type { LinearModel } from './softmax-regression.ts';

/** `right`: the choices that would all be right, by their index. */
export type RankingGroup = { choices: HashedFeatures[]; right: number[] };
export type RankingOptions = { dimensions: number; rounds: number; rate: number; decay: number };

const MOMENTUM = 0.9;

/**
 * Gradient descent over all groups at once. Features of one group alone are left out: they tell
 * nothing about others.
 */
export function fitRanking(
  groups: RankingGroup[],
  { dimensions, rounds, rate, decay }: RankingOptions,
): LinearModel {
  const usable = dropRare(
    groups.filter(({ right }) => right.length > 0),
    dimensions,
  );
  const model = new Float32Array(dimensions);
  const velocity = new Float32Array(dimensions);
  const gradient = new Float32Array(dimensions);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < dimensions; i++) gradient[i] = decay * (model[i] as number);
    for (const group of usable) addGradient(gradient, model, group, 1 / usable.length);
    for (let i = 0; i < dimensions; i++) {
      velocity[i] = MOMENTUM * (velocity[i] as number) - rate * (gradient[i] as number);
      model[i] = (model[i] as number) + (velocity[i] as number);
    }
  }
  return model;
}

/** The probability that each choice is the right one. */
export function rankChoices(model: LinearModel, choices: HashedFeatures[]): number[] {
  const scores = choices.map(({ indexes, values }) => {
    let score = 0;
    for (let i = 0; i < indexes.length; i++)
      score += (model[indexes[i] as number] as number) * (values[i] as number);
    return score;
  });
  const highest = scores.reduce((max, score) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const parts = scores.map((score) => Math.exp(score - highest));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

function addGradient(
  gradient: Float32Array,
  model: LinearModel,
  { choices, right }: RankingGroup,
  share: number,
): void {
  const chances = rankChoices(model, choices);
  const rightChance =
    right.reduce((sum, index) => sum + (chances[index] as number), 0) || Number.MIN_VALUE;
  for (const [number, { indexes, values }] of choices.entries()) {
    const chance = chances[number] as number;
    const error = share * (chance - (right.includes(number) ? chance / rightChance : 0));
    for (let i = 0; i < indexes.length; i++) {
      const index = indexes[i] as number;
      gradient[index] = (gradient[index] as number) + error * (values[i] as number);
    }
  }
}

function dropRare(groups: RankingGroup[], dimensions: number): RankingGroup[] {
  const counts = new Uint16Array(dimensions);
  for (const { choices } of groups) {
    for (const index of new Set(choices.flatMap(({ indexes }) => [...indexes])))
      counts[index] = (counts[index] as number) + 1;
  }
  return groups.map(({ choices, right }) => ({
    right,
    choices: choices.map(({ indexes, values }) => {
      const isCommon = (_: number, position: number) =>
        (counts[indexes[position] as number] as number) > 1;
      return {
        indexes: Uint32Array.from([...indexes].filter(isCommon)),
        values: values.filter(isCommon),
      };
    }),
  }));
}
