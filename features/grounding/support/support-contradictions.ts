// Rules that find a contradiction in a sentence that has the right words: a different number, an
// added or missing negation, "must" for "may", "all" for "some", "before" for "after", the landlord
// for the tenant, a dropped exception.
import { type ParsedClaim, parseClaim, type Token } from './support-claims.ts';
import { parseQuantities, type Quantity } from './support-facts.ts';
import type { Evidence, Fault } from './support-fault.ts';
import {
  missingAction,
  reversedComparison,
  wordReplaced,
  wrongBound,
  wrongCount,
} from './support-shape.ts';
import * as lexicon from './support-words.ts';

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

function wrongNumber(
  clause: ParsedClaim,
  claimed: Quantity[],
  stated: Quantity[],
): Fault | undefined {
  for (const quantity of claimed) {
    const same = stated.filter(
      (q) =>
        q.value === quantity.value &&
        (q.unit === quantity.unit || quantity.unit === '' || q.unit === ''),
    );
    const detail = `${quantity.value} ${quantity.unit}`.trim();
    if (!same.some((q) => isAbout(q.clause, clause))) return { because: 'number', detail };
    if (quantity.bound && same.every((q) => q.bound && q.bound !== quantity.bound))
      return { because: 'number', detail };
  }
  return undefined;
}

/**
 * A number must count the same thing: the words around it in the evidence have to share one with
 * the claim.
 */
function isAbout(context: string, { names }: ParsedClaim): boolean {
  const neighbors = parseClaim(context).tokens.filter(
    ({ content, word }) => content && !UNIT_WORD.test(word),
  );
  return neighbors.length === 0 || neighbors.some(({ name }) => names.has(name));
}
const UNIT_WORD = /^(?:days?|weeks?|months?|years?|hours?|minutes?|percent|dollars?)$/;

const isDenied = (tokens: Token[], name: string) =>
  tokens.some((token) => token.name === name && token.denied);
const isClaimed = (tokens: Token[], name: string) =>
  tokens.some((token) => token.name === name && !token.denied);

/** A word denied in the claim must be denied in the evidence, and vice versa. */
function wrongNegation({ tokens }: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const differs = (name: string, denying: Token[], claiming: Token[]) =>
    isDenied(denying, name) &&
    !isClaimed(denying, name) &&
    isClaimed(claiming, name) &&
    !isDenied(claiming, name);
  const inCondition = ({ condition, stem }: Token) =>
    condition && !evidence.tokens.some((token) => token.stem === stem);
  const head =
    tokens.find(
      (token) =>
        token.deniedFirst && !inCondition(token) && differs(token.name, tokens, evidence.tokens),
    ) ??
    evidence.tokens.find(
      (token) => token.deniedFirst && differs(token.name, evidence.tokens, tokens),
    );
  const shared = tokens.filter(
    ({ content, condition, name }) => content && !condition && evidence.names.has(name),
  );
  const mismatched = shared.filter(
    ({ name }) => differs(name, tokens, evidence.tokens) || differs(name, evidence.tokens, tokens),
  );
  const flagged =
    head ??
    findDeniedInContext(tokens, evidence.tokens) ??
    findDeniedInContext(evidence.tokens, tokens) ??
    (mismatched.length > shared.length / 3 ? mismatched[0] : undefined);
  return flagged && { because: 'negation', detail: flagged.word };
}

/** The same two adjacent words, denied in one text and claimed in the other. */
function findDeniedInContext(denying: Token[], claiming: Token[]): Token | undefined {
  const [left, right] = [
    denying.filter(({ content }) => content),
    claiming.filter(({ content }) => content),
  ];
  return left.find((token, index) => {
    if (!token.deniedFirst) return false;
    const same = right.filter(
      ({ stem }, i) =>
        stem === token.stem &&
        (isSame(right[i - 1], left[index - 1]) || isSame(right[i + 1], left[index + 1])),
    );
    return same.length > 0 && same.every(({ denied }) => !denied);
  });
}

const isSame = (a: Token | undefined, b: Token | undefined) =>
  a !== undefined && a.name === b?.name;

/** The same words except for a "not". */
function onlyNegationDiffers(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const content = ({ tokens }: ParsedClaim) => tokens.filter((token) => token.content);
  const share = (a: ParsedClaim, b: ParsedClaim) =>
    content(a).filter(({ name }) => b.names.has(name)).length / Math.max(1, content(a).length);
  const countNegators = ({ tokens }: ParsedClaim) => tokens.filter(({ negator }) => negator).length;
  if (share(claim, evidence) < 0.85 || share(evidence, claim) < 0.85) return undefined;
  return countNegators(claim) % 2 === countNegators(evidence) % 2
    ? undefined
    : { because: 'negation' };
}

