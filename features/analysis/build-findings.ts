// From what a claim says in the library, and what was found in the facts, to what is shown. A sentence keeps only the authorities that
// were verified, and one that has none left is not shown at all. Pure.
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { Topic } from '#features/library/schema/schema.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import type { ClaimFinding, ElementFinding, Issue, Limit, MemoFinding, Supported } from './analysis.ts';
import type { SourceBook } from './check-authorities.server.ts';
import type { FoundClaim } from './find-claims.server.ts';

type Said = { text: string; cites: string[] };
type Book = Pick<SourceBook, 'numberOf'>;

/** Every citation of a claim, in the order in which a reader meets them. */
export function citesOf({ claim }: FoundClaim): string[] {
  const stated = [claim.summary, ...claim.for, ...claim.elements, ...claim.against, claim.decides, ...claim.limits];
  return stated.flatMap(({ cites }) => cites);
}

function stated({ numberOf }: Book, { text, cites }: Said): AnswerSentence | undefined {
  const sources = [...new Set(cites.flatMap((cite) => numberOf(cite) ?? []))];
  return sources.length === 0 ? undefined : { text, sources, check: 'library' };
}

export function issueOf(book: Book, found: FoundClaim, topics: Topic[]): Issue | undefined {
  const { claim, fit, why, elements } = found;
  const summary = stated(book, claim.summary);
  if (!summary) return undefined;
  const titleOf = (id: string) => topics.find((topic) => topic.id === id)?.title ?? id;
  return {
    ...{ id: claim.id, name: claim.name, law: claim.law, fit, why, summary },
    topics: claim.topics.map((id) => ({ id, title: titleOf(id) })),
    elements: { all: elements.length, spokenTo: elements.filter(({ status }) => status === 'spoken-to').length },
  };
}

function elementsOf(book: Book, { claim, elements }: FoundClaim): ElementFinding[] {
  return claim.elements.flatMap((element, at) => {
    const sentence = stated(book, element);
    const { facts = [], status = 'missing' } = elements[at] ?? {};
    return sentence ? [{ id: element.id, sentence, status, facts, ask: element.ask }] : [];
  });
}

function supported(book: Book, list: Said[]): Supported[] {
  return list.flatMap((said) => {
    const sentence = stated(book, said);
    return sentence ? [{ sentence }] : [];
  });
}

type Chosen = { jurisdiction: Jurisdiction /** Numbers of what the search found. */; more: number[] };

export function claimFinding(book: Book, found: FoundClaim, { jurisdiction, more }: Chosen): ClaimFinding {
  const { id, name, law, evidence, options, next, ...claim } = found.claim;
  const decides = stated(book, claim.decides);
  return {
    ...{ id, name, law, evidence, options, next, found: more },
    elements: elementsOf(book, found),
    for: supported(book, claim.for),
    against: supported(book, claim.against),
    ...(decides && { decides }),
    limits: limitsOf(book, claim.limits, jurisdiction),
  };
}

/** What speaks of the chosen state first, examples of other states last. */
function limitsOf(book: Book, limits: FoundClaim['claim']['limits'], jurisdiction: Jurisdiction): Limit[] {
  const own = jurisdiction === 'General' ? undefined : STATES[jurisdiction];
  const rank = (text: string) => (own && text.includes(own) ? 0 : Object.values(STATES).some((name) => text.includes(name)) ? 2 : 1);
  const shown = limits.flatMap((limit) => {
    const sentence = stated(book, limit);
    return sentence ? [{ sentence, varies: limit.varies }] : [];
  });
  return own ? shown.toSorted((a, b) => rank(a.sentence.text) - rank(b.sentence.text)) : shown;
}

export function memoFinding(book: Book, found: FoundClaim): MemoFinding {
  const { id, name, ...claim } = found.claim;
  const elements = elementsOf(book, found);
  const decides = stated(book, claim.decides);
  return {
    ...{ id, name },
    for: { authorities: supported(book, claim.for), elements: elements.filter(({ status }) => status === 'spoken-to') },
    against: { authorities: supported(book, claim.against), elements: elements.filter(({ status }) => status === 'missing') },
    ...(decides && { decides }),
  };
}
