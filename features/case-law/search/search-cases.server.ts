// Case search. A citation or case name identifies a case directly, and what people call a decision
// puts it first; phrases match exactly; words are ranked over a bounded number of candidates,
// together with embeddings of built-in cases. Time is bounded for any query.

import { readFromReplica } from '#db/replicas.ts';
import type { Treatment } from '#features/library/schema/law-schema.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { embedQuery, SEARCH_TIMEOUT_MS } from '#features/search/meaning/embed-query.ts';
import { CASES_PER_PAGE, type CaseSearchInput, type CaseSearchResult } from '../schema.ts';
import { findByEverydayName } from './everyday-names.ts';
import {
  findCaseByCitation,
  findCasesByName,
  listCasesNamed,
  type NamedCases,
} from './find-case.server.ts';
import { findBuiltInWithPhrases, rankBuiltIn } from './search-built-in.ts';
import type { CaseFilter } from './search-candidates.server.ts';
import { passesFilter, readFilter } from './search-filters.ts';
import { describeHits, type RankedCase, readCaseRows } from './search-hits.server.ts';
import { type OpinionRanking, rankOpinions } from './search-opinions.server.ts';
import { type CaseQuery, MIN_QUOTATION_WORDS, readCaseQuery } from './search-query.ts';
import { applyTreatment, getSignalBonus } from './search-score.ts';

export type CaseSearchDeps = Pick<LibrarySearchDeps, 'db' | 'library' | 'search'>;

const MAX_NAMED = 20;
const MAX_PAGES = 1_000;
/** Added to a score, so that a named case ranks above cases that only mention it. */
const BONUS = {
  everydayName: 4,
  named: 2,
  ownCourt: 1.5,
  wordsInName: 0.3,
  knownBothWays: 0.1,
  phrase: 1,
};
/** Of the best score, at most 1: what a decision of the chosen state needs to come first. */
const MIN_OWN_SHARE = 0.5;

export function searchCases(
  deps: CaseSearchDeps,
  input: CaseSearchInput,
): Promise<CaseSearchResult> {
  return readFromReplica(deps.db, (db) => search({ ...deps, db }, input));
}

async function search(deps: CaseSearchDeps, input: CaseSearchInput): Promise<CaseSearchResult> {
  const query = readCaseQuery(input.query);
  if (query.text === '') return { hits: [], total: 0, more: false, wordsOnly: false };
  const filter = readFilter(input);
  // Search for a quoted sentence literally, even if it contains a citation.
  const isQuotedSentence = query.phrases.some(({ tokens }) => tokens.length >= MIN_QUOTATION_WORDS);
  const namedCases = isQuotedSentence
    ? undefined
    : ((await findCaseByCitation(deps, query.text)) ?? (await findCasesByName(deps, query.text)));

  const hasPhrases = query.phrases.length > 0;
  // A citation leads directly to its case, so the ranking is computed only on request.
  const isResolved = namedCases?.onlyMatch !== undefined && !input.list;
  const [byWords, builtIn, namesakes] = await Promise.all([
    rankInCourts(deps, isResolved ? { ...query, lexemes: [] } : query, filter),
    isResolved
      ? { scores: new Map<string, number>(), wordsOnly: false }
      : scoreBuiltInCases(deps, query),
    namedCases || hasPhrases ? [] : listCasesNamed(deps, query.text, MAX_NAMED),
  ]);
  const byMeaning = builtIn.scores;
  const everydayNamed = new Set(findByEverydayName(deps.library, query.text));
  const scores = {
    byWords,
    byMeaning,
    namedCases,
    everydayNamed,
    namesakes: new Set(namesakes.map(({ id }) => id)),
  };
  const ids = [
    ...byWords.scores.keys(),
    ...namesakes.map(({ id }) => id),
    ...(namedCases?.cases.slice(0, MAX_NAMED).map(({ id }) => id) ?? []),
  ];
  const rows = await readCaseRows(deps, {
    ids: [...new Set(ids)],
    slugs: [...byMeaning.keys(), ...everydayNamed],
  });
  const treatments = new Map(deps.library.cases.map(({ id, treatment }) => [id, treatment.status]));

  const ranked: RankedCase[] = [];
  for (const row of rows) {
    if (!passesFilter(filter, row.courtId, row.decided ?? '')) continue;
    const score = getScore(row, scores, treatments.get(row.slug));
    if (score > 0) ranked.push({ row, score });
  }
  putOwnCourtsFirst(ranked, filter);
  ranked.sort((a, b) => b.score - a.score || b.row.citedBy - a.row.citedBy || a.row.id - b.row.id);

  const page = Number.isFinite(input.page)
    ? Math.min(MAX_PAGES, Math.max(1, Math.floor(input.page)))
    : 1;
  const from = (page - 1) * CASES_PER_PAGE;
  const to = page * CASES_PER_PAGE;
  const hits = await describeHits(deps, ranked.slice(from, to), query, byWords.weights);
  // The name of one stored case may be what people call another one.
  const only = namedCases?.onlyMatch?.slug;
  const direct = only && (everydayNamed.size === 0 || everydayNamed.has(only)) ? only : undefined;
  return {
    hits,
    total: ranked.length,
    more: ranked.length > to,
    direct,
    wordsOnly: builtIn.wordsOnly,
  };
}

