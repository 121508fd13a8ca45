// The ways in which a sentence with the right words still says something else than the passage: another number, a denial too many or
// too few, must for may, all for some, before for after, the landlord for the tenant, an exception left out.
import { type ParsedClaim, parseClaim, type Token } from './support-claims.ts';
import { type Quantity, quantitiesOf } from './support-facts.ts';
import type { Evidence, Fault } from './support-fault.ts';
import { missingAction, turnedComparison, wordReplaced, wrongBound, wrongCount } from './support-shape.ts';
import * as lexicon from './support-words.ts';

/** `unit` is one claim of the sentence `said`; `window` where the passage speaks of it, `single` the nearest sentence of that. */
type Compared = { unit: ParsedClaim; said: ParsedClaim; window: ParsedClaim; single: ParsedClaim; whole: ParsedClaim };
type Rule = { name: string; find: (compared: Compared) => Fault | undefined };

/** In this order: the first that finds a fault gives the reason that is shown. */
export const RULES: readonly Rule[] = [
  { name: 'wrongNumber', find: ({ unit, window }) => wrongNumber(unit, quantitiesOf(unit.text), quantitiesOf(window.text)) },
  { name: 'wrongNegation', find: ({ unit, window }) => wrongNegation(unit, window) },
  { name: 'deniedElsewhere', find: ({ unit, window, whole }) => deniedElsewhere(unit, window, whole) },
  { name: 'swappedClauses', find: ({ unit, single }) => swappedClauses(unit, single) },
  { name: 'otherwiseTheSame', find: ({ unit, single }) => otherwiseTheSame(unit, single) },
  { name: 'wrongOpposite', find: ({ unit, window }) => wrongOpposite(unit, window) },
  { name: 'wrongOpposite in the nearest sentence', find: ({ unit, single }) => wrongOpposite(unit, single) },
  { name: 'wrongPrefix', find: ({ unit, window }) => wrongPrefix(unit, window) },
  { name: 'wrongPrefix in the passage', find: ({ unit, window }) => wrongPrefix(window, unit) },
  { name: 'wrongModality', find: ({ unit, window }) => wrongModality(unit, window) },
  { name: 'addedUniversal', find: ({ unit, window }) => addedUniversal(unit.text, window.text) },
  { name: 'noHedgeLeft', find: ({ said, window }) => noHedgeLeft(said.text, window.text) },
  { name: 'wrongSeldom', find: ({ unit, window }) => wrongSeldom(unit.text, window.text) },
  { name: 'wrongOnly', find: ({ unit, window }) => wrongOnly(unit.text, window.text) },
  { name: 'strongerShare', find: ({ unit, window }) => strongerShare(unit.text, window.text) },
  { name: 'lostLimit', find: ({ said, window }) => lostLimit(said.text, window.text) },
  { name: 'lostHedge', find: ({ unit, window }) => lostHedge(unit, window) },
  { name: 'lostCondition', find: ({ said, single }) => lostCondition(said, single) },
  { name: 'swappedRoles', find: ({ unit, window }) => swappedRoles(unit, window) },
  { name: 'wordReplaced', find: ({ unit, single }) => wordReplaced(unit, single) },
  { name: 'missingAction', find: ({ unit, window }) => missingAction(unit, window) },
  { name: 'turnedComparison', find: ({ unit, single }) => turnedComparison(unit, single) },
  { name: 'wrongCount', find: ({ unit, window }) => wrongCount(unit, window) },
  { name: 'wrongBound', find: ({ unit, window }) => wrongBound(unit.text, window.text) },
  { name: 'wrongActor', find: ({ unit, window }) => wrongActor(unit, window) },
];

export function contradicts(unit: ParsedClaim, said: ParsedClaim, { window, single, whole }: Evidence): Fault | undefined {
  // An iterator, so that no rule runs after the first that finds a fault.
  const faults = RULES.values().map(({ find }) => find({ unit, said, window, single, whole }));
  return faults.find((fault) => fault !== undefined);
}

function wrongNumber(unit: ParsedClaim, said: Quantity[], there: Quantity[]): Fault | undefined {
  for (const quantity of said) {
    const same = there.filter((q) => q.value === quantity.value && (q.unit === quantity.unit || quantity.unit === '' || q.unit === ''));
    const detail = `${quantity.value} ${quantity.unit}`.trim();
    if (!same.some(({ clause }) => isAbout(clause, unit))) return { because: 'number', detail };
    if (quantity.bound && same.every((q) => q.bound && q.bound !== quantity.bound)) return { because: 'number', detail };
  }
  return undefined;
}

