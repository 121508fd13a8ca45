// The linear heads that were trained together with the adapters, one per member.

import { type Tensor, toFloats } from '#lib/model-file.ts';
import { type LinearModel, predictProbabilities } from '#lib/softmax-regression.ts';
import { type AdapterName, readAdapter } from './engine/adapter.ts';
import { DIMENSIONS } from './vectors.ts';

/** During training the heads read vectors that are multiplied by this. */
const HEAD_GAIN = 8;
export const ROW_LENGTH = DIMENSIONS + 1;
/** So that one window without a trace of a class does not rule it out. */
const MIN_CHANCE = 1e-6;

export type Heads = { classes: string[]; heads: LinearModel[] };

/** None without adapters: the rules or the words then decide alone. */
export function readHeads(folder: string, name: AdapterName): Heads {
  const adapter = readAdapter(folder, name);
  if (!adapter) return { classes: [], heads: [] };
  const { classes, members } = adapter;
  const weight = toFloats(adapter.tensors.get('head.weight') as Tensor);
  const bias = toFloats(adapter.tensors.get('head.bias') as Tensor);
  const heads = Array.from({ length: members }, (_, member) => {
    const head = new Float32Array(classes.length * ROW_LENGTH);
    for (const c of classes.keys()) {
      const row = member * classes.length + c;
      for (let i = 0; i < DIMENSIONS; i++)
        head[c * ROW_LENGTH + i] = HEAD_GAIN * (weight[row * DIMENSIONS + i] as number);
      head[c * ROW_LENGTH + DIMENSIONS] = bias[row] as number;
    }
    return head;
  });
  return { classes, heads };
}

/**
 * The heads for these classes. One that they were trained for and that is gone is left out; one
 * that they do not know starts with the mean of all rows, which says neither yes nor no.
 */
export const fitHeads = ({ classes, heads }: Heads, wanted: readonly string[]): LinearModel[] =>
  heads.map((head) => {
    const fitted = new Float32Array(wanted.length * ROW_LENGTH);
    for (const [row, name] of wanted.entries()) {
      const known = classes.indexOf(name);
      fitted.set(
        known === -1
          ? getMeanRow(head, classes.length)
          : head.subarray(known * ROW_LENGTH, (known + 1) * ROW_LENGTH),
        row * ROW_LENGTH,
      );
    }
    return fitted;
  });

export function getMeanRow(head: LinearModel, classes: number): Float32Array {
  const mean = new Float32Array(ROW_LENGTH);
  for (let i = 0; i < classes * ROW_LENGTH; i++)
    mean[i % ROW_LENGTH] = (mean[i % ROW_LENGTH] as number) + (head[i] as number) / classes;
  return mean;
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
