// The linear heads that were trained together with the adapters, one per member.
import { type LinearModel, predictProbabilities } from '#lib/softmax-regression.ts';
import { type AdapterName, countClasses, readAdapter } from './engine/adapter.ts';
import { type Tensor, toFloats } from './engine/safetensors.ts';
import { DIMENSIONS } from './vectors.ts';

/** During training the heads read vectors that are multiplied by this. */
const HEAD_GAIN = 8;
export const ROW_LENGTH = DIMENSIONS + 1;
/** So that one window without a trace of a class does not rule it out. */
const MIN_CHANCE = 1e-6;

/** None without adapters: the rules or the words then decide alone. */
export function readHeads(folder: string, name: AdapterName): LinearModel[] {
  const adapter = readAdapter(folder, name);
  if (!adapter) return [];
  const classes = countClasses(folder, name);
  const weight = toFloats(adapter.tensors.get('head.weight') as Tensor);
  const bias = toFloats(adapter.tensors.get('head.bias') as Tensor);
  return Array.from({ length: adapter.members }, (_, member) => {
    const head = new Float32Array(classes * ROW_LENGTH);
    for (let c = 0; c < classes; c++) {
      const row = member * classes + c;
      for (let i = 0; i < DIMENSIONS; i++)
        head[c * ROW_LENGTH + i] = HEAD_GAIN * (weight[row * DIMENSIONS + i] as number);
      head[c * ROW_LENGTH + DIMENSIONS] = bias[row] as number;
    }
    return head;
  });
}

/**
 * `vectors`: for each window of a text, one per head. For each class the mean of the logarithms of
 * its chances.
 */
export function averageLogChances(
  heads: LinearModel[],
  vectors: Float32Array[],
  classes: number,
): Float64Array {
  const sums = new Float64Array(classes);
  for (const [number, vector] of vectors.entries()) {
    const chances = predictProbabilities(
      heads[number % heads.length] as LinearModel,
      vector,
      classes,
    );
    for (const [c, chance] of chances.entries())
      sums[c] = (sums[c] as number) + Math.log(chance + MIN_CHANCE) / vectors.length;
  }
  return sums;
}
