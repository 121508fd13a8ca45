// Does a message describe danger or a deadline within days, and of which kind? Two linear models over the same MiniLM vectors that
// search uses: danger or calm, and the kind of danger. Fitted by `npm run embed` on the messages in training/danger, which were
// written for it; none of them is in an evaluation.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGER_KINDS, type DangerKind } from '#features/library/schema/danger-kinds.ts';
import { fitSoftmax, type LinearModel, NO_MODEL, predictProbabilities } from '#lib/softmax-regression.ts';
import { readWeights, writeWeights } from './model-file.ts';
import { DIMENSIONS } from './vectors.ts';

/** The weights of the danger-or-calm model, followed by those of the kind model. */
export type DangerModel = LinearModel;
export type DangerSample = { vector: Float32Array; kind: DangerKind | 'calm' };
export type DangerVerdict = {
  danger: number;
  kind: DangerKind;
  /** The probability of the kind, given that there is danger. */
  kindChance: number;
};

export const noDangerModel: DangerModel = NO_MODEL;

const ROW_LENGTH = DIMENSIONS + 1;
const MODEL_LENGTH = (2 + DANGER_KINDS.length) * ROW_LENGTH;
const MODEL_FILE = 'danger-model.bin';
const RECORD_FILE = 'danger-model.json';
/** Chosen by leaving out one writer at a time (training/README.md). */
const FIT = { dimensions: DIMENSIONS, rounds: 30, rate: 2, decay: 1e-4 };

export function fitDangerModel(samples: DangerSample[]): DangerModel {
  const danger = samples.map(({ vector, kind }) => ({ vector, classes: [kind === 'calm' ? 0 : 1], weight: 1 }));
  const kinds = samples.flatMap(({ vector, kind }) =>
    kind === 'calm' ? [] : [{ vector, classes: [DANGER_KINDS.indexOf(kind)], weight: 1 }],
  );
  const model = new Float32Array(MODEL_LENGTH);
  model.set(fitSoftmax(danger, { ...FIT, classes: 2 }));
  model.set(fitSoftmax(kinds, { ...FIT, classes: DANGER_KINDS.length }), 2 * ROW_LENGTH);
  return model;
}

/** A long message has several vectors: the one with the highest danger decides. */
export function judgeDanger(model: DangerModel, vectors: Float32Array[]): DangerVerdict | undefined {
  if (model.length === 0) return;
  return vectors.map((vector) => judgeVector(model, vector)).sort((a, b) => b.danger - a.danger)[0];
}

function judgeVector(model: DangerModel, vector: Float32Array): DangerVerdict {
  const [, danger = 0] = predictProbabilities(model.subarray(0, 2 * ROW_LENGTH), vector, 2);
  const chances = predictProbabilities(model.subarray(2 * ROW_LENGTH), vector, DANGER_KINDS.length);
  const likeliest = chances.indexOf(Math.max(...chances));
  return { danger, kind: DANGER_KINDS[likeliest] as DangerKind, kindChance: chances[likeliest] as number };
}

export function readDangerModel(folder: string): DangerModel {
  return readWeights(folder, MODEL_FILE, MODEL_LENGTH);
}

/** The hash of the messages that the stored model was fitted on. */
export function readMessagesHash(folder: string): string | undefined {
  const file = join(folder, RECORD_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { messages: string }).messages : undefined;
}

/** Also writes the hash of the training messages, so that a test can tell whether the model is stale. */
export function writeDangerModel(folder: string, model: DangerModel, messagesHash: string): void {
  writeWeights(folder, MODEL_FILE, model);
  writeFileSync(join(folder, RECORD_FILE), `${JSON.stringify({ messages: messagesHash, model: hashDangerModel(model) })}\n`);
}

export function hashDangerModel(model: DangerModel): string {
  return createHash('sha256')
    .update(new Uint8Array(model.buffer, model.byteOffset, model.byteLength))
    .digest('hex');
}
