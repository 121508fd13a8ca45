// Embeddings of how people describe claims and their elements. Separate from the search index,
// because a claim is not a search result and its phrases must not train the topic model.
import type { Claim } from '#features/library/schema/claim-schema.ts';
import {
  createPhraseVectors,
  type PhraseVectors,
  type VectorTable,
} from '#features/models/vector-table.ts';
import { createPassages, type Passage } from '../index/passage.ts';

/** `claim`, `element`: indexes. No element: the phrase describes the claim as a whole. */
export type ClaimPhrase = Passage & { claim: number; element?: number };

export type ClaimIndex = PhraseVectors & { claims: Claim[]; phrases: ClaimPhrase[] };

export function listClaimPhrases(claims: Claim[]): ClaimPhrase[] {
  return claims.flatMap(({ name, summary, told, elements }, claim) => [
    ...createPassages('question', told).map((phrase) => ({ ...phrase, claim })),
    ...createPassages('text', [`${name}. ${summary.text}`]).map((phrase) => ({ ...phrase, claim })),
    ...elements.flatMap(({ told: elementPhrases, text }, element) => [
      ...createPassages('question', elementPhrases).map((phrase) => ({
        ...phrase,
        claim,
        element,
      })),
      ...createPassages('text', [text]).map((phrase) => ({ ...phrase, claim, element })),
    ]),
  ]);
}

export function createClaimIndex(
  claims: Claim[],
  phrases: ClaimPhrase[],
  table: VectorTable,
): ClaimIndex {
  return { claims, phrases, ...createPhraseVectors(phrases, table) };
}
