// Low-rank adapters of MiniLM as the scripts in training/ write them, with a linear head for each
// over its vectors. A file holds several, trained alike but for the seed: their average errs less
// often than any one of them.
import type { Tensor } from '#lib/model-file.ts';
import { getModelPath, readModel } from '../read-model.ts';

export type AdapterName = 'danger' | 'topics' | 'papers' | 'leads';
const ADAPTER_NAMES: readonly AdapterName[] = ['danger', 'topics', 'papers', 'leads'];
export const listAdapterPaths = (folder: string) =>
  ADAPTER_NAMES.map((name) => getModelPath(folder, name));

/** An adapter is added to a matrix of weights as scale × (B × A). */
const SCALE = 2;

export type Adapter = {
  /** `….a` and `….b` of every adapted layer, those of all members stacked, and the heads. */
  tensors: Map<string, Tensor>;
  members: number;
  /** Those that it was trained for, in the order of the rows of each head. */
  classes: string[];
  /** Of all members together. */
  rank: number;
};

/**
 * All adapters side by side, and for each encoder what the rows are multiplied by for each of its
 * members.
 */
export type StackedAdapters = {
  tensors: Map<string, Tensor>;
  rank: number;
  masks: Record<AdapterName, Float32Array[]>;
};

export function readAdapter(folder: string | undefined, name: AdapterName): Adapter | undefined {
  const { tensors, record } = readModel(folder, name);
  const firstA = [...tensors].find(([tensor]) => tensor.endsWith('.a'))?.[1];
  if (!firstA) return;
  const members = (tensors.get('head.bias')?.shape[0] as number) / record.classes.length;
  if (!Number.isInteger(members)) throw new Error(`The classes of ${name} do not fit its heads.`);
  return { tensors, members, classes: record.classes, rank: firstA.shape[0] as number };
}

/**
 * What each row of the adapters is multiplied by: the scale for the rows of one member, zero for
 * the others.
 */
function createMask({ members, rank }: Adapter, member: number): Float32Array {
  return Float32Array.from({ length: rank }, (_, row) =>
    Math.floor((row * members) / rank) === member ? SCALE : 0,
  );
}

export function readStackedAdapters(folder: string | undefined): StackedAdapters | undefined {
  const adapters = ADAPTER_NAMES.flatMap((name) => {
    const adapter = readAdapter(folder, name);
    return adapter ? [{ name, adapter }] : [];
  });
  const [first] = adapters;
  if (!first) return;
  const rank = adapters.reduce((sum, { adapter }) => sum + adapter.rank, 0);
  const masks: StackedAdapters['masks'] = { danger: [], topics: [], papers: [], leads: [] };
  let start = 0;
  for (const { name, adapter } of adapters) {
    for (let member = 0; member < adapter.members; member++) {
      const mask = new Float32Array(rank);
      mask.set(createMask(adapter, member), start);
      masks[name].push(mask);
    }
    start += adapter.rank;
  }
  const tensors = new Map<string, Tensor>();
  for (const layer of first.adapter.tensors.keys()) {
    const parts = adapters.map(({ adapter }) => adapter.tensors.get(layer) as Tensor);
    if (layer.endsWith('.a')) tensors.set(layer, joinRows(parts));
    if (layer.endsWith('.b')) tensors.set(layer, joinColumns(parts));
  }
  return { tensors, rank, masks };
}

function joinRows(parts: Tensor[]): Tensor {
  const [{ dtype, shape }] = parts as [Tensor];
  const rows = parts.reduce((sum, part) => sum + (part.shape[0] as number), 0);
  return {
    dtype,
    shape: [rows, shape[1] as number],
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
  };
}

function joinColumns(parts: Tensor[]): Tensor {
  const [{ dtype, shape }] = parts as [Tensor];
  const rows = shape[0] as number;
  const columns = parts.reduce((sum, part) => sum + (part.shape[1] as number), 0);
  const pieces = Array.from({ length: rows }, (_, row) =>
    parts.map(({ bytes }) =>
      bytes.subarray((row * bytes.length) / rows, ((row + 1) * bytes.length) / rows),
    ),
  );
  return { dtype, shape: [rows, columns], bytes: Buffer.concat(pieces.flat()) };
}
