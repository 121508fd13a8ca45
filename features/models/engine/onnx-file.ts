// Writes an ONNX model (a protocol buffer). Only what onnx-graph.ts uses. Field numbers are those
// of onnx.proto3. Its parts are joined once, at the end: each earlier copy would be a copy of all
// weights.
import type { Tensor } from '#lib/model-file.ts';

/** Bytes that follow each other. */
type Parts = Uint8Array[];
export type Attribute = number | number[] | { float: number };

const DATA_TYPES: Record<string, number> = { F32: 1, I64: 7, F16: 10 };
const VARINT = 0;
const BYTES = 2;
const FIXED_32 = 5;
const IR_VERSION = 9;
const OPSET = 20;

/** Collects the nodes and constants of a graph; each method returns the name of its result. */
export class OnnxGraph {
  #nodes: Parts[] = [];
  #constants: Parts[] = [];
  #inputs: Parts[] = [];
  #count = 0;

  input(name: string, shape: (number | string)[]): string {
    this.#inputs.push(encodeValueInfo(name, shape));
    return name;
  }

  constant({ dtype, shape, bytes }: Tensor): string {
    const name = `constant${++this.#count}`;
    const type = DATA_TYPES[dtype];
    if (type === undefined) throw new Error(`Tensors of type ${dtype} are not supported.`);
    this.#constants.push([
      ...shape.map((size) => integer(1, size)),
      integer(2, type),
      ...text(8, name),
      ...message(9, [bytes]),
    ]);
    return name;
  }

  node(
    operation: string,
    inputs: string[],
    attributes: Record<string, Attribute> = {},
    output = `value${++this.#count}`,
  ): string {
    this.#nodes.push([
      ...inputs.flatMap((input) => text(1, input)),
      ...text(2, output),
      ...text(4, operation),
      ...Object.entries(attributes).flatMap(([name, value]) =>
        message(5, encodeAttribute(name, value)),
      ),
    ]);
    return output;
  }

  encode(output: string, shape: (number | string)[]): Uint8Array {
    const graph = [
      ...this.#nodes.flatMap((node) => message(1, node)),
      ...text(2, 'graph'),
      ...this.#constants.flatMap((constant) => message(5, constant)),
      ...this.#inputs.flatMap((input) => message(11, input)),
      ...message(12, encodeValueInfo(output, shape)),
    ];
    return Buffer.concat([
      integer(1, IR_VERSION),
      ...message(7, graph),
      ...message(8, [...text(1, ''), integer(2, OPSET)]),
    ]);
  }
}

function encodeAttribute(name: string, value: Attribute): Parts {
  const start = text(1, name);
  if (typeof value === 'number') return [...start, integer(3, value), integer(20, 2)];
  if (Array.isArray(value))
    return [...start, ...value.map((item) => integer(8, item)), integer(20, 7)];
  const float = Buffer.alloc(4);
  float.writeFloatLE(value.float);
  return [...start, key(2, FIXED_32), float, integer(20, 1)];
}

/**
 * The name, element type (32-bit float) and shape of an input or output; a named size is known only
 * at run time.
 */
function encodeValueInfo(name: string, shape: (number | string)[]): Parts {
  const sizes = shape.flatMap((size) =>
    message(1, typeof size === 'string' ? text(2, size) : [integer(1, size)]),
  );
  const type = message(1, [integer(1, DATA_TYPES.F32 as number), ...message(2, sizes)]);
  return [...text(1, name), ...message(2, type)];
}

const key = (field: number, type: number) => varint((field << 3) | type);
const integer = (field: number, value: number) =>
  Buffer.concat([key(field, VARINT), varint(value)]);
const message = (field: number, parts: Parts): Parts => [
  key(field, BYTES),
  varint(parts.reduce((sum, { length }) => sum + length, 0)),
  ...parts,
];
const text = (field: number, value: string) => message(field, [Buffer.from(value)]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}
