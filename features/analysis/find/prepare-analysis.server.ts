// Gathers everything that an analysis or memo relies on before anything is written: claims, checked
// authorities and further cases. Most failures happen here, before the free search is spent.

import type { JudgeDeps } from '#features/grounding/judge-sentence-citations.server.ts';
import { findHelp } from '#features/help/find-help.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { findNamedState } from '#features/triage/named-place.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { findSafetyLine, type SafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { AnalysisKind, AnalysisSource, Fact, HelpResource, Issue } from '../analysis.ts';
import * as analysisTexts from '../messages/analysis-texts.ts';
import type { AnalysisInput } from '../schema.ts';
import { createAuthorityStates, markStates } from './authority-state.ts';
import { buildIssue, listCites } from './build-findings.ts';
import { checkAuthorities, type SourceList } from './check-authorities.server.ts';
import { type FoundClaim, type FoundClaims, findClaims } from './find-claims.server.ts';
import { findMoreCases } from './find-more-cases.server.ts';

export type PrepareDeps = JudgeDeps & Pick<LibrarySearchDeps, 'search'>;
export type PreparedAnalysis = {
  kind: AnalysisKind;
  facts: Fact[];
  topics: FoundClaims['topics'];
  jurisdiction: Jurisdiction;
  /** `claims` and `issues` are parallel: the claims that are shown, in order. */
  claims: FoundClaim[];
  issues: Issue[];
  sourceList: SourceList;
  /** The user's facts as a source, for sentences that repeat them. */
  factsSource: AnalysisSource;
  /** Source numbers of the cases that the search found, by claim id. */
  foundCases: Map<string, number[]>;
  urgent: UrgentLine[];
  safety: SafetyLine | undefined;
  help: HelpResource[];
};

/** A memo covers only likely claims. */
const MAX_MEMO_CLAIMS = 3;

export async function prepareAnalysis(
  deps: PrepareDeps,
  kind: AnalysisKind,
  input: AnalysisInput,
): Promise<PreparedAnalysis> {
  const { facts, topics, claims } = await findClaims(deps, input.facts);
  const jurisdiction =
    input.jurisdiction === 'General'
      ? (findNamedState(input.facts) ?? 'General')
      : input.jurisdiction;
  const selectedClaims =
    kind === 'memo'
      ? claims.filter(({ fit }) => fit === 'likely').slice(0, MAX_MEMO_CLAIMS)
      : claims;
  const hitsByClaim = await findMoreCases(deps, selectedClaims, { facts, jurisdiction });
  const checked = await checkAuthorities(
    deps,
    selectedClaims.flatMap(listCites),
    [...hitsByClaim.values()].flat(),
  );
  const sourceList = {
    ...checked,
    sources: markStates(createAuthorityStates(deps.library), checked.sources, jurisdiction),
  };
  const verifiedClaims = selectedClaims.flatMap((foundClaim) => {
    const issue = buildIssue(sourceList, foundClaim, deps.library.topics);
    return issue ? [{ foundClaim, issue }] : [];
  });
  const claimTopics = verifiedClaims.flatMap(({ foundClaim }) =>
    foundClaim.claim.topics.slice(0, 1),
  );
  return {
    kind,
    facts,
    topics,
    jurisdiction,
    sourceList,
    claims: verifiedClaims.map(({ foundClaim }) => foundClaim),
    issues: verifiedClaims.map(({ issue }) => issue),
    factsSource: createFactsSource(input.facts, sourceList),
    foundCases: new Map(
      [...hitsByClaim].map(([id, hits]) => [
        id,
        hits.flatMap(({ citation }) => sourceList.findNumber(citation) ?? []),
      ]),
    ),
    urgent: await noticeDanger(deps, input.facts),
    safety: findSafetyLine(deps, input.facts),
    help: listHelp(deps, jurisdiction, claimTopics[0] ?? topics[0]?.id),
  };
}

function createFactsSource(facts: string, { sources }: SourceList): AnalysisSource {
  return {
    n: sources.length + 1,
    kind: 'facts',
    id: 'facts',
    title: analysisTexts.facts,
    href: '#facts',
    passage: facts,
    citation: '',
  };
}

function listHelp(
  { library }: PrepareDeps,
  jurisdiction: Jurisdiction,
  topic: Issue['topics'][number]['id'] | undefined,
): HelpResource[] {
  const topics = topic ? [{ id: topic, title: topic, score: 1 }] : [];
  return findHelp(library, { topics, jurisdiction }).flatMap(({ id, href }) => {
    const resource = library.resources.find((one) => one.id === id);
    if (!resource) return [];
    const { title, organization, state } = resource;
    return [{ id, title, organization, href, ...(state && { state }) }];
  });
}
