// One search over topics, guides, FAQs, resources, terms and cases. It waits briefly for the query's embedding and falls back to words
// alone, so that every query is answered in bounded time.
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { createExcerpt, findMarks } from './highlight.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import type { SearchItem } from './index/search-item.ts';
import type { Embedder } from './meaning/create-embedder.server.ts';
import { hasVectors } from './meaning/meaning-index.ts';
import { rankItems } from './rank-items.ts';
import { type ParsedQuery, readQuery } from './read-query.ts';
import { MAX_QUERY_LENGTH, type SearchHit, type SearchInput, type SearchResults } from './schema.ts';

export type SearchDeps = { index: SearchIndex; embedder?: Pick<Embedder, 'embed'> };

const EMBED_TIMEOUT_MS = 250;
const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 50;
/** One search per event-loop iteration: a burst of searches must not delay suggestions for somebody who is typing. */
const eventLoop = createEventLoopQueue();

export async function searchLibrary({ index, embedder }: SearchDeps, input: SearchInput): Promise<SearchResults> {
  await eventLoop.wait();
  const query = readQuery(index.words, index.everyday, input.query, { maxLength: MAX_QUERY_LENGTH });
  const canEmbed = query.joinedWords !== '' && hasVectors(index.meaning);
  const [vector] = (canEmbed && (await embedder?.embed([query.corrected], { timeoutMs: EMBED_TIMEOUT_MS }))) || [];
  if (canEmbed) await eventLoop.wait();
  const ranked = rankItems(index, query, input.jurisdiction, vector);

  const counts: SearchResults['counts'] = { all: ranked.length, topic: 0, guide: 0, faq: 0, resource: 0, term: 0, case: 0 };
  for (const { item } of ranked) counts[item.kind]++;

  const perPage = clamp(1, input.perPage ?? DEFAULT_PER_PAGE, MAX_PER_PAGE);
  const start = (clamp(1, input.page ?? 1, Number.MAX_SAFE_INTEGER) - 1) * perPage;
  const results = ranked
    .filter(({ item }) => !input.kind || item.kind === input.kind)
    .slice(start, start + perPage)
    .map(({ item }) => toHit(item, query));
  return { results, counts, mode: vector ? 'meaning' : 'words' };
}

function toHit(item: SearchItem, query: ParsedQuery): SearchHit {
  const description = item.kind === 'faq' ? createExcerpt(item.paragraphs, query) : item.description;
  return {
    kind: item.kind,
    id: item.id,
    title: item.title,
    href: item.href,
    description,
    tags: item.tags,
    topic: item.topic,
    titleMarks: findMarks(item.title, query),
    descriptionMarks: findMarks(description, query),
  };
}

function clamp(min: number, value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(min, Math.floor(value)), max) : min;
}
