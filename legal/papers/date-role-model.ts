// A second opinion on what a date is for: a small linear model over the words around it, fitted on
// labeled papers (training/README.md). It knows wordings that no rule has foreseen; the rules know
// what a lawyer knows. Both together decide, and only what both say is certain (combine-roles.ts).
// Words are hashed, so that no vocabulary is stored.
import type { HashedFeatures } from '#lib/hashed-features.ts';
import { fitSoftmax, type LinearModel, predictSparse } from '#lib/softmax-regression.ts';
import type { BasedRole } from './confirm-roles.ts';
import { type DatedPaper, describeDate, FEATURE_SIZE } from './date-features.ts';

export type RoleSample = { features: HashedFeatures; role: BasedRole['role'] };

export const MODEL_ROLES = [
  'issued',
  'served',
  'hearing',
  'answer-by',
  'pay-by',
  'appeal-by',
  'other',
] as const;
const ROLE_MODEL_LENGTH = MODEL_ROLES.length * (FEATURE_SIZE + 1);

export function fitRoleModel(samples: RoleSample[]): LinearModel {
  const counts = new Uint16Array(FEATURE_SIZE);
  for (const { features } of samples)
    for (const index of features.indexes) counts[index] = (counts[index] as number) + 1;
  return fitSoftmax(
    samples.map(({ features, role }) => ({
      ...dropRare(features, counts),
      class: MODEL_ROLES.indexOf(role),
      weight: 1,
    })),
    { classes: MODEL_ROLES.length, dimensions: FEATURE_SIZE, rounds: 200, rate: 8, decay: 1e-5 },
  );
}

/** What stands in one date alone tells nothing about others. */
function dropRare({ indexes, values }: HashedFeatures, counts: Uint16Array): HashedFeatures {
  const isCommon = (_: number, position: number) =>
    (counts[indexes[position] as number] as number) > 1;
  return {
    indexes: Uint32Array.from([...indexes].filter(isCommon)),
    values: values.filter(isCommon),
  };
}

/** The probability of each role, in the order of MODEL_ROLES; undefined without a model. */
export function predictRoles(
  model: LinearModel,
  paper: DatedPaper,
  index: number,
): Float64Array | undefined {
  return model.length === ROLE_MODEL_LENGTH
    ? predictSparse(model, describeDate(paper, index), MODEL_ROLES.length)
    : undefined;
}

/** The likeliest of MODEL_ROLES. */
export const pickRole = (chances: Float64Array) =>
  MODEL_ROLES[chances.indexOf(Math.max(...chances))];
