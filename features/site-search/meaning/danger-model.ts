// Does a message describe danger or a deadline within days, and of which kind? The average of a few
// linear models over the vectors of the danger encoder, which training/train_danger.py fits
// together with its adapters on messages written for it.
import { DANGER_KINDS, type DangerKind } from '#features/library/schema/danger-kinds.ts';
import { type LinearModel, predictProbabilities } from '#lib/softmax-regression.ts';
import { readHeads } from './adapter-heads.ts';
import { ADAPTER_CLASSES } from './engine/adapter.ts';

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

/** Without adapters there is no model: the rules of content/triage.yml then decide alone. */
export const readDangerModel = (folder: string): DangerModel => readHeads(folder, 'danger');

/**
 * `vectors`: for each window of the message, one per adapter. The window with the highest danger
 * decides.
 */
export function judgeDanger(
  model: DangerModel,
  vectors: Float32Array[],
): DangerVerdict | undefined {
  const windows = Array.from(
    { length: model.length && vectors.length / model.length },
    (_, window) => vectors.slice(window * model.length, (window + 1) * model.length),
  );
  return windows.map((window) => judgeWindow(model, window)).sort((a, b) => b.danger - a.danger)[0];
}

function judgeWindow(model: DangerModel, vectors: Float32Array[]): DangerVerdict {
  const predictions = model.map((head, member) =>
    predictProbabilities(head, vectors[member] as Float32Array, ADAPTER_CLASSES.danger),
  );
  const [calm, ...chances] = Array.from(
    { length: ADAPTER_CLASSES.danger },
    (_, c) =>
      predictions.reduce((sum, prediction) => sum + (prediction[c] as number), 0) / model.length,
  ) as [number, ...number[]];
  const likeliest = chances.indexOf(Math.max(...chances));
  const danger = 1 - calm;
  const selfHarm = chances[DANGER_KINDS.indexOf('self-harm')] as number;
  return {
    danger,
    selfHarm,
    kind: DANGER_KINDS[likeliest] as DangerKind,
    kindChance: (chances[likeliest] as number) / danger,
  };
}
