// The one format of weights: a safetensors file (eight bytes of header length, a JSON header with
// the place of each tensor, then the data) that has beside its tensors what it must be read with:
// its classes, and what it was made from. The scripts in training/ write the same.
import { type LinearModel, NO_MODEL } from './softmax-regression.ts';

export type Tensor = { dtype: string; shape: number[]; bytes: Uint8Array };
type ModelRecord = {
  /** In the order of the rows. */
  classes: string[];
  /** Hashes of the texts it was fitted on, seeds and sizes. */
  origins: Record<string, unknown>;
};
export type ModelFile = { tensors: Map<string, Tensor>; record: ModelRecord };
type Place = { dtype: string; shape: number[]; data_offsets: [number, number] };
type Header = { __metadata__?: { record?: string } } & Record<string, Place>;

const LENGTH_BYTES = 8;
const NO_RECORD: ModelRecord = { classes: [], origins: {} };

export function parseModelFile(file: Buffer): ModelFile {
  if (file.length === 0) return { tensors: new Map(), record: NO_RECORD };
  const dataStart = LENGTH_BYTES + Number(file.readBigUInt64LE(0));
  const { __metadata__: metadata, ...places } = JSON.parse(
    file.toString('utf8', LENGTH_BYTES, dataStart),
  ) as Header;
  const tensors = Object.entries(places as Record<string, Place>).map(
    ([name, { dtype, shape, data_offsets: offsets }]): [string, Tensor] => {
      const [start, end] = offsets.map((offset) => dataStart + offset);
      return [name, { dtype, shape, bytes: file.subarray(start, end) }];
    },
  );
  const record = metadata?.record ? (JSON.parse(metadata.record) as ModelRecord) : NO_RECORD;
  return { tensors: new Map(tensors), record };
}

export function writeModelFile({ tensors, record }: ModelFile): Buffer {
  let end = 0;
  const places = [...tensors].map(([name, { dtype, shape, bytes }]): [string, Place] => {
    const start = end;
    end += bytes.length;
    return [name, { dtype, shape, data_offsets: [start, end] }];
  });
  const header = JSON.stringify({
    __metadata__: { record: JSON.stringify(record) },
    ...Object.fromEntries(places),
  });
  // Data begins at a multiple of eight bytes.
  const text = Buffer.from(header);
  const padded = Buffer.concat([text, Buffer.alloc((8 - (text.length % 8)) % 8, ' ')]);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeBigUInt64LE(BigInt(padded.length));
  return Buffer.concat([length, padded, ...[...tensors.values()].map(({ bytes }) => bytes)]);
}

/** Of a linear model whose weights are mostly zero: each is a 16-bit part of the largest. */
const STEPS = 1_023;
const WEIGHTS = 'weights';
const LARGEST = 'largest';

/** `coarse`: in half the bytes, up to a thousandth of the largest weight. */
export function toTensors(
  model: LinearModel,
  { coarse }: { coarse: boolean },
): ModelFile['tensors'] {
  if (!coarse) return new Map([[WEIGHTS, toTensor('F32', model)]]);
  const largest = model.reduce((highest, weight) => Math.max(highest, Math.abs(weight)), 0) || 1;
  const steps = Int16Array.from(model, (weight) => Math.round((weight / largest) * STEPS));
  return new Map([
    [LARGEST, toTensor('F32', Float32Array.of(largest))],
    [WEIGHTS, toTensor('I16', steps)],
  ]);
}

const toTensor = (dtype: string, values: Float32Array | Int16Array): Tensor => ({
  dtype,
  shape: [values.length],
  bytes: new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
});

/** No model where the file has none. */
export function readLinearModel({ tensors }: ModelFile): LinearModel {
  const weights = tensors.get(WEIGHTS);
  const largest = tensors.get(LARGEST);
  if (!weights) return NO_MODEL;
  if (!largest) return toFloats(weights);
  const [max = 1] = toFloats(largest);
  const steps = new Int16Array(new Uint8Array(weights.bytes).buffer);
  // Float32Array.from with a function takes ten times as long, at each start of the server.
  const model = new Float32Array(steps.length);
  for (let i = 0; i < steps.length; i++) model[i] = ((steps[i] as number) / STEPS) * max;
  return model;
}
const HALF_FLOATS = createHalfFloatTable();

/** The values of a tensor of 16-bit or 32-bit floats. */
export function toFloats({ dtype, bytes }: Tensor): Float32Array {
  if (dtype === 'F32') return new Float32Array(new Uint8Array(bytes).buffer);
  if (dtype !== 'F16') throw new Error(`Tensors of type ${dtype} are not supported.`);
  const halves = new Uint16Array(new Uint8Array(bytes).buffer);
  const floats = new Float32Array(halves.length);
  for (let i = 0; i < halves.length; i++) floats[i] = HALF_FLOATS[halves[i] as number] as number;
  return floats;
}

function createHalfFloatTable(): Float32Array {
  const table = new Float32Array(65_536);
  for (let bits = 0; bits < table.length; bits++) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 0x1f;
    const fraction = bits & 0x3ff;
    if (exponent === 0) table[bits] = sign * fraction * 2 ** -24;
    else if (exponent === 31) table[bits] = fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
    else table[bits] = sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  }
  return table;
}
