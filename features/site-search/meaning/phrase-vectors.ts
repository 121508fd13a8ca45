// Vectors of short phrases in everyday words that stand for something else than a search item:
// claims, sections of the law.
import type { Passage } from '../index/passage.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

export type PhraseVectors = {
  /** One quantized vector per phrase (zeros where it has none), and the inverse norm of each. */
  rows: Int8Array;
  scales: Float32Array;
  missing: number;
};

export function createPhraseVectors(
  phrases: readonly Passage[],
  table: VectorTable,
): PhraseVectors {
  const rows = new Int8Array(phrases.length * DIMENSIONS);
  const scales = new Float32Array(phrases.length);
  let missing = 0;
  for (const [phraseIndex, { hash }] of phrases.entries()) {
    const row = table.rowByHash.get(hash);
    if (row === undefined) {
      missing++;
      continue;
    }
    const vector = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    rows.set(vector, phraseIndex * DIMENSIONS);
    let squares = 0;
    for (let i = 0; i < DIMENSIONS; i++) squares += (vector[i] as number) * (vector[i] as number);
    scales[phraseIndex] = 1 / Math.sqrt(squares || 1);
  }
  return { rows, scales, missing };
}

/** The cosine of each phrase, from -1 to 1; 0 for those without a vector. */
export function scorePhrases({ rows, scales }: PhraseVectors, vector: Float32Array): Float32Array {
  const query = toBytes(vector);
  const scale = 1 / Math.sqrt(query.reduce((sum, value) => sum + value * value, 0) || 1);
  return scales.map((phraseScale, phraseIndex) => {
    let sum = 0;
    for (let i = 0, offset = phraseIndex * DIMENSIONS; i < DIMENSIONS; i++)
      sum = (sum + (query[i] as number) * (rows[offset + i] as number)) | 0;
    return sum * scale * phraseScale;
  });
}
