// Lexical scoring of claims and their phrases: the fallback when there are no embeddings, and one
// signal when there are. Words that occur in few claims weigh more (BM25).

import type { Claim } from '#features/library/schema/claim-schema.ts';
import type { ClaimIndex } from '#features/search/meaning/claim-index.ts';
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';
import { memoize } from '#lib/memo.ts';

export type ClaimWords = {
  getWeight: (stem: string) => number;
  /** For each claim, the weight of each of its stems. */
  claims: Map<string, number>[];
  /** For each phrase, its stems. */
  phrases: Set<string>[];
};

const SATURATION = 1.5;

export const getStems = (text: string): Set<string> =>
  new Set(
    tokenizeWords(text).flatMap(({ word, stem }) =>
      isStopWord(word) || /^\d+$/.test(word) ? [] : [stem],
    ),
  );

export const getClaimWords = memoize(buildClaimWords);

function buildClaimWords({ claims, phrases }: ClaimIndex): ClaimWords {
  const counts = claims.map(countWords);
  const claimCounts = new Map<string, number>();
  for (const count of counts)
    for (const stem of count.keys()) claimCounts.set(stem, (claimCounts.get(stem) ?? 0) + 1);
  const getWeight = (stem: string) =>
    Math.log(1 + (claims.length + 1) / ((claimCounts.get(stem) ?? 0) + 0.5));
  return {
    getWeight,
    claims: counts.map((count) => {
      const length = count.values().reduce((sum, times) => sum + times, 0);
      const saturate = (times: number) =>
        (times * (SATURATION + 1)) / (times + SATURATION * (0.5 + length / 250));
      return new Map(
        count.entries().map(([stem, times]) => [stem, getWeight(stem) * saturate(times)]),
      );
    }),
    phrases: phrases.map(({ text }) => getStems(text)),
  };
}

function countWords({ name, summary, told, elements }: Claim): Map<string, number> {
  const count = new Map<string, number>();
  const texts = [
    name,
    name,
    summary.text,
    ...told,
    ...told,
    ...elements.flatMap((element) => [element.text, ...element.told]),
  ];
  for (const text of texts)
    for (const stem of getStems(text)) count.set(stem, (count.get(stem) ?? 0) + 1);
  return count;
}

/** Weighted share of a phrase's words that occur in a text: 0 to 1. */
export function scoreSharedWords(
  { getWeight }: ClaimWords,
  phrase: ReadonlySet<string>,
  textStems: ReadonlySet<string>,
): number {
  let shared = 0;
  let total = 0;
  let count = 0;
  for (const stem of phrase) {
    const weight = getWeight(stem);
    total += weight;
    if (!textStems.has(stem)) continue;
    shared += weight;
    count++;
  }
  // A single shared word is treated as coincidence.
  return count < 2 || total === 0 ? 0 : shared / total;
}
