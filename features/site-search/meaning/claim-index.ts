// Embeddings of how people describe claims and their elements. Separate from the search index, because a claim is not a search
// result and its phrases must not train the topic model.
import type { Claim } from '#features/library/schema/claim-schema.ts';
import { createPassages, type Passage } from '../index/passage.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

/** `claim`, `element`: indexes. No element: the phrase describes the claim as a whole. */
export type ClaimPhrase = Passage & { claim: number; element?: number };

export type ClaimIndex = {
  claims: Claim[];
  phrases: ClaimPhrase[];
  /** One quantized vector per phrase (zeros where it has none), and the inverse norm of each. */
  rows: Int8Array;
  scales: Float32Array;
  missing: number;
};

export function listClaimPhrases(claims: Claim[]): ClaimPhrase[] {
  return claims.flatMap(({ name, summary, told, elements }, claim) => [
    ...createPassages('question', told).map((phrase) => ({ ...phrase, claim })),
    ...createPassages('text', [`${name}. ${summary.text}`]).map((phrase) => ({ ...phrase, claim })),
    ...elements.flatMap(({ told: elementPhrases, text }, element) => [
      ...createPassages('question', elementPhrases).map((phrase) => ({ ...phrase, claim, element })),
      ...createPassages('text', [text]).map((phrase) => ({ ...phrase, claim, element })),
    ]),
  ]);
}

export function createClaimIndex(claims: Claim[], phrases: ClaimPhrase[], table: VectorTable): ClaimIndex {
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
  return { claims, phrases, rows, scales, missing };
}

/** The cosine of each phrase, from -1 to 1; 0 for those without a vector. */
export function scorePhrases({ phrases, rows, scales }: ClaimIndex, vector: Float32Array): Float32Array {
  const query = toBytes(vector);
  const scale = 1 / Math.sqrt(query.reduce((sum, value) => sum + value * value, 0) || 1);
  return Float32Array.from(phrases, (_, phraseIndex) => {
    let sum = 0;
    for (let i = 0, offset = phraseIndex * DIMENSIONS; i < DIMENSIONS; i++)
      sum = (sum + (query[i] as number) * (rows[offset + i] as number)) | 0;
    return sum * scale * (scales[phraseIndex] as number);
  });
}
