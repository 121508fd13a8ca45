// How people tell claims and their elements, by meaning. It stands beside the search's own index and never in it: a claim is no
// search result, and its phrases teach the topic model nothing.
import type { Claim } from '#features/library/schema/claim-schema.ts';
import { type Passage, passages } from '../index/passage.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './vectors.ts';

/** `element`: the number of the element it speaks of; none for the claim as a whole. */
export type ClaimPhrase = Passage & { claim: number; element?: number };

export type ClaimIndex = {
  claims: Claim[];
  phrases: ClaimPhrase[];
  /** A row of bytes for each phrase, of zeros where it has no vector, and one over the length of each. */
  rows: Int8Array;
  scales: Float32Array;
  missing: number;
};

export function listClaimPhrases(claims: Claim[]): ClaimPhrase[] {
  return claims.flatMap(({ name, summary, told, elements }, claim) => [
    ...passages('question', told).map((phrase) => ({ ...phrase, claim })),
    ...passages('text', [`${name}. ${summary.text}`]).map((phrase) => ({ ...phrase, claim })),
    ...elements.flatMap((one, element) => [
      ...passages('question', one.told).map((phrase) => ({ ...phrase, claim, element })),
      ...passages('text', [one.text]).map((phrase) => ({ ...phrase, claim, element })),
    ]),
  ]);
}

export function createClaimIndex(claims: Claim[], phrases: ClaimPhrase[], table: VectorTable): ClaimIndex {
  const rows = new Int8Array(phrases.length * DIMENSIONS);
  const scales = new Float32Array(phrases.length);
  let missing = 0;
  for (const [at, { hash }] of phrases.entries()) {
    const row = table.rowOf.get(hash);
    if (row === undefined) {
      missing++;
      continue;
    }
    const vector = table.bytes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    rows.set(vector, at * DIMENSIONS);
    let squares = 0;
    for (let i = 0; i < DIMENSIONS; i++) squares += (vector[i] as number) * (vector[i] as number);
    scales[at] = 1 / Math.sqrt(squares || 1);
  }
  return { claims, phrases, rows, scales, missing };
}

/** How near each phrase is, from -1 to 1; 0 for those without a vector. */
export function scorePhrases({ phrases, rows, scales }: ClaimIndex, vector: Float32Array): Float32Array {
  const query = toBytes(vector);
  const scale = 1 / Math.sqrt(query.reduce((sum, value) => sum + value * value, 0) || 1);
  return Float32Array.from(phrases, (_, at) => {
    let sum = 0;
    for (let i = 0, from = at * DIMENSIONS; i < DIMENSIONS; i++) sum = (sum + (query[i] as number) * (rows[from + i] as number)) | 0;
    return sum * scale * (scales[at] as number);
  });
}