/** A number belongs to what stands beside it: that must be spoken of, too. */
function isAbout(clause: string, { names }: ParsedClaim): boolean {
  const beside = parseClaim(clause).tokens.filter(({ content, word }) => content && !UNIT.test(word));
  return beside.length === 0 || beside.some(({ name }) => names.has(name));
}
const UNIT = /^(?:days?|weeks?|months?|years?|hours?|minutes?|percent|dollars?)$/;

const isDenied = (tokens: Token[], name: string) => tokens.some((token) => token.name === name && token.denied);
const isClaimed = (tokens: Token[], name: string) => tokens.some((token) => token.name === name && !token.denied);

/** What is denied here must be denied there, and the other way round. */
function wrongNegation({ tokens }: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const differs = (name: string, here: Token[], place: Token[]) =>
    isDenied(here, name) && !isClaimed(here, name) && isClaimed(place, name) && !isDenied(place, name);
  const inCondition = ({ condition, stem }: Token) => condition && !there.tokens.some((token) => token.stem === stem);
  const head =
    tokens.find((token) => token.deniedFirst && !inCondition(token) && differs(token.name, tokens, there.tokens)) ??
    there.tokens.find((token) => token.deniedFirst && differs(token.name, there.tokens, tokens));
  const shared = tokens.filter(({ content, condition, name }) => content && !condition && there.names.has(name));
  const wrong = shared.filter(({ name }) => differs(name, tokens, there.tokens) || differs(name, there.tokens, tokens));
  const flagged =
    head ??
    deniedInContext(tokens, there.tokens) ??
    deniedInContext(there.tokens, tokens) ??
    (wrong.length > shared.length / 3 ? wrong[0] : undefined);
  return flagged && { because: 'negation', detail: flagged.word };
}

/** The same two words side by side, denied in one text and claimed in the other. */
function deniedInContext(here: Token[], there: Token[]): Token | undefined {
  const [left, right] = [here.filter(({ content }) => content), there.filter(({ content }) => content)];
  return left.find((token, at) => {
    if (!token.deniedFirst) return false;
    const same = right.filter(
      ({ stem }, i) => stem === token.stem && (isSame(right[i - 1], left[at - 1]) || isSame(right[i + 1], left[at + 1])),
    );
    return same.length > 0 && same.every(({ denied }) => !denied);
  });
}

const isSame = (a: Token | undefined, b: Token | undefined) => a !== undefined && a.name === b?.name;

/** Word for word the same but for a "not". */
function otherwiseTheSame(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const content = ({ tokens }: ParsedClaim) => tokens.filter((token) => token.content);
  const share = (a: ParsedClaim, b: ParsedClaim) =>
    content(a).filter(({ name }) => b.names.has(name)).length / Math.max(1, content(a).length);
  const denials = ({ tokens }: ParsedClaim) => tokens.filter(({ negator }) => negator).length;
  if (share(said, there) < 0.85 || share(there, said) < 0.85) return undefined;
  return denials(said) % 2 === denials(there) % 2 ? undefined : { because: 'negation' };
}

/** What was the condition is now the claim, and the claim the condition. */
function swappedClauses(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const only = ({ tokens }: ParsedClaim, condition: boolean) => {
    const names = (part: boolean) => new Set(tokens.filter((t) => t.content && t.condition === part).map(({ name }) => name));
    return names(condition).difference(names(!condition));
  };
  const [up, down] = [only(said, false).intersection(only(there, true)), only(said, true).intersection(only(there, false))];
  return up.size > 0 && down.size > 0 ? { because: 'roles', detail: [...up, ...down].join(' / ') } : undefined;
}

/** A word from elsewhere in the passage, where it only stands denied. */
function deniedElsewhere({ tokens }: ParsedClaim, there: ParsedClaim, whole: ParsedClaim): Fault | undefined {
  const context = deniedInContext(whole.tokens, tokens);
  if (context) return { because: 'negation', detail: context.word };
  const word = tokens.find(
    ({ content, denied, name }) =>
      content && !denied && !there.names.has(name) && isDenied(whole.tokens, name) && !isClaimed(whole.tokens, name),
  );
  return word && { because: 'negation', detail: word.word };
}