/** The condition became the main clause, and the main clause the condition. */
function swappedClauses(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const only = ({ tokens }: ParsedClaim, condition: boolean) => {
    const names = (part: boolean) =>
      new Set(tokens.filter((t) => t.content && t.condition === part).map(({ name }) => name));
    return names(condition).difference(names(!condition));
  };
  const toMain = only(claim, false).intersection(only(evidence, true));
  const toCondition = only(claim, true).intersection(only(evidence, false));
  return toMain.size > 0 && toCondition.size > 0
    ? { because: 'roles', detail: [...toMain, ...toCondition].join(' / ') }
    : undefined;
}

/** A word that is outside the window and always denied in the rest of the passage. */
function deniedElsewhere(
  { tokens }: ParsedClaim,
  window: ParsedClaim,
  passage: ParsedClaim,
): Fault | undefined {
  const context = findDeniedInContext(passage.tokens, tokens);
  if (context) return { because: 'negation', detail: context.word };
  const word = tokens.find(
    ({ content, denied, name }) =>
      content &&
      !denied &&
      !window.names.has(name) &&
      isDenied(passage.tokens, name) &&
      !isClaimed(passage.tokens, name),
  );
  return word && { because: 'negation', detail: word.word };
}

function wrongOpposite(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const listOpposable = ({ tokens }: ParsedClaim) =>
    tokens.filter(({ content, stem }) => content || lexicon.findOpposites(stem));
  const [left, right] = [listOpposable(claim), listOpposable(evidence)];
  for (const [index, token] of left.entries()) {
    const opposites = lexicon.findOpposites(token.stem);
    const next = left[index + 1];
    if (
      !opposites ||
      !next ||
      left.some(({ stem }, i) => opposites.has(stem) && isSame(left[i + 1], next))
    )
      continue;
    const preceding = right.filter((_, i) => isSame(right[i + 1], next));
    const opposite = preceding.find(
      ({ stem, denied }) => opposites.has(stem) && denied === token.denied,
    );
    if (opposite && !preceding.some(({ stem }) => stem === token.stem))
      return { because: 'opposite', detail: `${token.word} / ${opposite.word}` };
  }
  const stems = new Set(evidence.tokens.map(({ stem }) => stem));
  for (const { stem, word, name, denied } of claim.tokens) {
    if (stems.has(stem)) continue;
    const opposites = lexicon.findOpposites(stem);
    const opposite =
      opposites &&
      evidence.tokens.find((other) => opposites.has(other.stem) && other.denied === denied);
    if (opposite && !evidence.names.has(name))
      return { because: 'opposite', detail: `${word} / ${opposite.word}` };
  }
  return undefined;
}

/** "Unconstitutional" in one text, "constitutional" in the other. */
function wrongPrefix(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const words = new Map(evidence.tokens.map((token) => [token.word, token]));
  const wrong = claim.tokens.find(({ word, denied }) => {
    const base = words.has(word)
      ? undefined
      : words.get(/^(?:un|in|im|ir|il|non|dis)(\w{4,})$/.exec(word)?.[1] ?? '');
    return (
      base && base.denied === denied && !claim.tokens.some((token) => token.word === base.word)
    );
  });
  return wrong && { because: 'opposite', detail: wrong.word };
}

