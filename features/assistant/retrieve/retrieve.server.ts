// The passages that an answer may rest on, best first: the site's fused ranking, leaning towards the spotted topics, then the
// best passage of each item. Mixed on purpose (an answer of eight FAQs is one view), with someone to ask at the end, in the
// person's own state when it is known. A case that was overruled is never among them.

import type { AnswerSource } from '#features/grounding/answer.ts';
import type { LibraryPassage } from '#features/grounding/list-cited-passages.ts';
import { helpFor } from '#features/help/find-help.ts';
import { listTopicNews } from '#features/news/list-topic-news.server.ts';
import { hasVectors } from '#features/site-search/meaning/meaning-index.ts';
import type { Ranked } from '#features/site-search/rank-items.ts';
import { type ReadQuery, readQuery } from '#features/site-search/read-query.ts';
import type { SearchKind } from '#features/site-search/schema.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { type EngineDeps, MAX_ASKED_LENGTH, PATIENCE_MS, type Understood } from '../write/understand.server.ts';
import { bestPassage, type Relevance, relevanceTo } from './best-passage.ts';
import { rankSources } from './rank-sources.ts';

const MAX_SOURCES = 8;
const MAX_PER_KIND: Record<SearchKind, number> = { faq: 5, guide: 2, topic: 1, resource: 1, term: 1, case: 1 };
const FIRST_BY_RANK = 6;
const ASKS_MEANING = /\b(?:what(?:'s| is| are| does)|define|definition|meaning of|mean(?:s|t)?)\b/i;
const ASKS_NEWS = /\b(?:new (?:law|rule|bill)|news|latest|recent(?:ly)?|changed?|this year|202[5-9])\b/i;
const eventLoop = createEventLoopQueue();

export async function retrieve(deps: EngineDeps, understood: Understood, question: string): Promise<AnswerSource[]> {
  const { index, embedder } = deps.search;
  await eventLoop.wait();
  const query = readQuery(index.words, index.everyday, understood.asked || question, { longest: MAX_ASKED_LENGTH });
  const [vector] = (hasVectors(index.meaning) && (await embedder?.embed([query.corrected], { timeoutMs: PATIENCE_MS }))) || [];
  await eventLoop.wait();
  const ranked = rankSources(index, query, understood, vector);
  const relevance = relevanceTo(index, query, vector);

  const chosen = pick(deps, ranked, query);
  const sources = chosen.map(({ item }) => toSource(bestPassage(deps.library, item, understood, relevance)));
  for (const resource of helpFor(deps.library, understood)) {
    if (!sources.some(({ id }) => id === resource.id)) sources.push(toSource([resource]));
  }
  const news = await findNews(deps, understood, question, relevance);
  if (news) sources.splice(Math.min(sources.length, MAX_SOURCES - 2), 0, news);
  return sources.slice(0, MAX_SOURCES).map((source, place) => ({ ...source, n: place + 1 }));
}

/** In the order of the ranking, so many of each kind at most. What a question asks the meaning of comes first. */
function pick({ library }: EngineDeps, ranked: Ranked[], query: ReadQuery): Ranked[] {
  const overruled = new Set(library.cases.filter((c) => c.treatment.status === 'overruled').map((c) => c.id));
  const counts = new Map<SearchKind, number>();
  const chosen = ranked.filter(({ item: { kind, id } }) => {
    const count = counts.get(kind) ?? 0;
    if (count >= MAX_PER_KIND[kind] || (kind === 'case' && overruled.has(id))) return false;
    counts.set(kind, count + 1);
    return true;
  });
  const asked = ` ${query.spaced} `;
  const isAsked = ({ item }: Ranked) =>
    item.kind === 'term' && ASKS_MEANING.test(query.text) && asked.includes(` ${item.title.toLowerCase()} `);
  const defined = chosen.filter(isAsked);
  return [...defined, ...chosen.filter((one) => !defined.includes(one))].slice(0, FIRST_BY_RANK);
}

/** Several passages of one item are one source, when one address opens them. */
function toSource(passages: LibraryPassage[]): Omit<AnswerSource, 'n'> & { n: number } {
  const [first] = passages as [LibraryPassage];
  const { kind, id, title, href, note } = first;
  return { n: 0, kind, id, title, href, passage: passages.map(({ text }) => text).join('\n\n'), ...(note && { note }) };
}

/** One news item at most, and only for those who ask what is new. */
async function findNews(
  { db, log }: EngineDeps,
  { topics }: Understood,
  question: string,
  relevance: Relevance,
): Promise<AnswerSource | undefined> {
  const topic = topics[0]?.id;
  if (!db || !log || !topic || !ASKS_NEWS.test(question)) return undefined;
  const news = await listTopicNews({ db, log }, topic);
  const [best] = news.map((item) => ({ item, score: relevance.ofText(`${item.title} ${item.content}`) })).sort((a, b) => b.score - a.score);
  if (!best || best.score < 0.3) return undefined;
  const { id, title, content, source, date } = best.item;
  return { n: 0, kind: 'news', id, title, href: `/topics/${topic}#news`, passage: `${title}. ${content}`, note: `${source}, ${date}` };
}
