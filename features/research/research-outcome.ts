import type { LiveSearch } from '#features/case-law/live/live-schema.ts';
import type { CaseCardView } from '#features/case-law/search/list-case-cards.server.ts';
import type { LookedUp } from '#features/dictionary/look-up-term.server.ts';
import type { NewsView } from '#features/library/schema/schema.ts';
import type { RelatedCase } from '#features/news/related-cases.server.ts';
import type { Access } from '#features/plans/run-gated.server.ts';
import type { Failure } from '#lib/result.ts';

export type NewsResult = NewsView & {
  cases: RelatedCase[];
  /** Lets the holder of the free search ask for the analysis of what it found. Empty for those whose plan does. */
  allow: string;
};

export type FoundNews = {
  kind: 'news';
  access: Access;
  items: NewsResult[];
  first: number;
  total: number;
  more: boolean;
  /** Null: none is connected, and no analysis is written. */
  provider: string | null;
};

export type FoundCases = {
  kind: 'cases';
  cards: CaseCardView[];
  /** The first one's place in the whole list. */
  first: number;
  total: number;
  more: boolean;
  /** What CourtListener has beside them. */
  live: LiveSearch;
  /** Why the page that was asked for is not shown; the first five are. */
  refusal: Failure | null;
};

export type ResearchOutcome =
  | { kind: 'none' }
  | { kind: 'term'; result: LookedUp }
  | FoundCases
  | FoundNews
  | { kind: 'direct'; slug: string }
  /** The plan does not cover it. `mayTry`: the one free search is still there. */
  | { kind: 'refused'; failure: Failure; mayTry: boolean }
  | { kind: 'failed'; failure: Failure };

export type ResearchOptions = {
  /** The person pressed Try Once Free. */
  tryOnceFree?: boolean;
};
