// One search over topics, guides, FAQs, resources, terms and cases. It waits a moment for the meaning of the query and otherwise answers
// by words; whatever is typed, the answer comes in bounded time.
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { excerptOf, marksIn } from './highlight.ts';
import type { SearchIndex } from './index/build-search-index.server.ts';
import type { SearchItem } from './index/search-item.ts';
import type { Embedder } from './meaning/create-embedder.server.ts';
import { hasVectors } from './meaning/meaning-index.ts';
import { rankItems } from './rank-items.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { MAX_QUERY_LENGTH, type SearchHit, type SearchInput, type SearchResults } from './schema.ts';

export type SearchDeps = { index: SearchIndex; embedder?: Pick<Embedder, 'embed'> };

const PATIENCE_MS = 250;
const PER_PAGE = 20;
const MAX_PER_PAGE = 50;
/** One search a turn of the event loop: many at once must not hold up what somebody is typing. */
const eventLoop = createEventLoopQueue();

export async function searchLibrary({ index, embedder }: SearchDeps, input: SearchInput): Promise<SearchResults> {
  await eventLoop.wait();
  const query = readQuery(index.words, index.everyday, input.query, { longest: MAX_QUERY_LENGTH });
  const worthIt = query.spaced !== '' && hasVectors(index.meaning);
  const [vector] = (worthIt && (await embedder?.embed([query.corrected], { timeoutMs: PATIENCE_MS }))) || [];
  if (worthIt) await eventLoop.wait();
  const ranked = rankItems(index, query, input.jurisdiction, vector);

  const counts: SearchResults['counts'] = { all: ranked.length, topic: 0, guide: 0, faq: 0, resource: 0, term: 0, case: 0 };
  for (const { item } of ranked) counts[item.kind]++;

  const perPage = between(1, input.perPage ?? PER_PAGE, MAX_PER_PAGE);
  const from = (between(1, input.page ?? 1, Number.MAX_SAFE_INTEGER) - 1) * perPage;
  const results = ranked
    .filter(({ item }) => !input.kind || item.kind === input.kind)
    .slice(from, from + perPage)
    .map(({ item }) => toHit(item, query));
  return { results, counts, mode: vector ? 'meaning' : 'words' };
}

function toHit(item: SearchItem, query: ReadQuery): SearchHit {
  const description = item.kind === 'faq' ? excerptOf(item.paragraphs, query) : item.description;
  return {
    kind: item.kind,
    id: item.id,
    title: item.title,
    href: item.href,
    description,
    tags: item.tags,
    topic: item.topic,
    titleMarks: marksIn(item.title, query),
    descriptionMarks: marksIn(description, query),
  };
}

function between(least: number, value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(least, Math.floor(value)), most) : least;
}
