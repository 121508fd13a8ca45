// Finds a claim that is stronger or wider than its evidence, or weaker: "must" for "may" and "may"
// for "must", "all" for "some", "is" for "usually is", a rule without its exception or condition.
import type { ParsedClaim } from './support-claims.ts';
import type { Fault } from './support-fault.ts';
import * as lexicon from './support-words.ts';

/** "Must" or "may": compared for the whole text and for each action. */
export function wrongModality(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const [claimed, stated] = [
    claim.text.replace(lexicon.NO_DUTY, ' '),
    evidence.text.replace(lexicon.NO_DUTY, ' '),
  ];
  if (lexicon.OBLIGATION.test(claimed) && !lexicon.OBLIGATION.test(stated))
    return { because: 'modality' };
  const demandsOnly = lexicon.OBLIGATION.test(stated) && !lexicon.PERMISSION.test(stated);
  if (lexicon.PERMISSION.test(claimed) && demandsOnly) return { because: 'modality' };
  const actions = listModalActions(evidence);
  const wrong = listModalActions(claim).find(({ verb, duty }) => {
    const same = actions.filter((action) => action.verb === verb);
    return same.length > 0 && same.every((action) => action.duty !== duty);
  });
  return wrong && { because: 'modality', detail: wrong.verb };
}

const DUTY = new Map([
  ...['must', 'shall'].map((word) => [word, true] as const),
  ...['may', 'can', 'could', 'might', 'cannot', 'cant'].map((word) => [word, false] as const),
]);

function listModalActions({ tokens }: ParsedClaim): { verb: string; duty: boolean }[] {
  return tokens.flatMap(({ word }, index) => {
    const duty = DUTY.get(word);
    const verb = tokens.slice(index + 1, index + 5).find((token) => token.content);
    // "Must not" and "may not" both forbid.
    if (duty === undefined || !verb || verb.denied) return [];
    return [{ verb: verb.name, duty }];
  });
}

/** The evidence says "usually ends"; the claim says "ends" without a hedge. */
export function lostHedge(clause: ParsedClaim, { tokens }: ParsedClaim): Fault | undefined {
  if (clause.text.match(lexicon.HEDGE) || lexicon.STILL_HEDGED.test(clause.text)) return undefined;
  const lost = tokens.find(({ word }, index) => {
    const next =
      lexicon.FREQUENCY_ADVERBS.has(word) &&
      tokens.slice(index + 1, index + 6).find(({ content }) => content);
    return next && clause.names.has(next.name);
  });
  return lost && { because: 'quantifier', detail: lost.word };
}

/** "If the buyer took the goods, …": the condition may be reworded, but not dropped. */
export function lostCondition(claim: ParsedClaim, { tokens }: ParsedClaim): Fault | undefined {
  if (lexicon.CONDITION.test(claim.text)) return undefined;
  const condition = tokens.filter((token) => token.condition && token.content);
  if (condition.length === 0 || condition.some(({ name }) => claim.names.has(name)))
    return undefined;
  return { because: 'limit', detail: condition[0]?.word };
}

export function addedUniversal(clause: string, evidence: string): Fault | undefined {
  for (const [word] of clause.matchAll(lexicon.UNIVERSAL)) {
    const same = new RegExp(
      `\\b(?:${word}|${/never/i.test(word) ? 'no|not' : 'all|every|any|each|always|no'})\\b`,
      'i',
    );
    if (!same.test(evidence)) return { because: 'quantifier', detail: word };
  }
  return undefined;
}

export function noHedgeLeft(claim: string, evidence: string): Fault | undefined {
  const hedges = evidence.match(lexicon.HEDGE);
  return hedges && !claim.match(lexicon.HEDGE) && !lexicon.SOFT.test(claim)
    ? { because: 'quantifier', detail: hedges[0] }
    : undefined;
}

export function wrongSeldom(clause: string, evidence: string): Fault | undefined {
  return lexicon.SELDOM.test(clause) !== lexicon.SELDOM.test(evidence)
    ? { because: 'quantifier', detail: 'seldom' }
    : undefined;
}

export function wrongOnly(clause: string, evidence: string): Fault | undefined {
  const differs =
    !lexicon.ONLY.test(evidence) || /\bnot only\b/i.test(clause) !== /\bnot only\b/i.test(evidence);
  return lexicon.ONLY.test(clause) && differs
    ? { because: 'quantifier', detail: 'only' }
    : undefined;
}

/** "Most" where the evidence says "some". */
export function strongerShare(clause: string, evidence: string): Fault | undefined {
  const stronger =
    lexicon.STRONG_SHARE.test(clause) &&
    !lexicon.STRONG_SHARE.test(evidence) &&
    lexicon.WEAK_SHARE.test(evidence);
  return stronger ? { because: 'quantifier' } : undefined;
}

export function lostLimit(claim: string, evidence: string): Fault | undefined {
  return lexicon.LIMIT.test(evidence) && !lexicon.KEEPS_LIMIT.test(claim)
    ? { because: 'limit' }
    : undefined;
}
