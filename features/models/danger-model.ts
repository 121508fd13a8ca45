// Does a message describe danger or a deadline within days, and of which kind? The average of a few
// linear models over the vectors of the danger encoder, which training/train_danger.py fits
// together with its adapters on messages written for it.
import {
  DANGER_CLASSES,
  DANGER_KINDS,
  type DangerClass,
  type DangerKind,
  type DangerLine,
  KIND_OF_LINE,
} from '#features/library/schema/danger-kinds.ts';
import { type LinearModel, predictProbabilities } from '#lib/softmax-regression.ts';
import { ROW_LENGTH, readHeads } from './adapter-heads.ts';

/** Per adapter, one row of weights for each of DANGER_CLASSES, or for the first of them. */
export type DangerModel = LinearModel[];
export type DangerVerdict = {
  danger: number;
  /** The part of `danger` that is self-harm. */
  selfHarm: number;
  kind: DangerKind;
  /** Where the model is surer of one line of the kind than of the rest of it. */
  line?: DangerLine;
  /** The probability of the kind, its lines included, given that there is danger. */
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
  const classes = (model[0]?.length ?? 0) / ROW_LENGTH;
  const predictions = model.map((head, member) =>
    predictProbabilities(head, vectors[member] as Float32Array, classes),
  );
  const chances = DANGER_CLASSES.slice(0, classes).map((name, c) => ({
    name,
    chance: predictions.reduce((sum, each) => sum + (each[c] as number), 0) / model.length,
  }));
  const addUp = (belongs: (name: DangerClass) => boolean) =>
    chances.reduce((sum, { name, chance }) => sum + (belongs(name) ? chance : 0), 0);
  const danger = addUp((name) => name !== 'calm');
  const kinds = DANGER_KINDS.map((kind) => ({
    kind,
    chance: addUp((name) => isOfKind(name, kind)),
  }));
  const likeliest = kinds.reduce((best, each) => (each.chance > best.chance ? each : best));
  const { name } = chances
    .filter(({ name }) => isOfKind(name, likeliest.kind))
    .reduce((best, each) => (each.chance > best.chance ? each : best));
  return {
    danger,
    selfHarm: addUp((name) => name === 'self-harm'),
    kind: likeliest.kind,
    ...(name !== likeliest.kind && { line: name as DangerLine }),
    kindChance: likeliest.chance / danger,
  };
}

const isOfKind = (name: DangerClass, kind: DangerKind) =>
  name === kind || KIND_OF_LINE[name as DangerLine] === kind;
