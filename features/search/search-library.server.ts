// One search over topics, guides, FAQs, resources, terms and cases. It waits for the query's
// embedding for a limited time; without it, the results say that they rest on words alone.
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { getFirstSentence } from './first-sentence.ts';
import { findMarks } from './highlight.ts';
import type { SearchItem } from './index/search-item.ts';
import type { SearchDeps } from './library-search-deps.ts';
import { embedQuery, SEARCH_TIMEOUT_MS } from './meaning/embed-query.ts';
import { isUnrelated, MIN_COVERAGE, measureNearest } from './meaning/is-unrelated.ts';
import { rankItems } from './rank-items.ts';
import { type ParsedQuery, readQuery } from './read-query.ts';
import {
  type Correction,
  MAX_QUERY_LENGTH,
  type ResultKind,
  type SearchHit,
  type SearchInput,
  type SearchResults,
} from './schema.ts';
import { RESULT_KINDS } from './search-kinds.ts';

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 50;
/**
 * One search per event-loop iteration: a burst of searches must not delay suggestions for somebody
 * who is typing.
 */
const eventLoop = createEventLoopQueue();

export async function searchLibrary(deps: SearchDeps, input: SearchInput): Promise<SearchResults> {
  const { index } = deps;
  await eventLoop.wait();
  const { query, corrections } = readCorrected(deps, input.query);
  const hasWords = query.joinedWords !== '';
  const { vector, wordsOnly } = hasWords
    ? await embedQuery(deps, query.corrected, SEARCH_TIMEOUT_MS)
    : { wordsOnly: false };
  if (vector) await eventLoop.wait();
  const ranked = rankItems(index, query, input.jurisdiction, vector);

  const counts: SearchResults['counts'] = {
    all: ranked.length,
    ...(Object.fromEntries(RESULT_KINDS.map((kind) => [kind, 0])) as Record<ResultKind, number>),
  };
  for (const { item } of ranked) counts[item.kind]++;

  const perPage = clamp(1, input.perPage ?? DEFAULT_PER_PAGE, MAX_PER_PAGE);
  const start = (clamp(1, input.page ?? 1, Number.MAX_SAFE_INTEGER) - 1) * perPage;
  const results = ranked
    .filter(({ item }) => !input.kind || item.kind === input.kind)
    .slice(start, start + perPage)
    .map(({ item }) => toHit(item, query, input.jurisdiction));
  return {
    results,
    corrections,
    counts,
    mode: vector ? 'meaning' : 'words',
    wordsOnly,
    unrelated: vector
      ? isUnrelated(measureNearest(index.meaning, vector), query.coverage)
      : query.coverage < MIN_COVERAGE.withoutMeaning,
  };
}

/**
 * A misspelled word that is nowhere in the library is searched for as corrected, and the page says
 * so.
 */
function readCorrected(
  { index }: SearchDeps,
  text: string,
): { query: ParsedQuery; corrections: Correction[] } {
  const read = (raw: string) =>
    readQuery(index.words, index.everyday, raw, { maxLength: MAX_QUERY_LENGTH });
  const query = read(text);
  const corrections = query.corrections.filter(
    ({ from }) => !index.substringText.some((itemText) => itemText.includes(from)),
  );
  return corrections.length > 0
    ? { query: read(query.corrected), corrections }
    : { query, corrections };
}

function toHit(item: SearchItem, query: ParsedQuery, jurisdiction: Jurisdiction): SearchHit {
  const [state = jurisdiction] = query.states.size === 1 ? query.states : [];
  const inState = item.inState?.[state];
  const description =
    inState?.description ??
    (item.kind === 'faq' ? getFirstSentence(item.paragraphs) : item.description);
  return {
    kind: item.kind,
    id: item.id,
    title: inState?.title ?? item.title,
    href: inState?.href ?? item.href,
    description,
    tags: item.tags,
    topic: item.topic,
    titleMarks: findMarks(inState?.title ?? item.title, query),
    descriptionMarks: findMarks(description, query),
  };
}

function clamp(min: number, value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(min, Math.floor(value)), max) : min;
}
