// Search for statutes: by citation and Act first, then by words and meaning. Without an import it
// knows the headings of the U.S. Code and the Acts; with one, texts and other codes; with vectors,
// the meaning of texts. A database that is away leaves the headings.
import { readFromReplica } from '#db/replicas.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { embedQuery, SEARCH_TIMEOUT_MS } from '#features/search/meaning/embed-query.ts';
import { type ParsedQuery, readQuery } from '#features/search/read-query.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';
import { findNearestSections, getSectionVectors } from '../vectors/section-vectors.server.ts';
import { describeHits } from './describe-hits.server.ts';
import { findNamedSections } from './find-named-sections.ts';
import { type RankedSection, rankSections } from './rank-sections.server.ts';
import {
  MAX_STATUTE_QUERY_LENGTH,
  STATUTES_PER_PAGE,
  type StatuteFilter,
  type StatuteSearchInput,
  type StatuteSearchResult,
} from './schema.ts';
import { searchTexts, type TextHit } from './search-texts.server.ts';

export type StatuteSearchDeps = Pick<LibrarySearchDeps, 'db' | 'library' | 'search' | 'log'>;

const MAX_NEAREST = 150;
const MAX_HITS = 100;
const MAX_PER_PAGE = 50;
const MAX_OWN_WORDS = 40;
/** The minimum score of a result, as a share of the best. */
const MIN_SHARE = 0.45;
const eventLoop = createEventLoopQueue();

export async function searchStatutes(
  deps: StatuteSearchDeps,
  input: StatuteSearchInput,
): Promise<StatuteSearchResult> {
  const { library, search } = deps;
  const filter = readFilter(input);
  const query = readStatuteQuery(search.index, input.query);
  if (query.joinedWords === '')
    return { hits: [], total: 0, more: false, named: 0, searched: 'headings', wordsOnly: false };
  const accepts = (key: string) => passes(key, filter);
  const named = findNamedSections(library.usCode(), query.text).map(
    ({ title, section }) => `us/${title}/${section}`,
  );
  const { vector, wordsOnly } = await embedQuery(search, query.corrected, SEARCH_TIMEOUT_MS);
  const { texts, meaning } = await searchImported(deps, {
    text: query.text,
    vector,
    filter,
    accepts,
  });
  await eventLoop.wait();
  const others = { texts: new Map(texts?.map((hit) => [toKey(hit), hit.score])), meaning };
  const ranked = await rankSections(library, search.index, { query, vector, others, accepts });
  const minScore = (ranked[0]?.score ?? 0) * MIN_SHARE;
  const first = named.filter(accepts);
  const rest = ranked.filter(
    ({ key, score }: RankedSection) => score > 0 && score >= minScore && !first.includes(key),
  );
  const keys = [...first, ...rest.map(({ key }) => key)].slice(0, MAX_HITS);
  const perPage = clamp(input.perPage ?? STATUTES_PER_PAGE, MAX_PER_PAGE);
  const start = (clamp(input.page ?? 1, MAX_HITS) - 1) * perPage;
  const page = keys.slice(start, start + perPage);
  return {
    hits: await describeHits(deps, page, query),
    total: keys.length,
    more: keys.length > start + perPage,
    named: first.length,
    searched: texts ? 'texts' : 'headings',
    wordsOnly,
  };
}

/**
 * The library's reading of a query, with its synonyms and corrections, and the words that only the
 * Code has.
 */
function readStatuteQuery(
  { words, everyday }: StatuteSearchDeps['search']['index'],
  text: string,
): ParsedQuery {
  const query = readQuery(words, everyday, text, { maxLength: MAX_STATUTE_QUERY_LENGTH });
  const own = pickContentWords(tokenizeWords(query.text)).slice(0, MAX_OWN_WORDS);
  return {
    ...query,
    terms: new Map([...query.terms, ...own.map(({ stem }) => [stem, 1] as const)]),
  };
}

type ImportedQuery = {
  text: string;
  vector: Float32Array | undefined;
  filter: StatuteFilter;
  accepts: (key: string) => boolean;
};
type Imported = { texts: TextHit[] | undefined; meaning: Map<string, number> };

/** `texts` is undefined when none are held or the database is away. */
async function searchImported(
  { db, log }: StatuteSearchDeps,
  { text, vector, filter, accepts }: ImportedQuery,
): Promise<Imported> {
  try {
    return await readFromReplica(db, async (replica) => {
      const { rows } = await replica.pool.query('SELECT FROM statute_sections LIMIT 1');
      if (rows.length === 0) return { texts: undefined, meaning: new Map() };
      const [texts, vectors] = await Promise.all([
        searchTexts(replica, text, filter),
        vector ? getSectionVectors(replica) : undefined,
      ]);
      return {
        texts,
        meaning:
          vector && vectors
            ? await findNearestSections(vectors, vector, { max: MAX_NEAREST, accepts })
            : new Map(),
      };
    });
  } catch (error) {
    log.warn({ err: error }, 'statutes were searched by their headings alone');
    return { texts: undefined, meaning: new Map() };
  }
}

const toKey = ({ jurisdiction, code, number }: TextHit) => `${jurisdiction}/${code}/${number}`;
const clamp = (value: number, max: number) =>
  Number.isFinite(value) ? Math.min(Math.max(1, Math.floor(value)), max) : 1;

function readFilter({ jurisdiction, code }: StatuteFilter): StatuteFilter {
  return {
    ...(jurisdiction && { jurisdiction: jurisdiction.toLowerCase() }),
    ...(code && { code }),
  };
}

function passes(key: string, { jurisdiction, code }: StatuteFilter): boolean {
  const [of, title] = key.split('/');
  return (
    (jurisdiction === undefined || of === jurisdiction) && (code === undefined || title === code)
  );
}
