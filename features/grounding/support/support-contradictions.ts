// Rules that find a contradiction in a sentence that has the right words: a different number, an
// added or missing negation, "must" for "may", "all" for "some", "before" for "after", the landlord
// for the tenant, a dropped exception. Their order is here; each kind has a file of its own.
import type { ParsedClaim } from './support-claims.ts';
import { parseQuantities } from './support-facts.ts';
import type { Evidence, Fault } from './support-fault.ts';
import {
  deniedElsewhere,
  onlyNegationDiffers,
  wrongNegation,
  wrongOpposite,
  wrongPrefix,
} from './support-negation.ts';
import { wrongNumber } from './support-numbers.ts';
import { swappedClauses, swappedRoles, wrongActor } from './support-roles.ts';
import {
  missingAction,
  reversedComparison,
  wordReplaced,
  wrongBound,
  wrongCount,
} from './support-shape.ts';
import {
  addedUniversal,
  lostCondition,
  lostHedge,
  lostLimit,
  noHedgeLeft,
  strongerShare,
  wrongModality,
  wrongOnly,
  wrongSeldom,
} from './support-strength.ts';

/**
 * `clause` is part of the sentence `claim`; `window` is one or two sentences of `passage`, and
 * `bestSentence` the closest of them.
 */
type Comparison = {
  clause: ParsedClaim;
  claim: ParsedClaim;
  window: ParsedClaim;
  bestSentence: ParsedClaim;
  passage: ParsedClaim;
};
type Rule = { name: string; find: (comparison: Comparison) => Fault | undefined };

/** Order matters: the first rule that finds a fault gives the reason shown to the reader. */
export const RULES: readonly Rule[] = [
  {
    name: 'wrongNumber',
    find: ({ clause, window }) =>
      wrongNumber(clause, parseQuantities(clause.text), parseQuantities(window.text)),
  },
  { name: 'wrongNegation', find: ({ clause, window }) => wrongNegation(clause, window) },
  {
    name: 'deniedElsewhere',
    find: ({ clause, window, passage }) => deniedElsewhere(clause, window, passage),
  },
  {
    name: 'swappedClauses',
    find: ({ clause, bestSentence }) => swappedClauses(clause, bestSentence),
  },
  {
    name: 'onlyNegationDiffers',
    find: ({ clause, bestSentence }) => onlyNegationDiffers(clause, bestSentence),
  },
  { name: 'wrongOpposite', find: ({ clause, window }) => wrongOpposite(clause, window) },
  {
    name: 'wrongOpposite in the nearest sentence',
    find: ({ clause, bestSentence }) => wrongOpposite(clause, bestSentence),
  },
  { name: 'wrongPrefix', find: ({ clause, window }) => wrongPrefix(clause, window) },
  { name: 'wrongPrefix in the passage', find: ({ clause, window }) => wrongPrefix(window, clause) },
  { name: 'wrongModality', find: ({ clause, window }) => wrongModality(clause, window) },
  {
    name: 'addedUniversal',
    find: ({ clause, window }) => addedUniversal(clause.text, window.text),
  },
  { name: 'noHedgeLeft', find: ({ claim, window }) => noHedgeLeft(claim.text, window.text) },
  { name: 'wrongSeldom', find: ({ clause, window }) => wrongSeldom(clause.text, window.text) },
  { name: 'wrongOnly', find: ({ clause, window }) => wrongOnly(clause.text, window.text) },
  { name: 'strongerShare', find: ({ clause, window }) => strongerShare(clause.text, window.text) },
  { name: 'lostLimit', find: ({ claim, window }) => lostLimit(claim.text, window.text) },
  { name: 'lostHedge', find: ({ clause, window }) => lostHedge(clause, window) },
  { name: 'lostCondition', find: ({ claim, bestSentence }) => lostCondition(claim, bestSentence) },
  { name: 'swappedRoles', find: ({ clause, window }) => swappedRoles(clause, window) },
  { name: 'wordReplaced', find: ({ clause, bestSentence }) => wordReplaced(clause, bestSentence) },
  { name: 'missingAction', find: ({ clause, window }) => missingAction(clause, window) },
  {
    name: 'reversedComparison',
    find: ({ clause, bestSentence }) => reversedComparison(clause, bestSentence),
  },
  { name: 'wrongCount', find: ({ clause, window }) => wrongCount(clause, window) },
  { name: 'wrongBound', find: ({ clause, window }) => wrongBound(clause.text, window.text) },
  { name: 'wrongActor', find: ({ clause, window }) => wrongActor(clause, window) },
];

export function findContradiction(
  clause: ParsedClaim,
  claim: ParsedClaim,
  { window, bestSentence, passage }: Evidence,
): Fault | undefined {
  // A lazy iterator: no rule runs after the first fault.
  const faults = RULES.values().map(({ find }) =>
    find({ clause, claim, window, bestSentence, passage }),
  );
  return faults.find((fault) => fault !== undefined);
}
