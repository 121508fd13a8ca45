// Features of a text as the input of a linear model: each is a string, and its hash is its index,
// so that no vocabulary has to be stored.

export type HashedFeatures = { indexes: Uint16Array | Uint32Array; values: Float32Array };

/** The values have the length 1, so that long and short texts weigh alike. */
export function hashFeatures(features: Iterable<string>, size: number): HashedFeatures {
  const indexes = Uint32Array.from(
    new Set([...features].map((feature) => hashText(feature) % size)),
  );
  return {
    indexes,
    values: new Float32Array(indexes.length).fill(1 / Math.sqrt(Math.max(1, indexes.length))),
  };
}

export type FeatureGroup = { features: Iterable<string>; weight: number };

/**
 * The same for groups of features that weigh differently, of any size. Of two with the same hash,
 * the heavier counts.
 */
export function hashWeightedFeatures(groups: FeatureGroup[], size: number): HashedFeatures {
  const weights = new Map<number, number>();
  for (const { features, weight } of groups) {
    for (const feature of features) {
      const index = hashText(feature) % size;
      weights.set(index, Math.max(weight, weights.get(index) ?? 0));
    }
  }
  const values = Float32Array.from(weights.values());
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return {
    indexes: Uint32Array.from(weights.keys()),
    values: values.map((value) => value / length),
  };
}

/** FNV-1a, mixed once more so that the low bits depend on all characters. */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) >>> 0;
}