function wrongOpposite(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const [left, right] = [said, there].map(({ tokens }) => tokens.filter(({ content, stem }) => content || lexicon.oppositesOf(stem))) as [
    Token[],
    Token[],
  ];
  for (const [at, token] of left.entries()) {
    const opposites = lexicon.oppositesOf(token.stem);
    if (!opposites || !left[at + 1] || left.some(({ stem }, i) => opposites.has(stem) && isSame(left[i + 1], left[at + 1]))) continue;
    const before = right.filter((_, i) => isSame(right[i + 1], left[at + 1]));
    const against = before.find(({ stem, denied }) => opposites.has(stem) && denied === token.denied);
    if (against && !before.some(({ stem }) => stem === token.stem))
      return { because: 'opposite', detail: `${token.word} / ${against.word}` };
  }
  const stems = new Set(there.tokens.map(({ stem }) => stem));
  for (const { stem, word, name, denied } of said.tokens) {
    if (stems.has(stem)) continue;
    const opposites = lexicon.oppositesOf(stem);
    const against = opposites && there.tokens.find((other) => opposites.has(other.stem) && other.denied === denied);
    if (against && !there.names.has(name)) return { because: 'opposite', detail: `${word} / ${against.word}` };
  }
  return undefined;
}

/** Constitutional here, unconstitutional there. */
function wrongPrefix(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const words = new Map(there.tokens.map((token) => [token.word, token]));
  const wrong = said.tokens.find(({ word, denied }) => {
    const other = words.has(word) ? undefined : words.get(/^(?:un|in|im|ir|il|non|dis)(\w{4,})$/.exec(word)?.[1] ?? '');
    return other && other.denied === denied && !said.tokens.some((token) => token.word === other.word);
  });
  return wrong && { because: 'opposite', detail: wrong.word };
}

/** Must, or may: in the sentence as a whole, and for each action by itself. */
function wrongModality(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const [here, place] = [said.text.replace(lexicon.NO_DUTY, ' '), there.text.replace(lexicon.NO_DUTY, ' ')];
  if (lexicon.OBLIGE.test(here) && !lexicon.OBLIGE.test(place)) return { because: 'modality' };
  if (lexicon.PERMIT.test(here) && lexicon.OBLIGE.test(place) && !lexicon.PERMIT.test(place)) return { because: 'modality' };
  const actions = modalActions(there);
  const wrong = modalActions(said).find(({ verb, duty }) => {
    const same = actions.filter((action) => action.verb === verb);
    return same.length > 0 && same.every((action) => action.duty !== duty);
  });
  return wrong && { because: 'modality', detail: wrong.verb };
}

const DUTY = new Map([
  ...['must', 'shall'].map((word) => [word, true] as const),
  ...['may', 'can', 'could', 'might', 'cannot', 'cant'].map((word) => [word, false] as const),
]);

function modalActions({ tokens }: ParsedClaim): { verb: string; duty: boolean }[] {
  return tokens.flatMap(({ word }, at) => {
    const duty = DUTY.get(word);
    const verb = tokens.slice(at + 1, at + 5).find((token) => token.content);
    // "Must not" and "may not" both forbid.
    if (duty === undefined || !verb || verb.denied) return [];
    return [{ verb: verb.name, duty }];
  });
}

/** "Usually ends": when the ending is told, so is the usually. */
function lostHedge(unit: ParsedClaim, { tokens }: ParsedClaim): Fault | undefined {
  if (unit.text.match(lexicon.HEDGE) || lexicon.STILL_HEDGED.test(unit.text)) return undefined;
  const lost = tokens.find(({ word }, at) => {
    const next = lexicon.HOW_OFTEN.has(word) && tokens.slice(at + 1, at + 6).find(({ content }) => content);
    return next && unit.names.has(next.name);
  });
  return lost && { because: 'quantifier', detail: lost.word };
}

/** "If the buyer took the goods, …": the condition may be said in other words, but not left out. */
function lostCondition(said: ParsedClaim, { tokens }: ParsedClaim): Fault | undefined {
  if (lexicon.CONDITION.test(said.text)) return undefined;
  const condition = tokens.filter((token) => token.condition && token.content);
  if (condition.length === 0 || condition.some(({ name }) => said.names.has(name))) return undefined;
  return { because: 'limit', detail: condition[0]?.word };
}

function addedUniversal(unit: string, there: string): Fault | undefined {
  for (const [word] of unit.matchAll(lexicon.UNIVERSAL)) {
    const same = new RegExp(`\\b(?:${word}|${/never/i.test(word) ? 'no|not' : 'all|every|any|each|always|no'})\\b`, 'i');
    if (!same.test(there)) return { because: 'quantifier', detail: word };
  }
  return undefined;
}

