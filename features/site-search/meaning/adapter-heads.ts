// The linear heads that were trained together with the adapters, one per member.
import type { LinearModel } from '#lib/softmax-regression.ts';
import { ADAPTER_CLASSES, type AdapterName, readAdapter } from './engine/adapter.ts';
import { type Tensor, toFloats } from './engine/safetensors.ts';
import { DIMENSIONS } from './vectors.ts';

/** During training the heads read vectors that are multiplied by this. */
const HEAD_GAIN = 8;
const ROW_LENGTH = DIMENSIONS + 1;

/** None without adapters: the rules or the words then decide alone. */
export function readHeads(folder: string, name: AdapterName): LinearModel[] {
  const adapter = readAdapter(folder, name);
  if (!adapter) return [];
  const classes = ADAPTER_CLASSES[name];
  const weight = toFloats(adapter.tensors.get('head.weight') as Tensor);
  const bias = toFloats(adapter.tensors.get('head.bias') as Tensor);
  return Array.from({ length: adapter.members }, (_, member) => {
    const head = new Float32Array(classes * ROW_LENGTH);
    for (let c = 0; c < classes; c++) {
      const row = member * classes + c;
      for (let i = 0; i < DIMENSIONS; i++) head[c * ROW_LENGTH + i] = HEAD_GAIN * (weight[row * DIMENSIONS + i] as number);
      head[c * ROW_LENGTH + DIMENSIONS] = bias[row] as number;
    }
    return head;
  });
}
