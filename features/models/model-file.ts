// The weights of a linear model as a file of 32-bit floats. A file that is missing or has the wrong
// length counts as no model, and the features that use it fall back to words alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LinearModel, NO_MODEL } from '#lib/softmax-regression.ts';

export function readWeights(folder: string, name: string, length: number): LinearModel {
  const path = join(folder, name);
  if (!existsSync(path)) return NO_MODEL;
  const data = readFileSync(path);
  if (data.length !== length * 4) return NO_MODEL;
  return new Float32Array(
    data.buffer.slice(data.byteOffset, data.byteOffset + data.length) as ArrayBuffer,
  );
}

export function writeWeights(folder: string, name: string, model: LinearModel): void {
  writeFileSync(join(folder, name), Buffer.from(model.buffer, model.byteOffset, model.byteLength));
}
