// MiniLM in onnxruntime, whose library is native. One text per run and one thread: the same text
// always gives the same vector, and a long text does not slow the web server down.

import { type Tensor, toFloats } from '#lib/model-file.ts';
import { type AdapterName, readStackedAdapters } from './adapter.ts';
import { MAX_TOKENS, readMiniLm, tokenize } from './minilm.ts';
import { buildGraph } from './onnx-graph.ts';

/**
 * `search` is MiniLM as published; the others are MiniLM with each adapter of that name in turn.
 */
export type Encoder = 'search' | AdapterName;

export type Engine = {
  /**
   * Vectors of length one: one for search, otherwise one per adapter. Of a text that is too long,
   * the end is ignored. `member`: only the vector of this adapter.
   */
  embed: (text: string, encoder: Encoder, member?: number) => Promise<Float32Array[]>;
  /** How many adapters an encoder has; none where their file is missing. */
  countMembers: (encoder: Encoder) => Promise<number>;
};

export type EngineOptions = {
  /** Where the adapters are; without them, only the search encoder gives vectors. */
  adapterFolder?: string | undefined;
};

const HIDDEN = 384;
const START_TOKEN = 101;
const END_TOKEN = 102;

/** Why the native library cannot be loaded on this machine; undefined where it can. */
export function findEngineFault(): Promise<string | undefined> {
  return import('onnxruntime-node').then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0],
  );
}

export async function createEngine({ adapterFolder }: EngineOptions): Promise<Engine> {
  const { InferenceSession, Tensor: OnnxTensor } = await import('onnxruntime-node');
  const weights = readMiniLm();
  const adapters = readStackedAdapters(adapterFolder);
  const graph = buildGraph(weights, adapters);
  const session = await InferenceSession.create(graph, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 3,
    // Otherwise what is converted when the session is created is kept beside its result.
    extra: { session: { use_device_allocator_for_initializers: '1' } },
  });
  const lookUp = createEmbeddingLookup(weights);
  free(graph);
  for (const { bytes } of weights.values()) free(bytes);
  const toMask = (values: Float32Array) => ({
    mask: new OnnxTensor('float32', values, [values.length]),
  });
  const masks = {
    search: [adapters ? toMask(new Float32Array(adapters.rank)) : {}],
    danger: adapters?.masks.danger.map(toMask) ?? [],
    topics: adapters?.masks.topics.map(toMask) ?? [],
    papers: adapters?.masks.papers.map(toMask) ?? [],
    leads: adapters?.masks.leads.map(toMask) ?? [],
  };
  return {
    countMembers: async (encoder) => masks[encoder].length,
    async embed(text, encoder, member) {
      const tokens = [START_TOKEN, ...tokenize(text).slice(0, MAX_TOKENS), END_TOKEN];
      const embeddings = new OnnxTensor('float32', lookUp(tokens), [tokens.length, HIDDEN]);
      const vectors: Float32Array[] = [];
      for (const mask of selectMember(masks[encoder], member)) {
        const { mean } = await session.run({ embeddings, ...mask });
        vectors.push(normalize(mean?.data as Float32Array));
      }
      return vectors;
    },
  };
}

/**
 * The sum of the word, position and type embeddings. Looked up here and not in the graph, so that
 * the large table stays 16-bit.
 */
function createEmbeddingLookup(weights: Map<string, Tensor>): (tokens: number[]) => Float32Array {
  const words = copyTensor(getEmbeddings(weights, 'word'));
  const positions = toFloats(getEmbeddings(weights, 'position'));
  const type = toFloats(getEmbeddings(weights, 'token_type')).subarray(0, HIDDEN);
  const rowBytes = words.bytes.length / (words.shape[0] as number);
  return (tokens) => {
    const sum = new Float32Array(tokens.length * HIDDEN);
    for (const [row, token] of tokens.entries()) {
      const word = toFloats({
        ...words,
        bytes: words.bytes.subarray(token * rowBytes, (token + 1) * rowBytes),
      });
      for (let i = 0; i < HIDDEN; i++) {
        const index = row * HIDDEN + i;
        sum[index] = (word[i] as number) + (positions[index] as number) + (type[i] as number);
      }
    }
    return sum;
  };
}

const getEmbeddings = (weights: Map<string, Tensor>, kind: string) =>
  weights.get(`embeddings.${kind}_embeddings.weight`) as Tensor;

/** A tensor that does not keep the file that it was read from. */
const copyTensor = (tensor: Tensor): Tensor => ({
  ...tensor,
  bytes: Uint8Array.from(tensor.bytes),
});

/**
 * Gives back memory that nothing uses any more, with all that shares its buffer: a thread that
 * makes few objects may collect it hours later.
 */
function free({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

function normalize(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

const selectMember = <T>(members: T[], member: number | undefined): T[] =>
  member === undefined ? members : members.slice(member, member + 1);
