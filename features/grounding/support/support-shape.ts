// Structural checks of a claim against its evidence: same action, same word order, same side of a
// "than", same count of the same noun. They catch sentences with one wrong word, or with the right
// words in the wrong order.

import type { ParsedClaim, Token } from './support-claims.ts';
import type { Fault } from './support-fault.ts';
import * as lexicon from './support-words.ts';

const listContentTokens = ({ tokens }: ParsedClaim) =>
  tokens.filter(({ content, caseName }) => content && !caseName);
const AUXILIARIES = new Set('must may can cannot cant could shall will is are was were'.split(' '));

/** The word after an auxiliary ("may file", "is void") has to occur in the evidence. */
export function missingAction({ tokens }: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const missing = tokens.flatMap(({ word }, index) => {
    const action = AUXILIARIES.has(word)
      ? tokens.slice(index + 1, index + 5).find(({ content }) => content)
      : undefined;
    return action && !evidence.names.has(action.name) ? [action.word] : [];
  });
  return missing[0] === undefined ? undefined : { because: 'words', detail: missing[0] };
}

/** Different words between the same two words: "late filing penalty" and "late payment penalty". */
export function wordReplaced(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const [left, right] = [listContentTokens(claim), listContentTokens(evidence)];
  // The sentence boundaries count as shared words.
  const shared = [[-1, -1], ...findCommonOrder(left, right), [left.length, right.length]];
  for (let i = 0; i + 1 < shared.length; i++) {
    const [a, b] = [shared[i] as [number, number], shared[i + 1] as [number, number]];
    const [inClaim, inEvidence] = [left.slice(a[0] + 1, b[0]), right.slice(a[1] + 1, b[1])];
    const added = inClaim.find(({ name }) => !evidence.names.has(name));
    const replaced = inEvidence.find(({ name }) => !claim.names.has(name));
    if (added && replaced && inClaim.length <= 2 && inEvidence.length <= 2)
      return { because: 'words', detail: `${added.word} / ${replaced.word}` };
  }
  return undefined;
}

/**
 * Index pairs of the longest common subsequence. Both inputs are single sentences, so the table is
 * small.
 */
function findCommonOrder(left: Token[], right: Token[]): [number, number][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const get = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      (lengths[i] as Uint16Array)[j] =
        left[i]?.name === right[j]?.name
          ? get(i + 1, j + 1) + 1
          : Math.max(get(i + 1, j), get(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i]?.name === right[j]?.name) pairs.push([i++, j++]);
    else if (get(i + 1, j) >= get(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/**
 * "Duties count more than titles": what comes before "than" in the claim must not come only after
 * it in the evidence.
 */
export function reversedComparison(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const [claimed, stated] = [splitComparison(claim), splitComparison(evidence)];
  if (!claimed || !stated) return undefined;
  const reversed = [...claimed.before].find(
    (name) => stated.after.has(name) && !stated.before.has(name),
  );
  return reversed === undefined ? undefined : { because: 'roles', detail: reversed };
}

function splitComparison({ tokens }: ParsedClaim) {
  const index = tokens.findIndex(({ word }) => word === 'than');
  if (index < 0) return undefined;
  const toNames = (part: Token[]) =>
    new Set(part.filter(({ content }) => content).map(({ name }) => name));
  return { before: toNames(tokens.slice(0, index)), after: toNames(tokens.slice(index + 1)) };
}

/** "Most places" is not "a few places". */
export function wrongCount(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const stated = listCounts(evidence);
  const wrong = listCounts(claim).find(({ noun, rank }) => {
    const same = stated.filter((other) => other.noun === noun);
    return same.length > 0 && same.every((other) => other.rank !== rank);
  });
  return wrong && { because: 'quantifier', detail: wrong.noun };
}

function listCounts({ tokens }: ParsedClaim): { noun: string; rank: number }[] {
  return tokens.flatMap(({ word }, index) => {
    const rank = lexicon.COUNTS.get(word);
    const noun =
      rank === undefined
        ? undefined
        : tokens.slice(index + 1, index + 3).find(({ content }) => content);
    return rank !== undefined && noun ? [{ noun: noun.name, rank }] : [];
  });
}

export function wrongBound(claim: string, evidence: string): Fault | undefined {
  const [floor, ceiling] = [lexicon.FLOOR.test(claim), lexicon.CEILING.test(claim)];
  const reversed =
    (floor && !lexicon.FLOOR.test(evidence) && lexicon.CEILING.test(evidence)) ||
    (ceiling && !lexicon.CEILING.test(evidence) && lexicon.FLOOR.test(evidence));
  return reversed ? { because: 'number' } : undefined;
}
