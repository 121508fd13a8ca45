// Retrieves the sources of an answer, best first: hybrid ranking with a boost for the spotted topics, then the best passages of each item.
// The number per kind is capped for variety, and organizations to contact come last, in the person's state when it is known. Overruled
// cases are excluded. The terms of a definition come first, and only what mentions them follows: a neighbor's answer would mislead.

import type { AnswerSource } from '#features/grounding/answer.ts';
import { findStatuteSources } from '#features/grounding/find-statute-sources.server.ts';
import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import { findHelp } from '#features/help/find-help.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import { listTopicNews } from '#features/news/list-topic-news.server.ts';
import type { RankedItem } from '#features/site-search/rank-items.ts';
import { readQuery } from '#features/site-search/read-query.ts';
import type { SearchKind } from '#features/site-search/schema.ts';
import { createRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { type EngineDeps, MAX_SEARCHED_LENGTH, type UnderstoodQuestion } from '../write/understand.server.ts';
import { asksForRuleFirst } from './asked-rule.ts';
import { createRelevance, findBestPassages, type Relevance } from './best-passage.ts';
import { mentionsTerms } from './mentions-term.ts';
import { rankSources } from './rank-sources.ts';

const MAX_SOURCES = 8;
const MAX_PER_KIND: Record<SearchKind, number> = { faq: 5, guide: 2, topic: 1, resource: 1, term: 1, case: 1, rule: 0 };
const FIRST_BY_RANK = 6;
const ASKS_NEWS = /\b(?:new (?:law|rule|bill)|news|latest|recent(?:ly)?|changed?|this year|202[5-9])\b/i;
const eventLoop = createEventLoopQueue();

export async function retrieve(deps: EngineDeps, understood: UnderstoodQuestion, question: string): Promise<AnswerSource[]> {
  const { index } = deps.search;
  const { vector } = understood;
  await eventLoop.wait();
  const query = readQuery(index.words, index.everyday, understood.fullQuestion || question, { maxLength: MAX_SEARCHED_LENGTH });
  const ranked = rankSources(index, query, understood, vector);
  const relevance = createRelevance(index, query, vector);

  const terms = understood.askedTerms.flatMap(({ id }) => listPassages(deps.library, 'term', id)).map((passage) => toSource([passage]));
  const found = pickItems(deps, ranked).map(({ item }) => toSource(findBestPassages(deps.library, item, understood, relevance)));
  const fitting = terms.length > 0 ? found.filter((source) => mentionsTerms(understood.askedTerms, source)) : found;
  const sources = [...terms, ...fitting.slice(0, FIRST_BY_RANK)];
  const rule = findRuleSource(deps, understood);
  if (rule) sources.splice(asksForRuleFirst(question) ? 0 : terms.length, 0, rule);
  for (const resource of findHelp(deps.library, understood)) {
    if (!sources.some(({ id }) => id === resource.id)) sources.push(toSource([resource]));
  }
  const news = await findNews(deps, understood, question, relevance);
  if (news) sources.splice(Math.min(sources.length, MAX_SOURCES - 2), 0, news);
  const chosenSources = sources.slice(0, MAX_SOURCES);
  const statutes = deps.db && deps.log ? await findStatuteSources({ ...deps, db: deps.db, log: deps.log }, chosenSources) : [];
  return [...chosenSources, ...statutes].map((source, i) => ({ ...source, n: i + 1 }));
}

/** In ranking order, capped per kind. */
function pickItems({ library }: EngineDeps, ranked: RankedItem[]): RankedItem[] {
  const noLongerLaw = new Set(library.cases.filter((c) => isNoLongerLaw(c.treatment.status)).map((c) => c.id));
  const counts = new Map<SearchKind, number>();
  return ranked.filter(({ item: { kind, id } }) => {
    const count = counts.get(kind) ?? 0;
    if (count >= MAX_PER_KIND[kind] || (kind === 'case' && noLongerLaw.has(id))) return false;
    counts.set(kind, count + 1);
    return true;
  });
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
  const { kind, id, title, href, note, checkedOn } = first;
  const passage = passages.map(({ text }) => text).join('\n\n');
  return { n: 0, kind, id, title, href, passage, ...(note && { note }), ...(checkedOn && { checkedOn }) };
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
