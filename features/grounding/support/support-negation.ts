// Finds what one text denies and the other claims: with a "not", with an opposite ("before" for
// "after"), or with a prefix ("unlawful" for "lawful"). A single word turns a sentence around, and
// all its other words still match.
import type { ParsedClaim, Token } from './support-claims.ts';
import type { Fault } from './support-fault.ts';
import * as lexicon from './support-words.ts';

const isDenied = (tokens: Token[], name: string) =>
  tokens.some((token) => token.name === name && token.denied);
const isClaimed = (tokens: Token[], name: string) =>
  tokens.some((token) => token.name === name && !token.denied);

/** A word denied in the claim must be denied in the evidence, and vice versa. */
export function wrongNegation({ tokens }: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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
export function onlyNegationDiffers(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
  const content = ({ tokens }: ParsedClaim) => tokens.filter((token) => token.content);
  const share = (a: ParsedClaim, b: ParsedClaim) =>
    content(a).filter(({ name }) => b.names.has(name)).length / Math.max(1, content(a).length);
  const countNegators = ({ tokens }: ParsedClaim) => tokens.filter(({ negator }) => negator).length;
  if (share(claim, evidence) < 0.85 || share(evidence, claim) < 0.85) return undefined;
  return countNegators(claim) % 2 === countNegators(evidence) % 2
    ? undefined
    : { because: 'negation' };
}

/** A word that is outside the window and always denied in the rest of the passage. */
export function deniedElsewhere(
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

export function wrongOpposite(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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
export function wrongPrefix(claim: ParsedClaim, evidence: ParsedClaim): Fault | undefined {
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
