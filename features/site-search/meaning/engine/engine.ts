// Two engines run the same model: onnxruntime where its native library can be loaded, otherwise WebAssembly, several times slower.
/** `search` is MiniLM as published; `danger` is MiniLM with each of the adapters in turn. */
export type Encoder = 'search' | 'danger';

export type Engine = {
  name: 'onnxruntime' | 'webassembly';
  /** Vectors of length one: one for search, one per adapter for danger. Of a text that is too long, the end is ignored. */
  embed: (text: string, encoder: Encoder) => Promise<Float32Array[]>;
};

export type EngineOptions = {
  /** Where the adapters are; without them, the danger encoder gives no vectors. */
  adapterFolder?: string | undefined;
};
