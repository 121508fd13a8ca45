// Finds who does what to whom the wrong way round: the landlord for the tenant, or the condition
// for what follows from it. The words are the same, so only their order and their part of the
// sentence tell.
import type { ParsedClaim, Token } from './support-claims.ts';
import type { Fault } from './support-fault.ts';
import * as lexicon from './support-words.ts';

/** The condition became the main clause, and the main clause the condition. */
export function swappedClauses(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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

/**
 * Two parties in reversed order. Conditions are compared separately, because they may come before
 * or after the main clause.
 */
export function swappedRoles(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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
export function wrongActor(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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
