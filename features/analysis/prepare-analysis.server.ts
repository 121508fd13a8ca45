// Everything that an analysis or a memo rests on, found before the first word of it is written: claims, checked authorities, cases found
// beside them. If something breaks, it breaks here, and nobody has paid for it yet.

import type { JudgeDeps } from '#features/grounding/judge-sentence-citations.server.ts';
import { helpFor } from '#features/help/find-help.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { namedState } from '#features/triage/named-place.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { AnalysisKind, AnalysisSource, Fact, HelpResource, Issue } from './analysis.ts';
import { citesOf, issueOf } from './build-findings.ts';
import { checkAuthorities, type SourceBook } from './check-authorities.server.ts';
import { type FoundClaim, type FoundClaims, findClaims } from './find-claims.server.ts';
import { findMoreCases } from './find-more-cases.server.ts';
import { analysisTexts } from './messages.ts';
import type { AnalysisInput } from './schema.ts';

export type PrepareDeps = JudgeDeps & Pick<LibrarySearchDeps, 'search'>;
export type Prepared = {
  kind: AnalysisKind;
  facts: Fact[];
  topics: FoundClaims['topics'];
  jurisdiction: Jurisdiction;
  /** Both in the same order: what is shown. */
  found: FoundClaim[];
  issues: Issue[];
  book: SourceBook;
  /** What was told, as a source of its own, for sentences that repeat it. */
  told: AnalysisSource;
  /** Numbers of the cases that the search found, by the claim's id. */
  more: Map<string, number[]>;
  urgent: UrgentLine[];
  help: HelpResource[];
};

/** A memo argues what is likely. */
const MAX_IN_MEMO = 3;

export async function prepareAnalysis(deps: PrepareDeps, kind: AnalysisKind, input: AnalysisInput): Promise<Prepared> {
  const { facts, topics, claims } = await findClaims(deps, input.facts);
  const jurisdiction = input.jurisdiction === 'General' ? (namedState(input.facts) ?? 'General') : input.jurisdiction;
  const chosen = kind === 'memo' ? claims.filter(({ fit }) => fit === 'likely').slice(0, MAX_IN_MEMO) : claims;
  const searched = await findMoreCases(deps, chosen, { facts, jurisdiction });
  const book = await checkAuthorities(deps, chosen.flatMap(citesOf), [...searched.values()].flat());
  const shown = chosen.flatMap((found) => {
    const issue = issueOf(book, found, deps.library.topics);
    return issue ? [{ found, issue }] : [];
  });
  const ofClaims = shown.flatMap(({ found }) => found.claim.topics.slice(0, 1));
  return {
    ...{ kind, facts, topics, jurisdiction, book },
    found: shown.map(({ found }) => found),
    issues: shown.map(({ issue }) => issue),
    told: toldSource(input.facts, book),
    more: new Map([...searched].map(([id, hits]) => [id, hits.flatMap(({ citation }) => book.numberOf(citation) ?? [])])),
    urgent: await noticeDanger(deps, input.facts),
    help: helpIn(deps, jurisdiction, ofClaims[0] ?? topics[0]?.id),
  };
}

function toldSource(facts: string, { sources }: SourceBook): AnalysisSource {
  return { n: sources.length + 1, kind: 'facts', id: 'facts', title: analysisTexts.facts, href: '#facts', passage: facts, citation: '' };
}

function helpIn({ library }: PrepareDeps, jurisdiction: Jurisdiction, topic: Issue['topics'][number]['id'] | undefined): HelpResource[] {
  const topics = topic ? [{ id: topic, title: topic, score: 1 }] : [];
  return helpFor(library, { topics, jurisdiction }).flatMap(({ id, href }) => {
    const resource = library.resources.find((one) => one.id === id);
    if (!resource) return [];
    const { title, organization, state } = resource;
    return [{ id, title, organization, href, ...(state && { state }) }];
  });
}
