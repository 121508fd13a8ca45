// A linear model most of whose weights are zero, as a small file: the weights as 16-bit parts of
// the largest, compressed.
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type LinearModel, NO_MODEL } from './softmax-regression.ts';

const STEPS = 1_023;
/** The largest weight, and the number of weights. */
const HEAD_BYTES = 8;

export function packModel(model: LinearModel): Buffer {
  const max = model.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0) || 1;
  const steps = Int16Array.from(model, (weight) => Math.round((weight / max) * STEPS));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeFloatLE(max, 0);
  head.writeUInt32LE(model.length, 4);
  return Buffer.concat([head, brotliCompressSync(Buffer.from(steps.buffer))]);
}

export function unpackModel(file: Buffer): LinearModel {
  if (file.length <= HEAD_BYTES) return NO_MODEL;
  const max = file.readFloatLE(0);
  const length = file.readUInt32LE(4);
  const bytes = brotliDecompressSync(file.subarray(HEAD_BYTES), { maxOutputLength: 2 * length });
  const model = new Float32Array(length);
  for (let i = 0; i < length; i++) model[i] = (bytes.readInt16LE(2 * i) / STEPS) * max;
  return model;
}
