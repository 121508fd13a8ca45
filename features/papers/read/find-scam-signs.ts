// Finds the signs of a fraud (content/scams.yml). A phrase does not count beside words that make it
// harmless, such as "never asks for gift cards", and some count only beside words of a demand. One
// strong sign or two weak ones make a paper a likely fraud.
import type { ScamSign } from '#features/library/schema/paper-schema.ts';
import { compilePhrase, type FoldedText, findPhrase } from './match-phrases.ts';

const MAX_DISTANCE = 130;
const MAX_OCCURRENCES = 5;
const MIN_WEAK_SIGNS = 2;

export function findScamSigns(
  signs: ScamSign[],
  text: FoldedText,
): { scam: boolean; ids: string[] } {
  const found = signs.filter((sign) => hasSign(sign, text));
  const scam = found.some(({ strong }) => strong) || found.length >= MIN_WEAK_SIGNS;
  return { scam, ids: scam ? found.map(({ id }) => id) : [] };
}

function hasSign({ phrases, unless, beside }: ScamSign, text: FoldedText): boolean {
  return phrases.map(compilePhrase).some((phrase) => {
    let index = findPhrase(text, phrase);
    for (let count = 0; index !== -1 && count < MAX_OCCURRENCES; count++) {
      const nearby = ` ${text.slice(Math.max(0, index - MAX_DISTANCE), index + MAX_DISTANCE)} `;
      const has = (words: string) => findPhrase(nearby, compilePhrase(words)) !== -1;
      if (!unless.some(has) && (beside.length === 0 || beside.some(has))) return true;
      index = findPhrase(text, phrase, index + 1);
    }
    return false;
  });
}