/** "Must" or "may": compared for the whole text and for each action. */
function wrongModality(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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
function lostHedge(clause: ParsedClaim, { tokens }: ParsedClaim): Fault | undefined {
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
function lostCondition(claim: ParsedClaim, { tokens }: ParsedClaim): Fault | undefined {
  if (lexicon.CONDITION.test(claim.text)) return undefined;
  const condition = tokens.filter((token) => token.condition && token.content);
  if (condition.length === 0 || condition.some(({ name }) => claim.names.has(name)))
    return undefined;
  return { because: 'limit', detail: condition[0]?.word };
}

function addedUniversal(clause: string, evidence: string): Fault | undefined {
  for (const [word] of clause.matchAll(lexicon.UNIVERSAL)) {
    const same = new RegExp(
      `\\b(?:${word}|${/never/i.test(word) ? 'no|not' : 'all|every|any|each|always|no'})\\b`,
      'i',
    );
    if (!same.test(evidence)) return { because: 'quantifier', detail: word };
  }
  return undefined;
}

function noHedgeLeft(claim: string, evidence: string): Fault | undefined {
  const hedges = evidence.match(lexicon.HEDGE);
  return hedges && !claim.match(lexicon.HEDGE) && !lexicon.SOFT.test(claim)
    ? { because: 'quantifier', detail: hedges[0] }
    : undefined;
}

function wrongSeldom(clause: string, evidence: string): Fault | undefined {
  return lexicon.SELDOM.test(clause) !== lexicon.SELDOM.test(evidence)
    ? { because: 'quantifier', detail: 'seldom' }
    : undefined;
}

function wrongOnly(clause: string, evidence: string): Fault | undefined {
  const differs =
    !lexicon.ONLY.test(evidence) || /\bnot only\b/i.test(clause) !== /\bnot only\b/i.test(evidence);
  return lexicon.ONLY.test(clause) && differs
    ? { because: 'quantifier', detail: 'only' }
    : undefined;
}

/** "Most" where the evidence says "some". */
function strongerShare(clause: string, evidence: string): Fault | undefined {
  const stronger =
    lexicon.STRONG_SHARE.test(clause) &&
    !lexicon.STRONG_SHARE.test(evidence) &&
    lexicon.WEAK_SHARE.test(evidence);
  return stronger ? { because: 'quantifier' } : undefined;
}

function lostLimit(claim: string, evidence: string): Fault | undefined {
  return lexicon.LIMIT.test(evidence) && !lexicon.KEEPS_LIMIT.test(claim)
    ? { because: 'limit' }
    : undefined;
}

/**
 * Two parties in reversed order. Conditions are compared separately, because they may come before
 * or after the main clause.
 */
function swappedRoles(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  if (isPassive(claim.text) !== isPassive(evidence.text)) return undefined;
  for (const roles of lexicon.ROLES) {
    const [claimed, stated] = [listRoles(claim, roles), listRoles(evidence, roles)];
    const reversed =
      findReversedPair(claimed.main, stated.main) ??
      findReversedPair(claimed.condition, stated.condition);
    if (reversed) return { because: 'roles', detail: reversed };
    const toMain = claimed.main.find(
      (role) => !stated.main.includes(role) && stated.condition.includes(role),
    );
    const toCondition = stated.main.find(
      (role) => !claimed.main.includes(role) && claimed.condition.includes(role),
    );
    if (toMain && toCondition) return { because: 'roles', detail: `${toMain} / ${toCondition}` };
  }
  return undefined;
}

function findReversedPair(claimed: string[], stated: string[]): string | undefined {
  const shared = claimed.filter((role) => stated.includes(role));
  const index = shared.findIndex(
    (role, i) => i > 0 && stated.indexOf(shared[i - 1] ?? '') > stated.indexOf(role),
  );
  return index < 0 ? undefined : `${shared[index - 1]} / ${shared[index]}`;
}

const isPassive = (text: string) =>
  /\b(?:is|are|be|been|was|were)\b.{1,60}\bby\b|\bfrom\b/i.test(text);
const SPEECH_VERB = /^(?:held|said|ruled|found|decided|explained)$/;

function listRoles({ tokens }: ParsedClaim, roles: ReadonlySet<string>) {
  // In "The Court held that", the court speaks; it is not a party to the rule.
  const isActor = (token: Token, index: number) =>
    token.stem !== 'court' || !SPEECH_VERB.test(tokens[index + 1]?.word ?? '');
  const listIn = (condition: boolean) => [
    ...new Set(
      tokens
        .filter((token, index) => token.condition === condition && isActor(token, index))
        .map(({ stem }) => stem)
        .filter((role) => roles.has(role)),
    ),
  ];
  return { main: listIn(false), condition: listIn(true) };
}

/** Who may, must or cannot act: the party named right before the verb. */
function wrongActor(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const stated = listActors(evidence);
  for (const { actor, verb } of listActors(claim)) {
    const same = stated.filter((other) => other.verb === verb);
    if (same.length > 0 && same.every((other) => other.actor !== actor))
      return { because: 'roles', detail: `${actor} ${verb}` };
  }
  return undefined;
}

const MODALS = new Set('must may can cannot cant could shall should need have has will'.split(' '));

function listActors({ tokens }: ParsedClaim): { actor: string; verb: string }[] {
  return tokens.flatMap((token, index) => {
    if (!lexicon.ROLES[0]?.has(token.stem)) return [];
    const next = tokens[index + 1];
    const verb =
      next && MODALS.has(next.word)
        ? tokens.slice(index + 2, index + 6).find(({ content }) => content)
        : next;
    return verb?.content ? [{ actor: lexicon.getCanonicalActor(token.stem), verb: verb.name }] : [];
  });
}
