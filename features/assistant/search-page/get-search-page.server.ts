// What the search page shows: danger first, one answer where it is clear, and what was found.

import { searchSite } from '#features/law/search/search-site.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import type { ResultKind } from '#features/search/schema.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { isSpanish } from '#lib/language/is-spanish.ts';
import { getShortAnswer } from '../retrieve/find-short-answer.server.ts';

const PER_PAGE = 20;
const WORDS_OF_A_STORY = 4;
/** A further topic is named only when it is this share as likely as the first. */
const MIN_TOPIC_SHARE = 0.4;

type SearchRequest = {
  query: string;
  kind: ResultKind | undefined;
  page: number;
  jurisdiction: Jurisdiction;
  signal: AbortSignal;
};

export async function getSearchPage(
  deps: LibrarySearchDeps,
  { query, kind, page, jurisdiction, signal }: SearchRequest,
) {
  if (query === '')
    return {
      query,
      kind,
      page,
      found: null,
      perPage: PER_PAGE,
      looksLike: [],
      urgent: [],
      safety: undefined,
      answer: undefined,
      spanish: false,
    };
  // The library is in English: what is nearest to Spanish words answers another question.
  const spanish = isSpanish(query);
  const mayAnswer = !spanish && page === 1 && (kind === undefined || kind === 'faq');
  const [urgent, found, spotted, answer] = await Promise.all([
    noticeDanger(deps, query, { signal }),
    searchSite(deps, { query, kind, jurisdiction, page, perPage: PER_PAGE }),
    query.split(/\s+/).length >= WORDS_OF_A_STORY ? spotIssues(deps.search, query) : { topics: [] },
    mayAnswer ? getShortAnswer(deps, { question: query, jurisdiction }) : undefined,
  ]);
  const best = spotted.topics[0]?.score ?? 0;
  const looksLike = spotted.topics
    .filter(({ score }) => score >= best * MIN_TOPIC_SHARE)
    .slice(0, 3)
    .flatMap(({ id }) =>
      deps.library.topics.filter((t) => t.id === id).map((t) => ({ id: t.id, title: t.title })),
    );
  return {
    query,
    kind,
    page,
    found,
    perPage: PER_PAGE,
    looksLike: spanish ? [] : looksLike,
    urgent,
    safety: findSafetyLine(deps, query),
    answer,
    spanish,
  };
}
export type SearchPageView = Awaited<ReturnType<typeof getSearchPage>>;
