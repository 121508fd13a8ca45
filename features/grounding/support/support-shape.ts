// Structural checks of a claim against its evidence: the same action, the same word in the same place, the same side of a "than", the
// same count of the same thing. These catch what has all the right words but one, or all of them in another order.

import type { ParsedClaim, Token } from './support-claims.ts';
import type { Fault } from './support-fault.ts';
import * as lexicon from './support-words.ts';

const contentOf = ({ tokens }: ParsedClaim) => tokens.filter(({ content, caseName }) => content && !caseName);
const HELPERS = new Set('must may can cannot cant could shall will is are was were'.split(' '));

/** What may, must or will be done, or what something is, has to be said there, too. */
export function missingAction({ tokens }: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const missing = tokens.flatMap(({ word }, at) => {
    const action = HELPERS.has(word) ? tokens.slice(at + 1, at + 5).find(({ content }) => content) : undefined;
    return action && !there.names.has(action.name) ? [action.word] : [];
  });
  return missing[0] === undefined ? undefined : { because: 'words', detail: missing[0] };
}

/** Between the same two words, other words: "late filing penalty" and "late payment penalty". */
export function wordReplaced(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const [left, right] = [contentOf(said), contentOf(there)];
  // The edges of the sentences count as kept words.
  const kept = [[-1, -1], ...commonOrder(left, right), [left.length, right.length]];
  for (let n = 0; n + 1 < kept.length; n++) {
    const [a, b] = [kept[n] as [number, number], kept[n + 1] as [number, number]];
    const [other, own] = [left.slice(a[0] + 1, b[0]), right.slice(a[1] + 1, b[1])];
    const strange = other.find(({ name }) => !there.names.has(name));
    const replaced = own.find(({ name }) => !said.names.has(name));
    if (strange && replaced && other.length <= 2 && own.length <= 2)
      return { because: 'words', detail: `${strange.word} / ${replaced.word}` };
  }
  return undefined;
}

/** Places of the longest row of words that both have in the same order. Both are single sentences, so the table is small. */
function commonOrder(left: Token[], right: Token[]): [number, number][] {
  const best = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      (best[i] as Uint16Array)[j] = left[i]?.name === right[j]?.name ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const row: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < left.length && j < right.length; ) {
    if (left[i]?.name === right[j]?.name) row.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return row;
}

/** "Duties count more than titles": what stood before the "than" must not stand after it. */
export function turnedComparison(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const [here, place] = [sidesOf(said), sidesOf(there)];
  if (!here || !place) return undefined;
  const turned = [...here.before].find((name) => place.after.has(name) && !place.before.has(name));
  return turned === undefined ? undefined : { because: 'roles', detail: turned };
}

function sidesOf({ tokens }: ParsedClaim) {
  const at = tokens.findIndex(({ word }) => word === 'than');
  if (at < 0) return undefined;
  const names = (part: Token[]) => new Set(part.filter(({ content }) => content).map(({ name }) => name));
  return { before: names(tokens.slice(0, at)), after: names(tokens.slice(at + 1)) };
}

/** "Most places" is not "a few places". */
export function wrongCount(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const place = countsIn(there);
  const wrong = countsIn(said).find(({ of, rank }) => {
    const same = place.filter((other) => other.of === of);
    return same.length > 0 && same.every((other) => other.rank !== rank);
  });
  return wrong && { because: 'quantifier', detail: wrong.of };
}

function countsIn({ tokens }: ParsedClaim): { of: string; rank: number }[] {
  return tokens.flatMap(({ word }, at) => {
    const rank = lexicon.COUNTS.get(word);
    const of = rank === undefined ? undefined : tokens.slice(at + 1, at + 3).find(({ content }) => content);
    return rank !== undefined && of ? [{ of: of.name, rank }] : [];
  });
}

export function wrongBound(said: string, there: string): Fault | undefined {
  const [floor, ceiling] = [lexicon.FLOOR.test(said), lexicon.CEILING.test(said)];
  const turned =
    (floor && !lexicon.FLOOR.test(there) && lexicon.CEILING.test(there)) ||
    (ceiling && !lexicon.CEILING.test(there) && lexicon.FLOOR.test(there));
  return turned ? { because: 'number' } : undefined;
}
