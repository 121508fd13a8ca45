// What is a date of a paper for, and which kind is the paper? Each adapter of the papers encoder
// has two linear heads, which training/train_papers.py fits together with it on labeled papers
// (never on those of a blind set).
import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import { MODEL_ROLES } from '#legal/papers/date-role-model.ts';
import type { LinearModel } from '#lib/softmax-regression.ts';
import { averageLogChances, ROW_LENGTH, readHeads } from './adapter-heads.ts';

/**
 * One of each per adapter: a row of weights for each role in the order of MODEL_ROLES, and for each
 * of PAPER_KINDS and none.
 */
export type PaperModel = { roles: LinearModel[]; kinds: LinearModel[] };
export const noPaperModel: PaperModel = { roles: [], kinds: [] };

export function readPaperModel(folder: string): PaperModel {
  const heads = readHeads(folder, 'papers');
  const roleWeights = MODEL_ROLES.length * ROW_LENGTH;
  return {
    roles: heads.map((head) => head.subarray(0, roleWeights)),
    kinds: heads.map((head) => head.subarray(roleWeights)),
  };
}

/** `vectors`: for each part of a paper, one per adapter. */
export const judgeKind = ({ kinds }: PaperModel, vectors: Float32Array[]) =>
  averageLogChances(kinds, vectors, PAPER_KINDS.length + 1);

/** `vectors`: for each date of a paper, one per adapter. */
export function judgeRoles({ roles }: PaperModel, vectors: Float32Array[]): Float64Array[] {
  const dates = vectors.length / Math.max(1, roles.length);
  return Array.from({ length: dates }, (_, date) =>
    averageLogChances(
      roles,
      vectors.slice(date * roles.length, (date + 1) * roles.length),
      MODEL_ROLES.length,
    ),
  );
}
