// Two engines run the same model: onnxruntime where its native library can be loaded, otherwise
// WebAssembly, several times slower.
import type { AdapterName } from './adapter.ts';

/**
 * `search` is MiniLM as published; the others are MiniLM with each adapter of that name in turn.
 */
export type Encoder = 'search' | AdapterName;

export type Engine = {
  name: 'onnxruntime' | 'webassembly';
  /**
   * Vectors of length one: one for search, otherwise one per adapter. Of a text that is too long,
   * the end is ignored.
   */
  embed: (text: string, encoder: Encoder) => Promise<Float32Array[]>;
};

export type EngineOptions = {
  /** Where the adapters are; without them, only the search encoder gives vectors. */
  adapterFolder?: string | undefined;
};