function noHedgeLeft(said: string, there: string): Fault | undefined {
  const hedges = there.match(lexicon.HEDGE);
  return hedges && !said.match(lexicon.HEDGE) && !lexicon.SOFT.test(said) ? { because: 'quantifier', detail: hedges[0] } : undefined;
}

function wrongSeldom(unit: string, there: string): Fault | undefined {
  return lexicon.SELDOM.test(unit) !== lexicon.SELDOM.test(there) ? { because: 'quantifier', detail: 'seldom' } : undefined;
}

function wrongOnly(unit: string, there: string): Fault | undefined {
  const differs = !lexicon.ONLY.test(there) || /\bnot only\b/i.test(unit) !== /\bnot only\b/i.test(there);
  return lexicon.ONLY.test(unit) && differs ? { because: 'quantifier', detail: 'only' } : undefined;
}

/** "Most" where the passage has "some". */
function strongerShare(unit: string, there: string): Fault | undefined {
  const stronger = lexicon.STRONG_SHARE.test(unit) && !lexicon.STRONG_SHARE.test(there) && lexicon.WEAK_SHARE.test(there);
  return stronger ? { because: 'quantifier' } : undefined;
}

function lostLimit(said: string, there: string): Fault | undefined {
  return lexicon.LIMIT.test(there) && !lexicon.KEEPS_LIMIT.test(said) ? { because: 'limit' } : undefined;
}

/** Two who act on each other, named in the other order. A condition may stand before or after what it is for. */
function swappedRoles(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  if (isPassive(said.text) !== isPassive(there.text)) return undefined;
  for (const roles of lexicon.ROLES) {
    const [here, place] = [rolesIn(said, roles), rolesIn(there, roles)];
    const turned = inOtherOrder(here.main, place.main) ?? inOtherOrder(here.condition, place.condition);
    if (turned) return { because: 'roles', detail: turned };
    const moved = here.main.find((role) => !place.main.includes(role) && place.condition.includes(role));
    const for_ = place.main.find((role) => !here.main.includes(role) && here.condition.includes(role));
    if (moved && for_) return { because: 'roles', detail: `${moved} / ${for_}` };
  }
  return undefined;
}

function inOtherOrder(here: string[], place: string[]): string | undefined {
  const shared = here.filter((role) => place.includes(role));
  const at = shared.findIndex((role, n) => n > 0 && place.indexOf(shared[n - 1] ?? '') > place.indexOf(role));
  return at < 0 ? undefined : `${shared[at - 1]} / ${shared[at]}`;
}

const isPassive = (text: string) => /\b(?:is|are|be|been|was|were)\b.{1,60}\bby\b|\bfrom\b/i.test(text);
const SPEAKS = /^(?:held|said|ruled|found|decided|explained)$/;

function rolesIn({ tokens }: ParsedClaim, roles: ReadonlySet<string>) {
  // "The Court held that" says who speaks, not who acts.
  const acts = (token: Token, at: number) => token.stem !== 'court' || !SPEAKS.test(tokens[at + 1]?.word ?? '');
  const named = (condition: boolean) => [
    ...new Set(
      tokens
        .filter((token, at) => token.condition === condition && acts(token, at))
        .map(({ stem }) => stem)
        .filter((role) => roles.has(role)),
    ),
  ];
  return { main: named(false), condition: named(true) };
}

/** Who may, must or cannot do it: the one named right before the verb. */
function wrongActor(said: ParsedClaim, there: ParsedClaim): Fault | undefined {
  const place = actorsIn(there);
  for (const { actor, verb } of actorsIn(said)) {
    const same = place.filter((other) => other.verb === verb);
    if (same.length > 0 && same.every((other) => other.actor !== actor)) return { because: 'roles', detail: `${actor} ${verb}` };
  }
  return undefined;
}

const MODALS = new Set('must may can cannot cant could shall should need have has will'.split(' '));

function actorsIn({ tokens }: ParsedClaim): { actor: string; verb: string }[] {
  return tokens.flatMap((token, at) => {
    if (!lexicon.ROLES[0]?.has(token.stem)) return [];
    const next = tokens[at + 1];
    const verb = next && MODALS.has(next.word) ? tokens.slice(at + 2, at + 6).find(({ content }) => content) : next;
    return verb?.content ? [{ actor: lexicon.actorOf(token.stem), verb: verb.name }] : [];
  });
}
