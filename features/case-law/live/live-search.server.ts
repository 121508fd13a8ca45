// Searches CourtListener with the same words and filters as our own index and removes cases that we
// store. A failure there never fails the page; the result then has the status "unavailable".
import type { LiveHit } from '#integrations/courtlistener/courtlistener.ts';
import { formatCite } from '#legal/citations/format-citation.ts';
import { formatDecisionDate, formatDocketNumber } from '../messages/tables.ts';
import { type CaseSearchInput, MAX_CASE_QUERY_LENGTH } from '../schema.ts';
import type { CaseFilter } from '../search/search-candidates.server.ts';
import { passesFilter, readFilter } from '../search/search-filters.ts';
import { getLiveAnswers, type LiveDeps, reserveRequest } from './live-answers.server.ts';
import type { LiveCaseView, LiveSearch } from './live-schema.ts';

const MAX_HITS = 5;
/** More courts would make the URL too long; results are filtered here instead. */
const MAX_COURTS = 150;

/** Only for the first page of results. Never throws. */
export async function searchLiveCases(deps: LiveDeps, input: CaseSearchInput): Promise<LiveSearch> {
  const words = toLiveQuery(input.query);
  const filter = readFilter(input);
  // For a state only its own courts are asked for: with the federal ones the address would be too
  // long.
  const courts = filter?.ownCourts ?? filter?.courts;
  if (!deps.courtListener || input.page > 1 || words === '' || courts?.length === 0)
    return { status: 'off' };
  const query = {
    words,
    courts: courts && courts.length <= MAX_COURTS ? courts : undefined,
    from: filter?.from,
    to: getLastDay(filter),
  };
  const [answer] = await getLiveAnswers<LiveHit[]>(deps, [`search\n${JSON.stringify(query)}`], {
    isFound: (hits) => hits.length > 0,
    ask: async (courtListener) => {
      const result = await courtListener.search(query, async () =>
        (await reserveRequest(deps)) ? 1 : 0,
      );
      return 'value' in result ? { value: [result.value] } : result;
    },
  });
  if (!answer) return { status: 'unavailable' };
  const matchingHits = answer.filter(({ courtId, decided }) =>
    passesFilter(filter, courtId, decided),
  );
  return {
    status: 'asked',
    hits: (await excludeStoredCases(deps, matchingHits)).slice(0, MAX_HITS).map(toCaseView),
  };
}

/**
 * Keeps words and quoted phrases and removes CourtListener's operators, so that a stray character
 * does not make an invalid query.
 */
export function toLiveQuery(query: string): string {
  const plain = query
    .slice(0, MAX_CASE_QUERY_LENGTH)
    .replace(/[“”„]/g, '"')
    .replace(/[^\p{L}\p{N}"'’.,§-]+/gu, ' ')
    .toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  const parts = plain.split('"');
  if (parts.length % 2 === 0) parts.push('');
  return parts
    .map((part, index) => part.trim().replace(index % 2 === 0 ? /(?<![^ ])-+/g : /^$/, ''))
    .flatMap((part, index) => (part === '' ? [] : index % 2 === 0 ? part : `"${part}"`))
    .join(' ');
}

function getLastDay(filter: CaseFilter | undefined): string | undefined {
  return (
    filter?.before && `${String(Number(filter.before.slice(0, 4)) - 1).padStart(4, '0')}-12-31`
  );
}

async function excludeStoredCases({ db, log }: LiveDeps, hits: LiveHit[]): Promise<LiveHit[]> {
  const keys = hits.flatMap(({ citations }) => citations);
  if (keys.length === 0) return hits;
  try {
    const { rows } = await db.pool.query<{ cite: string }>(
      // LATERAL with LIMIT forces one index lookup per citation.
      `SELECT k.volume || ' ' || k.reporter || ' ' || k.page AS cite
       FROM unnest($1::text[], $2::text[], $3::text[]) AS k(reporter, volume, page)
       CROSS JOIN LATERAL (SELECT 1 FROM case_citations a
         WHERE a.reporter = k.reporter AND a.volume = k.volume AND a.page = k.page LIMIT 1) held`,
      [
        keys.map(({ reporter }) => reporter),
        keys.map(({ volume }) => volume),
        keys.map(({ page }) => page),
      ],
    );
    const storedCites = new Set(rows.map(({ cite }) => cite));
    return hits.filter(
      ({ citations }) => !citations.some((key) => storedCites.has(formatCite(key))),
    );
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'live cases could not be compared with the index');
    return hits;
  }
}

function toCaseView({
  name,
  citations: [first],
  court,
  decided,
  docket,
  url,
  snippet,
}: LiveHit): LiveCaseView {
  return {
    name,
    cite: first ? formatCite(first) : '',
    court,
    date: formatDecisionDate(decided),
    docket: formatDocketNumber(docket),
    url,
    snippet,
  };
}
