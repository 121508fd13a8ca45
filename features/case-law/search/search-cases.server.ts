// The case search: a citation or a name first, because they are addresses; then phrases, which are exact; then words, ranked
// over a bounded number of candidates, and the meaning of built-in cases beside them. Whatever is typed, time is bounded.
import { readFromReplica } from '#db/replicas.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { hasVectors } from '#features/site-search/meaning/meaning-index.ts';
import { CASES_PER_PAGE, type CaseSearchInput, type CaseSearchResult } from '../schema.ts';
import { findCaseByCitation, findCasesByName, listCasesNamed, type NamedCases } from './find-case.server.ts';
import { builtInHolding, rankBuiltIn } from './search-built-in.ts';
import { passes, readFilter } from './search-filters.ts';
import { describeHits, type RankedCase, readCaseRows } from './search-hits.server.ts';
import { type ByWords, rankOpinions } from './search-opinions.server.ts';
import { type CaseQuery, LIKE_A_QUOTATION, readCaseQuery } from './search-query.ts';
import { signalsOf, treated } from './search-score.ts';

export type CaseSearchDeps = Pick<LibrarySearchDeps, 'db' | 'library' | 'search'>;

const PATIENCE_MS = 250;
const MAX_NAMED = 20;
const MAX_PAGES = 1_000;
/** How a case comes before what only speaks of it. */
const BONUS = { named: 2, wordsInName: 0.3, knownBothWays: 0.1, phrase: 1 };

export function searchCases(deps: CaseSearchDeps, input: CaseSearchInput): Promise<CaseSearchResult> {
  return readFromReplica(deps.db, (db) => search({ ...deps, db }, input));
}

async function search(deps: CaseSearchDeps, input: CaseSearchInput): Promise<CaseSearchResult> {
  const query = readCaseQuery(input.query);
  if (query.text === '') return { hits: [], total: 0, more: false };
  const filter = readFilter(input);
  // A sentence in quotation marks is looked for as it stands, even when it cites a case.
  const sentence = query.phrases.some(({ tokens }) => tokens.length >= LIKE_A_QUOTATION);
  const named = sentence ? undefined : ((await findCaseByCitation(deps, query.text)) ?? (await findCasesByName(deps, query.text)));

  const exactly = query.phrases.length > 0;
  // Whoever types a citation wants that case, not a ranking: it is only worked out when asked for.
  const settled = named?.one !== undefined && !input.list;
  const [byWords, byMeaning, namesakes] = await Promise.all([
    rankOpinions(deps, settled ? { ...query, lexemes: [] } : query, filter),
    settled ? new Map<string, number>() : builtInScores(deps, query),
    named || exactly ? [] : listCasesNamed(deps, query.text, MAX_NAMED),
  ]);
  const scores = { byWords, byMeaning, named, namesakes: new Set(namesakes.map(({ id }) => id)) };
  const ids = [...byWords.scores.keys(), ...namesakes.map(({ id }) => id), ...(named?.cases.slice(0, MAX_NAMED).map(({ id }) => id) ?? [])];
  const rows = await readCaseRows(deps, { ids: [...new Set(ids)], slugs: [...byMeaning.keys()] });
  const treatments = new Map(deps.library.cases.map(({ id, treatment }) => [id, treatment.status]));

  const ranked: RankedCase[] = [];
  for (const row of rows) {
    if (!passes(filter, row.courtId, row.decided ?? '')) continue;
    const place = named?.cases.findIndex(({ id }) => id === row.id) ?? -1;
    const score =
      place >= 0 ? BONUS.named + (named?.one?.id === row.id ? 1 : 0) + 1 / (1 + place) : topical(row, scores, treatments.get(row.slug));
    if (score > 0) ranked.push({ row, score });
  }
  ranked.sort((a, b) => b.score - a.score || b.row.citedBy - a.row.citedBy || a.row.id - b.row.id);

  const page = Number.isFinite(input.page) ? Math.min(MAX_PAGES, Math.max(1, Math.floor(input.page))) : 1;
  const [from, to] = [(page - 1) * CASES_PER_PAGE, page * CASES_PER_PAGE];
  const hits = await describeHits(deps, ranked.slice(from, to), query, byWords.worth);
  return { hits, total: ranked.length, more: ranked.length > to, direct: named?.one?.slug };
}

type Scores = { byWords: ByWords; byMeaning: Map<string, number>; named: NamedCases | undefined; namesakes: Set<number> };

function topical(row: RankedCase['row'], { byWords, byMeaning, namesakes }: Scores, status: string | undefined): number {
  const said = byWords.scores.get(row.id) ?? 0;
  const meant = byMeaning.get(row.slug) ?? 0;
  const best = Math.max(said, meant) + (said > 0 && meant > 0 ? BONUS.knownBothWays : 0) + (namesakes.has(row.id) ? BONUS.wordsInName : 0);
  if (best === 0) return 0;
  return treated(best + signalsOf(row), status) + (byWords.holdPhrase.has(row.id) ? BONUS.phrase : 0);
}

async function builtInScores({ search: { index, embedder } }: CaseSearchDeps, { text, phrases }: CaseQuery): Promise<Map<string, number>> {
  if (phrases.length > 0) return builtInHolding(index, phrases);
  const [vector] = (hasVectors(index.meaning) && (await embedder?.embed([text], { timeoutMs: PATIENCE_MS }))) || [];
  return rankBuiltIn(index, text, vector);
}
