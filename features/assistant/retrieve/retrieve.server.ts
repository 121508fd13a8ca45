// Retrieves the sources of an answer, best first: hybrid ranking with a boost for the spotted topics, then the best passages of each item.
// The number per kind is capped for variety, and organizations to contact come last, in the person's state when it is known. Overruled
// cases are excluded.

import type { AnswerSource } from '#features/grounding/answer.ts';
import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import { findHelp } from '#features/help/find-help.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import { listTopicNews } from '#features/news/list-topic-news.server.ts';
import type { RankedItem } from '#features/site-search/rank-items.ts';
import { type ParsedQuery, readQuery } from '#features/site-search/read-query.ts';
import type { SearchKind } from '#features/site-search/schema.ts';
import { createRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { type EngineDeps, MAX_SEARCHED_LENGTH, type UnderstoodQuestion } from '../write/understand.server.ts';
import { createRelevance, findBestPassages, type Relevance } from './best-passage.ts';
import { rankSources } from './rank-sources.ts';

const MAX_SOURCES = 8;
const MAX_PER_KIND: Record<SearchKind, number> = { faq: 5, guide: 2, topic: 1, resource: 1, term: 1, case: 1, rule: 0 };
const FIRST_BY_RANK = 6;
const ASKS_MEANING = /\b(?:what(?:'s| is| are| does)|define|definition|meaning of|mean(?:s|t)?)\b/i;
const ASKS_NEWS = /\b(?:new (?:law|rule|bill)|news|latest|recent(?:ly)?|changed?|this year|202[5-9])\b/i;
const eventLoop = createEventLoopQueue();

export async function retrieve(deps: EngineDeps, understood: UnderstoodQuestion, question: string): Promise<AnswerSource[]> {
  const { index } = deps.search;
  const { vector } = understood;
  await eventLoop.wait();
  const query = readQuery(index.words, index.everyday, understood.fullQuestion || question, { maxLength: MAX_SEARCHED_LENGTH });
  const ranked = rankSources(index, query, understood, vector);
  const relevance = createRelevance(index, query, vector);

  const chosen = pickItems(deps, ranked, query);
  const sources = chosen.map(({ item }) => toSource(findBestPassages(deps.library, item, understood, relevance)));
  const rule = findRuleSource(deps, understood);
  if (rule) sources.unshift(rule);
  for (const resource of findHelp(deps.library, understood)) {
    if (!sources.some(({ id }) => id === resource.id)) sources.push(toSource([resource]));
  }
  const news = await findNews(deps, understood, question, relevance);
  if (news) sources.splice(Math.min(sources.length, MAX_SOURCES - 2), 0, news);
  return sources.slice(0, MAX_SOURCES).map((source, i) => ({ ...source, n: i + 1 }));
}

/** In ranking order, capped per kind. A term whose meaning is asked comes first. */
function pickItems({ library }: EngineDeps, ranked: RankedItem[], query: ParsedQuery): RankedItem[] {
  const noLongerLaw = new Set(library.cases.filter((c) => isNoLongerLaw(c.treatment.status)).map((c) => c.id));
  const counts = new Map<SearchKind, number>();
  const chosen = ranked.filter(({ item: { kind, id } }) => {
    const count = counts.get(kind) ?? 0;
    if (count >= MAX_PER_KIND[kind] || (kind === 'case' && noLongerLaw.has(id))) return false;
    counts.set(kind, count + 1);
    return true;
  });
  const spacedQuestion = ` ${query.joinedWords} `;
  const isAskedTerm = ({ item }: RankedItem) =>
    item.kind === 'term' && ASKS_MEANING.test(query.text) && spacedQuestion.includes(` ${item.title.toLowerCase()} `);
  const askedTerms = chosen.filter(isAskedTerm);
  return [...askedTerms, ...chosen.filter((item) => !askedTerms.includes(item))].slice(0, FIRST_BY_RANK);
}

/** The rule of the person's state, when the question asks for one and we have read it. */
function findRuleSource({ library }: EngineDeps, { askedRule, jurisdiction }: UnderstoodQuestion): AnswerSource | undefined {
  if (!askedRule || jurisdiction === 'General') return undefined;
  const passages = listPassages(library, 'rule', createRuleSourceId(askedRule, jurisdiction));
  return passages.length > 0 ? toSource(passages) : undefined;
}

/** Several passages of one item form one source, linked to the first. */
function toSource(passages: LibraryPassage[]): Omit<AnswerSource, 'n'> & { n: number } {
  const [first] = passages as [LibraryPassage];
  const { kind, id, title, href, note } = first;
  return { n: 0, kind, id, title, href, passage: passages.map(({ text }) => text).join('\n\n'), ...(note && { note }) };
}

/** At most one news item, and only if the question asks about news. */
async function findNews(
  { db, log }: EngineDeps,
  { topics }: UnderstoodQuestion,
  question: string,
  relevance: Relevance,
): Promise<AnswerSource | undefined> {
  const topic = topics[0]?.id;
  if (!db || !log || !topic || !ASKS_NEWS.test(question)) return undefined;
  const news = await listTopicNews({ db, log }, topic);
  const [best] = news
    .map((item) => ({ item, score: relevance.scoreText(`${item.title} ${item.content}`) }))
    .sort((a, b) => b.score - a.score);
  if (!best || best.score < 0.3) return undefined;
  const { id, title, content, source, date } = best.item;
  return { n: 0, kind: 'news', id, title, href: `/topics/${topic}#news`, passage: `${title}. ${content}`, note: `${source}, ${date}` };
}
