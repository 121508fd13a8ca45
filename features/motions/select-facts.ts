// Which of the facts speak to an element of the motion: those that say most of the words of one of its phrases. One word in common is a
// coincidence. Elements of claims have their facts from the analysis, which knows meanings too.
import { stemsOf } from '#features/analysis/claim-words.ts';

export type NumberedFact = { n: number; text: string };

const MOST = 5;
const ENOUGH = 0.66;

export function factsFor(told: string[], facts: NumberedFact[]): number[] {
  const phrases = told.map(stemsOf).filter(({ size }) => size > 1);
  return facts
    .filter(({ text }) => {
      const said = stemsOf(text);
      return phrases.some(
        (phrase) =>
          phrase
            .values()
            .filter((stem) => said.has(stem))
            .toArray().length >= Math.max(2, phrase.size * ENOUGH),
      );
    })
    .slice(0, MOST)
    .map(({ n }) => n);
}
