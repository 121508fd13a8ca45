// The danger model as training/train_danger.py writes it: low-rank adapters for MiniLM, and a linear head for each over its vectors. There
// are several, trained alike but for the seed; their average errs less often than any one of them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import { readSafetensors, type Tensor } from './safetensors.ts';

export const ADAPTER_FILE = 'danger-adapter.safetensors';
export const ADAPTER_RECORD_FILE = 'danger-adapter.json';

/** Calm, and the kinds of danger. */
export const DANGER_CLASSES = 1 + DANGER_KINDS.length;
/** An adapter is added to a matrix of weights as scale × (B × A). */
const SCALE = 2;

export type Adapter = {
  /** `….a` and `….b` of every adapted layer, those of all members stacked, and the heads. */
  tensors: Map<string, Tensor>;
  members: number;
  /** Of all members together. */
  rank: number;
};

export function readAdapter(folder: string | undefined): Adapter | undefined {
  const path = folder === undefined ? '' : join(folder, ADAPTER_FILE);
  if (!existsSync(path)) return;
  const tensors = readSafetensors(path);
  const firstA = [...tensors].find(([name]) => name.endsWith('.a'))?.[1];
  const members = (tensors.get('head.bias')?.shape[0] as number) / DANGER_CLASSES;
  if (!Number.isInteger(members) || !firstA) throw new Error('The danger adapter has other kinds than the content.');
  return { tensors, members, rank: firstA.shape[0] as number };
}

/** What each row of the stacked adapters is multiplied by: the scale for the rows of one member, zero for the others. */
export function createMask({ members, rank }: Adapter, member: number): Float32Array {
  return Float32Array.from({ length: rank }, (_, row) => (Math.floor((row * members) / rank) === member ? SCALE : 0));
}
