// MiniLM as an ONNX graph: six transformer layers over the embeddings of one text. With adapters,
// each linear layer has a second, low-rank path for all adapters together, and the input `mask`
// says which one counts, if any: one session, and one copy of the weights, serves every encoder.

import type { Tensor } from '#lib/model-file.ts';
import type { StackedAdapters } from './adapter.ts';
import { LAYERS } from './minilm.ts';
import { OnnxGraph } from './onnx-file.ts';

const HEADS = 12;
const HEAD_SIZE = 32;
const HIDDEN = HEADS * HEAD_SIZE;
const LAYER_NORM_EPSILON = 1e-12;

export function buildGraph(weights: Map<string, Tensor>, adapters?: StackedAdapters): Uint8Array {
  const graph = new OnnxGraph();
  const mask = adapters && graph.input('mask', [adapters.rank]);
  const headShape = graph.constant(toShape([-1, HEADS, HEAD_SIZE]));
  const hiddenShape = graph.constant(toShape([-1, HIDDEN]));
  const scale = graph.constant(toTensor(HEAD_SIZE ** -0.5));

  /** 16-bit constants are converted when the session is created. */
  function load(tensors: Map<string, Tensor>, name: string): string {
    const tensor = tensors.get(name);
    if (!tensor) throw new Error(`The weights lack ${name}.`);
    const constant = graph.constant(tensor);
    return tensor.dtype === 'F16' ? graph.node('Cast', [constant], { to: 1 }) : constant;
  }

  function linear(input: string, name: string): string {
    const output = graph.node(
      'Gemm',
      [input, load(weights, `${name}.weight`), load(weights, `${name}.bias`)],
      { transB: 1 },
    );
    if (!adapters || !mask) return output;
    const low = graph.node('Mul', [
      graph.node('Gemm', [input, load(adapters.tensors, `${name}.a`)], { transB: 1 }),
      mask,
    ]);
    return graph.node('Gemm', [low, load(adapters.tensors, `${name}.b`), output], { transB: 1 });
  }

  const normalize = (input: string, name: string) =>
    graph.node(
      'LayerNormalization',
      [input, load(weights, `${name}.weight`), load(weights, `${name}.bias`)],
      {
        axis: -1,
        epsilon: { float: LAYER_NORM_EPSILON },
      },
    );
  const splitHeads = (input: string, order: number[]) =>
    graph.node('Transpose', [graph.node('Reshape', [input, headShape])], { perm: order });

  function attend(input: string, name: string): string {
    const query = splitHeads(linear(input, `${name}.query`), [1, 0, 2]);
    const key = splitHeads(linear(input, `${name}.key`), [1, 2, 0]);
    const value = splitHeads(linear(input, `${name}.value`), [1, 0, 2]);
    const scores = graph.node(
      'Softmax',
      [graph.node('Mul', [graph.node('MatMul', [query, key]), scale])],
      { axis: -1 },
    );
    const heads = graph.node('Transpose', [graph.node('MatMul', [scores, value])], {
      perm: [1, 0, 2],
    });
    return graph.node('Reshape', [heads, hiddenShape]);
  }

  let hidden = normalize(graph.input('embeddings', ['tokens', HIDDEN]), 'embeddings.LayerNorm');
  for (let layer = 0; layer < LAYERS; layer++) {
    const name = `encoder.layer.${layer}`;
    const attention = linear(
      attend(hidden, `${name}.attention.self`),
      `${name}.attention.output.dense`,
    );
    hidden = normalize(
      graph.node('Add', [attention, hidden]),
      `${name}.attention.output.LayerNorm`,
    );
    const wide = graph.node('Gelu', [linear(hidden, `${name}.intermediate.dense`)]);
    hidden = normalize(
      graph.node('Add', [linear(wide, `${name}.output.dense`), hidden]),
      `${name}.output.LayerNorm`,
    );
  }
  graph.node('ReduceMean', [hidden, graph.constant(toShape([0]))], { keepdims: 0 }, 'mean');
  return graph.encode('mean', [HIDDEN]);
}

const toTensor = (value: number): Tensor => ({
  dtype: 'F32',
  shape: [1],
  bytes: new Uint8Array(Float32Array.of(value).buffer),
});
const toShape = (sizes: number[]): Tensor => ({
  dtype: 'I64',
  shape: [sizes.length],
  bytes: new Uint8Array(BigInt64Array.from(sizes.map(BigInt)).buffer),
});
