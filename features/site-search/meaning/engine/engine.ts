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

export const selectMember = <T>(members: T[], member: number | undefined): T[] =>
  member === undefined ? members : members.slice(member, member + 1);
