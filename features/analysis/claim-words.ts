// Claims and their phrases by words alone: what decides when there is no meaning to be had, and has its say when there is. A word that
// stands in few claims weighs more than one that stands in many.
import type { Claim } from '#features/library/schema/claim-schema.ts';
import type { ClaimIndex } from '#features/site-search/meaning/claim-index.ts';
import { isStopWord, wordsOf } from '#lib/language/words.ts';

export type ClaimWords = {
  weightOf: (stem: string) => number;
  /** For each claim, how much each of its words counts. */
  claims: Map<string, number>[];
  /** For each phrase, its own words. */
  phrases: Set<string>[];
};

const SATURATION = 1.5;
const known = new WeakMap<ClaimIndex, ClaimWords>();

export const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ word, stem }) => (isStopWord(word) || /^\d+$/.test(word) ? [] : [stem])));

export function claimWords(index: ClaimIndex): ClaimWords {
  const made = known.get(index) ?? read(index);
  known.set(index, made);
  return made;
}

function read({ claims, phrases }: ClaimIndex): ClaimWords {
  const counts = claims.map(countWords);
  const bearers = new Map<string, number>();
  for (const count of counts) for (const stem of count.keys()) bearers.set(stem, (bearers.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => Math.log(1 + (claims.length + 1) / ((bearers.get(stem) ?? 0) + 0.5));
  return {
    weightOf,
    claims: counts.map((count) => {
      const length = count.values().reduce((sum, times) => sum + times, 0);
      const worth = (times: number) => (times * (SATURATION + 1)) / (times + SATURATION * (0.5 + length / 250));
      return new Map(count.entries().map(([stem, times]) => [stem, weightOf(stem) * worth(times)]));
    }),
    phrases: phrases.map(({ text }) => stemsOf(text)),
  };
}

function countWords({ name, summary, told, elements }: Claim): Map<string, number> {
  const count = new Map<string, number>();
  const texts = [name, name, summary.text, ...told, ...told, ...elements.flatMap((element) => [element.text, ...element.told])];
  for (const text of texts) for (const stem of stemsOf(text)) count.set(stem, (count.get(stem) ?? 0) + 1);
  return count;
}

/** How much of a phrase a stretch of text says, from 0 to 1. */
export function sharedWords({ weightOf }: ClaimWords, phrase: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let [shared, all, count] = [0, 0, 0];
  for (const stem of phrase) {
    const weight = weightOf(stem);
    all += weight;
    if (!said.has(stem)) continue;
    shared += weight;
    count++;
  }
  // One word in common is a coincidence.
  return count < 2 || all === 0 ? 0 : shared / all;
}
