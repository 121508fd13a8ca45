// Writes an ONNX model (a protocol buffer). Only what onnx-graph.ts uses. Field numbers are those
// of onnx.proto3.
import type { Tensor } from './safetensors.ts';

export type Attribute = number | number[] | { float: number };

const DATA_TYPES: Record<string, number> = { F32: 1, I64: 7, F16: 10 };
const VARINT = 0;
const BYTES = 2;
const FIXED_32 = 5;
const IR_VERSION = 9;
const OPSET = 20;

/** Collects the nodes and constants of a graph; each method returns the name of its result. */
export class OnnxGraph {
  #nodes: Uint8Array[] = [];
  #constants: Uint8Array[] = [];
  #inputs: Uint8Array[] = [];
  #count = 0;

  input(name: string, shape: (number | string)[]): string {
    this.#inputs.push(encodeValueInfo(name, shape));
    return name;
  }

  constant({ dtype, shape, bytes }: Tensor): string {
    const name = `constant${++this.#count}`;
    const type = DATA_TYPES[dtype];
    if (type === undefined) throw new Error(`Tensors of type ${dtype} are not supported.`);
    this.#constants.push(
      Buffer.concat([
        ...shape.map((size) => integer(1, size)),
        integer(2, type),
        message(8, Buffer.from(name)),
        message(9, bytes),
      ]),
    );
    return name;
  }

  node(
    operation: string,
    inputs: string[],
    attributes: Record<string, Attribute> = {},
    output = `value${++this.#count}`,
  ): string {
    this.#nodes.push(
      Buffer.concat([
        ...inputs.map((input) => message(1, Buffer.from(input))),
        message(2, Buffer.from(output)),
        message(4, Buffer.from(operation)),
        ...Object.entries(attributes).map(([name, value]) =>
          message(5, encodeAttribute(name, value)),
        ),
      ]),
    );
    return output;
  }

  encode(output: string, shape: (number | string)[]): Uint8Array {
    const graph = Buffer.concat([
      ...this.#nodes.map((node) => message(1, node)),
      message(2, Buffer.from('graph')),
      ...this.#constants.map((constant) => message(5, constant)),
      ...this.#inputs.map((input) => message(11, input)),
      message(12, encodeValueInfo(output, shape)),
    ]);
    return Buffer.concat([
      integer(1, IR_VERSION),
      message(7, graph),
      message(8, Buffer.concat([message(1, Buffer.alloc(0)), integer(2, OPSET)])),
    ]);
  }
}

function encodeAttribute(name: string, value: Attribute): Uint8Array {
  const start = message(1, Buffer.from(name));
  if (typeof value === 'number') return Buffer.concat([start, integer(3, value), integer(20, 2)]);
  if (Array.isArray(value))
    return Buffer.concat([start, ...value.map((item) => integer(8, item)), integer(20, 7)]);
  const float = Buffer.alloc(4);
  float.writeFloatLE(value.float);
  return Buffer.concat([start, key(2, FIXED_32), float, integer(20, 1)]);
}

/**
 * The name, element type (32-bit float) and shape of an input or output; a named size is known only
 * at run time.
 */
function encodeValueInfo(name: string, shape: (number | string)[]): Uint8Array {
  const sizes = shape.map((size) =>
    message(1, typeof size === 'string' ? message(2, Buffer.from(size)) : integer(1, size)),
  );
  const type = message(
    1,
    Buffer.concat([integer(1, DATA_TYPES.F32 as number), message(2, Buffer.concat(sizes))]),
  );
  return Buffer.concat([message(1, Buffer.from(name)), message(2, type)]);
}

const key = (field: number, type: number) => varint((field << 3) | type);
const integer = (field: number, value: number) =>
  Buffer.concat([key(field, VARINT), varint(value)]);
const message = (field: number, bytes: Uint8Array) =>
  Buffer.concat([key(field, BYTES), varint(bytes.length), bytes]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Buffer.from([...bytes, Number(rest)]);
}
