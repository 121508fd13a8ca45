// What is a date of a paper for, and which kind is the paper? Each adapter of the papers encoder
// has two linear heads, which training/tasks/papers.py fits together with it on labeled papers
// (never on those of a blind set).
import { PAPER_KINDS } from '#features/library/schema/paper-kinds.ts';
import { MODEL_ROLES } from '#legal/papers/date-role-model.ts';
import type { LinearModel } from '#lib/softmax-regression.ts';
import { averageLogChances, fitHeads, readHeads } from './adapter-heads.ts';

/**
 * One of each per adapter: a row of weights for each role in the order of MODEL_ROLES, and for each
 * of PAPER_KINDS and none.
 */
export type PaperModel = { roles: LinearModel[]; kinds: LinearModel[] };
const ROLE_CLASSES = MODEL_ROLES.map((role) => `role ${role}`);
const KIND_CLASSES = [...PAPER_KINDS, 'none'].map((kind) => `kind ${kind}`);
/** As training writes them. */
export const PAPER_CLASSES = [...ROLE_CLASSES, ...KIND_CLASSES];
export const noPaperModel: PaperModel = { roles: [], kinds: [] };

export function readPaperModel(folder: string): PaperModel {
  const trained = readHeads(folder, 'papers');
  return {
    roles: fitHeads(trained, ROLE_CLASSES),
    kinds: fitHeads(trained, KIND_CLASSES),
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