/**
 * The courts of a state are searched on their own, because the federal ones would fill the bounded
 * number of candidates.
 */
async function rankInCourts(
  deps: CaseSearchDeps,
  query: CaseQuery,
  filter: CaseFilter | undefined,
): Promise<OpinionRanking> {
  const { ownCourts, ...everywhere } = filter ?? {};
  const ranking = await rankOpinions(deps, query, filter && everywhere);
  if (!ownCourts) return ranking;
  const own = await rankOpinions(deps, query, { ...everywhere, courts: ownCourts });
  return {
    ...ranking,
    scores: new Map([...ranking.scores, ...own.scores]),
    casesWithPhrase: ranking.casesWithPhrase.union(own.casesWithPhrase),
  };
}

/**
 * A decision of the chosen state that is about as relevant as the others ranks before them; one
 * that hardly matches does not.
 */
function putOwnCourtsFirst(ranked: RankedCase[], filter: CaseFilter | undefined): void {
  if (!filter?.ownCourts) return;
  const ownCourts = new Set(filter.ownCourts);
  const best = Math.min(1, Math.max(0, ...ranked.map(({ score }) => score)));
  for (const hit of ranked)
    if (ownCourts.has(hit.row.courtId) && hit.score >= best * MIN_OWN_SHARE)
      hit.score += BONUS.ownCourt;
}

type Scores = {
  byWords: OpinionRanking;
  byMeaning: Map<string, number>;
  namedCases: NamedCases | undefined;
  everydayNamed: Set<string>;
  namesakes: Set<number>;
};

function getScore(
  row: RankedCase['row'],
  scores: Scores,
  status: Treatment['status'] | undefined,
): number {
  const { namedCases, everydayNamed } = scores;
  if (everydayNamed.has(row.slug)) return BONUS.everydayName;
  const rank = namedCases?.cases.findIndex(({ id }) => id === row.id) ?? -1;
  if (rank < 0) return getTopicalScore(row, scores, status);
  return BONUS.named + (namedCases?.onlyMatch?.id === row.id ? 1 : 0) + 1 / (1 + rank);
}

function getTopicalScore(
  row: RankedCase['row'],
  { byWords, byMeaning, namesakes }: Scores,
  status: Treatment['status'] | undefined,
): number {
  const wordScore = byWords.scores.get(row.id) ?? 0;
  const meaningScore = byMeaning.get(row.slug) ?? 0;
  const best =
    Math.max(wordScore, meaningScore) +
    (wordScore > 0 && meaningScore > 0 ? BONUS.knownBothWays : 0) +
    (namesakes.has(row.id) ? BONUS.wordsInName : 0);
  if (best === 0) return 0;
  return (
    applyTreatment(best + getSignalBonus(row), status) +
    (byWords.casesWithPhrase.has(row.id) ? BONUS.phrase : 0)
  );
}

async function scoreBuiltInCases(
  { search }: CaseSearchDeps,
  { text, phrases }: CaseQuery,
): Promise<{ scores: Map<string, number>; wordsOnly: boolean }> {
  if (phrases.length > 0)
    return { scores: findBuiltInWithPhrases(search.index, phrases), wordsOnly: false };
  const { vector, wordsOnly } = await embedQuery(search, text, SEARCH_TIMEOUT_MS);
  return { scores: rankBuiltIn(search.index, text, vector), wordsOnly };
}
