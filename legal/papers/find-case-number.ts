// Finds the number that one would quote when calling about a paper: among all that could be it
// (list-case-numbers.ts) the one that the model finds most probable, or none. Without a model, the
// first with the label that counts most: a court's before an agency's or a company's.
import type { LinearModel } from '#lib/softmax-regression.ts';
import { joinNumber, LABEL_RANKS, readLabelClasses } from './case-number-features.ts';
import { rankNumbers } from './case-number-model.ts';
import type { FoundText } from './found-text.ts';
import { listCaseNumbers } from './list-case-numbers.ts';

/**
 * In removal proceedings the immigration court asks for it, whatever other numbers stand there; as
 * a scanner reads it, too.
 */
const ALIEN_NUMBER = /^A[\s#-]{0,2}(?:[\dOIlSB][\s-]?){8,9}$/;

export function findCaseNumber(
  model: LinearModel,
  { text, kind }: { text: string; kind: string },
): FoundText | null {
  const candidates = listCaseNumbers(text);
  const alienNumber =
    kind === 'immigration-notice-to-appear' &&
    candidates.find((candidate) => ALIEN_NUMBER.test(candidate.text));
  if (alienNumber) return alienNumber;
  const chances = rankNumbers(model, { text, kind, candidates });
  return chances ? pickMostProbable(candidates, chances) : pickByLabel(text, candidates);
}

/** A number that stands several times has the chances of all of them. */
function pickMostProbable(candidates: FoundText[], chances: number[]): FoundText | null {
  const sums = new Map<string, number>();
  for (const [index, { text }] of candidates.entries())
    sums.set(joinNumber(text), (sums.get(joinNumber(text)) ?? 0) + (chances[index] ?? 0));
  const none: [string, number] = ['', chances.at(-1) ?? 0];
  const [best] = [...sums].reduce((top, one) => (one[1] > top[1] ? one : top), none);
  return candidates.find(({ text }) => joinNumber(text) === best) ?? null;
}

function pickByLabel(text: string, candidates: FoundText[]): FoundText | null {
  const labeled = candidates.map((candidate) => ({
    candidate,
    classes: readLabelClasses(text, candidate),
  }));
  for (const rank of LABEL_RANKS) {
    const first = labeled.find(({ classes }) => classes.includes(rank))?.candidate;
    // The longest that begins there: "26 CV 001234", not "26 CV".
    if (first) return candidates.findLast(({ start }) => start === first.start) ?? first;
  }
  return null;
}
