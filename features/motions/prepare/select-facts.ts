// Selects the facts that bear on an element of the motion: those that contain most of the words of
// one of its phrases, and at least two. The elements of claims get their facts from the analysis,
// which also uses embeddings.
import { getStems } from '#features/analysis/find/claim-words.ts';

export type NumberedFact = { n: number; text: string };

const MAX_FACTS = 5;
const MIN_OVERLAP = 0.66;

export function selectFacts(phraseTexts: string[], facts: NumberedFact[]): number[] {
  const phrases = phraseTexts.map(getStems).filter(({ size }) => size > 1);
  return facts
    .filter(({ text }) => {
      const factStems = getStems(text);
      return phrases.some(
        (phrase) =>
          phrase
            .values()
            .filter((stem) => factStems.has(stem))
            .toArray().length >= Math.max(2, phrase.size * MIN_OVERLAP),
      );
    })
    .slice(0, MAX_FACTS)
    .map(({ n }) => n);
}
