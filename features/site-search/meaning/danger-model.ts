// Does a message describe danger or a deadline within days, and of which kind? The average of a few linear models over
// the vectors of the danger encoder, which training/train_danger.py fits together with its adapters on messages written for it.
import { DANGER_KINDS, type DangerKind } from '#features/library/schema/danger-kinds.ts';
import { type LinearModel, predictProbabilities } from '#lib/softmax-regression.ts';
import { DANGER_CLASSES, readAdapter } from './engine/adapter.ts';
import { type Tensor, toFloats } from './engine/safetensors.ts';
import { DIMENSIONS } from './vectors.ts';

/** Per adapter, one row of weights for calm, then one for each kind of danger. */
export type DangerModel = LinearModel[];
export type DangerVerdict = {
  danger: number;
  /** The part of `danger` that is self-harm. */
  selfHarm: number;
  kind: DangerKind;
  /** The probability of the kind, given that there is danger. */
  kindChance: number;
};

export const noDangerModel: DangerModel = [];

/** During training the heads read vectors that are multiplied by this. */
const HEAD_GAIN = 8;
const ROW_LENGTH = DIMENSIONS + 1;

/** Without adapters there is no model: the rules of content/triage.yml then decide alone. */
export function readDangerModel(folder: string): DangerModel {
  const adapter = readAdapter(folder);
  if (!adapter) return noDangerModel;
  const weight = toFloats(adapter.tensors.get('head.weight') as Tensor);
  const bias = toFloats(adapter.tensors.get('head.bias') as Tensor);
  return Array.from({ length: adapter.members }, (_, member) => {
    const head = new Float32Array(DANGER_CLASSES * ROW_LENGTH);
    for (let c = 0; c < DANGER_CLASSES; c++) {
      const row = member * DANGER_CLASSES + c;
      for (let i = 0; i < DIMENSIONS; i++) head[c * ROW_LENGTH + i] = HEAD_GAIN * (weight[row * DIMENSIONS + i] as number);
      head[c * ROW_LENGTH + DIMENSIONS] = bias[row] as number;
    }
    return head;
  });
}

/** `vectors`: for each window of the message, one per adapter. The window with the highest danger decides. */
export function judgeDanger(model: DangerModel, vectors: Float32Array[]): DangerVerdict | undefined {
  const windows = Array.from({ length: model.length && vectors.length / model.length }, (_, window) =>
    vectors.slice(window * model.length, (window + 1) * model.length),
  );
  return windows.map((window) => judgeWindow(model, window)).sort((a, b) => b.danger - a.danger)[0];
}

function judgeWindow(model: DangerModel, vectors: Float32Array[]): DangerVerdict {
  const predictions = model.map((head, member) => predictProbabilities(head, vectors[member] as Float32Array, DANGER_CLASSES));
  const [calm, ...chances] = Array.from(
    { length: DANGER_CLASSES },
    (_, c) => predictions.reduce((sum, prediction) => sum + (prediction[c] as number), 0) / model.length,
  ) as [number, ...number[]];
  const likeliest = chances.indexOf(Math.max(...chances));
  const danger = 1 - calm;
  const selfHarm = chances[DANGER_KINDS.indexOf('self-harm')] as number;
  return { danger, selfHarm, kind: DANGER_KINDS[likeliest] as DangerKind, kindChance: (chances[likeliest] as number) / danger };
}
