// Features of a text as the input of a linear model: each is a string, and its hash is its index, so that no vocabulary has to be stored.

export type HashedFeatures = { indexes: Uint16Array; values: Float32Array };

/** `size`: at most 65,536. The values have the length 1, so that long and short texts weigh alike. */
export function hashFeatures(features: Iterable<string>, size: number): HashedFeatures {
  const indexes = Uint16Array.from(new Set([...features].map((feature) => hashText(feature) % size)));
  return { indexes, values: new Float32Array(indexes.length).fill(1 / Math.sqrt(Math.max(1, indexes.length))) };
}

/** FNV-1a, mixed once more so that the low bits depend on all characters. */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) >>> 0;
}
