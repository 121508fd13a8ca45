// The case search's reach beyond our index: the same words and filters asked of CourtListener, without what we hold already.
// Whatever happens there, the page stands: it is told that CourtListener could not be asked.
import type { LiveHit } from '#integrations/courtlistener/courtlistener.ts';
import { citeText } from '#legal/citations/format-citation.ts';
import { dateText, docketText } from '../case-texts.ts';
import { type CaseSearchInput, MAX_CASE_QUERY_LENGTH } from '../schema.ts';
import type { CaseFilter } from '../search/search-candidates.server.ts';
import { passes, readFilter } from '../search/search-filters.ts';
import { answerLive, type LiveDeps, mayAsk } from './live-answers.server.ts';
import type { LiveCaseView, LiveSearch } from './live-schema.ts';

const MAX_SHOWN = 5;
/** More courts than this would make too long an address; what comes back is filtered here. */
const MAX_COURTS = 150;

/** Only beside the first page. Never throws. */
export async function searchLiveCases(deps: LiveDeps, input: CaseSearchInput): Promise<LiveSearch> {
  const words = liveWords(input.query);
  const filter = readFilter(input);
  if (!deps.courtListener || input.page > 1 || words === '' || filter?.courts?.length === 0) return { status: 'off' };
  const query = {
    words,
    courts: filter?.courts && filter.courts.length <= MAX_COURTS ? filter.courts : undefined,
    from: filter?.from,
    to: lastDay(filter),
  };
  const [answer] = await answerLive<LiveHit[]>(deps, [`search\n${JSON.stringify(query)}`], {
    found: (hits) => hits.length > 0,
    ask: async (courtListener) => {
      const found = await courtListener.search(query, async () => ((await mayAsk(deps)) ? 1 : 0));
      return 'value' in found ? { value: [found.value] } : found;
    },
  });
  if (!answer) return { status: 'unavailable' };
  const fitting = answer.filter(({ courtId, decided }) => passes(filter, courtId, decided));
  return { status: 'asked', hits: (await withoutHeld(deps, fitting)).slice(0, MAX_SHOWN).map(viewOf) };
}

/** Words and quoted phrases; CourtListener's operators are taken out, so that no slip of the pen becomes a refused query. */
export function liveWords(query: string): string {
  const plain = query
    .slice(0, MAX_CASE_QUERY_LENGTH)
    .replace(/[“”„]/g, '"')
    .replace(/[^\p{L}\p{N}"'’.,§-]+/gu, ' ')
    .toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  const parts = plain.split('"');
  if (parts.length % 2 === 0) parts.push('');
  return parts
    .map((part, at) => part.trim().replace(at % 2 === 0 ? /(?<![^ ])-+/g : /^$/, ''))
    .flatMap((part, at) => (part === '' ? [] : at % 2 === 0 ? part : `"${part}"`))
    .join(' ');
}

function lastDay(filter: CaseFilter | undefined): string | undefined {
  return filter?.before && `${String(Number(filter.before.slice(0, 4)) - 1).padStart(4, '0')}-12-31`;
}

async function withoutHeld({ db, log }: LiveDeps, hits: LiveHit[]): Promise<LiveHit[]> {
  const keys = hits.flatMap(({ citations }) => citations);
  if (keys.length === 0) return hits;
  try {
    const { rows } = await db.pool.query<{ cite: string }>(
      // One look-up in the index for each citation, whatever the planner thinks of the table.
      `SELECT k.volume || ' ' || k.reporter || ' ' || k.page AS cite
       FROM unnest($1::text[], $2::text[], $3::text[]) AS k(reporter, volume, page)
       CROSS JOIN LATERAL (SELECT 1 FROM case_citations a
         WHERE a.reporter = k.reporter AND a.volume = k.volume AND a.page = k.page LIMIT 1) held`,
      [keys.map(({ reporter }) => reporter), keys.map(({ volume }) => volume), keys.map(({ page }) => page)],
    );
    const held = new Set(rows.map(({ cite }) => cite));
    return hits.filter(({ citations }) => !citations.some((key) => held.has(citeText(key))));
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'live cases could not be compared with the index');
    return hits;
  }
}

function viewOf({ name, citations: [first], court, decided, docket, url, snippet }: LiveHit): LiveCaseView {
  return { name, cite: first ? citeText(first) : '', court, date: dateText(decided), docket: docketText(docket), url, snippet };
}
