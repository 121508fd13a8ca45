import type { LiveSearch } from '#features/case-law/live/live-schema.ts';
import type { CaseCardView } from '#features/case-law/search/list-case-cards.server.ts';
import type { TermLookup } from '#features/dictionary/look-up-term.server.ts';
import type { StatuteSearchResult } from '#features/law/search/schema.ts';
import type { NewsView } from '#features/library/schema/news-schema.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { RelatedCase } from '#features/news/related-cases.server.ts';
import type { Access } from '#features/plans/run-gated.server.ts';
import type { Failure } from '#lib/result.ts';

export type NewsResult = NewsView & {
  cases: RelatedCase[];
  /**
   * Signed token that lets a free search request an analysis of its results. Empty when a plan
   * covers it.
   */
  allow: string;
};

export type FoundNews = {
  kind: 'news';
  access: Access;
  items: NewsResult[];
  first: number;
  total: number;
  more: boolean;
  /** The topics of what was found, most frequent first. */
  topics: { id: TopicId; title: string }[];
  /** Null when no provider is connected; then no analysis is offered. */
  provider: string | null;
};

/** Which filter left nothing, and searches without it that find something. */
export type EmptySearch = { reason: string; links: { label: string; address: string }[] };

export type FoundCases = {
  kind: 'cases';
  cards: CaseCardView[];
  /** Rank of the first card in the full list, from 1. */
  first: number;
  total: number;
  more: boolean;
  /** The search by meaning was too busy: asked again, the results may differ. */
  wordsOnly: boolean;
  /** Only if nothing was found with filters. */
  empty: EmptySearch | null;
  /** Further results from CourtListener. */
  live: LiveSearch;
  /** Why the requested page is not shown; the first page is shown instead. */
  refusal: Failure | null;
};

export type FoundStatutes = { kind: 'statutes'; result: StatuteSearchResult };

export type ResearchOutcome =
  | { kind: 'none' }
  | { kind: 'term'; result: TermLookup }
  | FoundCases
  | FoundNews
  | FoundStatutes
  | { kind: 'direct'; slug: string }
  /** The plan does not cover it. `mayTry`: the free search is still unused. */
  | { kind: 'refused'; failure: Failure; mayTry: boolean }
  | { kind: 'failed'; failure: Failure };

export type ResearchOptions = {
  /** The user pressed Try Once Free. */
  tryOnceFree?: boolean;
};

export function getFailure(outcome: ResearchOutcome): Failure | null {
  if (outcome.kind === 'cases') return outcome.refusal;
  return 'failure' in outcome ? outcome.failure : null;
}
