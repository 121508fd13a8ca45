// Reads files in the safetensors format: eight bytes of header length, a JSON header with the place
// of each tensor, then the data.
import { readFileSync } from 'node:fs';

export type Tensor = { dtype: string; shape: number[]; bytes: Uint8Array };
type Header = Record<string, { dtype: string; shape: number[]; data_offsets: [number, number] }>;

const LENGTH_BYTES = 8;

export function readSafetensors(path: string): Map<string, Tensor> {
  const file = readFileSync(path);
  const dataStart = LENGTH_BYTES + Number(file.readBigUInt64LE(0));
  const header = JSON.parse(file.toString('utf8', LENGTH_BYTES, dataStart)) as Header;
  return new Map(
    Object.entries(header)
      .filter(([name]) => name !== '__metadata__')
      .map(
        ([
          name,
          {
            dtype,
            shape,
            data_offsets: [start, end],
          },
        ]) => [name, { dtype, shape, bytes: file.subarray(dataStart + start, dataStart + end) }],
      ),
  );
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
