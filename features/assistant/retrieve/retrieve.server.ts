// Retrieves the sources of an answer, best first: hybrid ranking with a boost for the spotted
// topics, then the best passages of each item, few of each kind; organizations to contact come
// last. Overruled cases are excluded. The terms of a definition come first, and only what mentions
// them follows: a neighbor's answer would mislead. Otherwise the lead is first (choose-lead.ts).
// What is about another act than the question's comes last, and neither leads nor is offered.
import type { AnswerSource, SourceKind } from '#features/grounding/answer.ts';
import { findStatuteSources } from '#features/grounding/find-statute-sources.server.ts';
import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import { findLocalHelp, isGeneralDirectory } from '#features/help/find-local-help.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import { listTopicNews } from '#features/news/list-topic-news.server.ts';
import { toPlainText } from '#features/search/index/list-items.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { RankedItem } from '#features/search/rank-items.ts';
import type { SearchKind } from '#features/search/schema.ts';
import { createRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { asksForRuleFirst } from '../understand/asked-rule.ts';
import type { EngineDeps, UnderstoodQuestion } from '../understand/understand.server.ts';
import { findBestPassages, type Relevance } from './best-passage.ts';
import { listChoices } from './choose-lead.ts';
import { findLead } from './find-lead.server.ts';
import { isAtLeast, type LeadVerdict } from './judge-lead.ts';
import { mentionsTerms } from './mentions-term.ts';
import { isRuleRead, listOpeningRules, listRelatedRules } from './opening-rules.ts';
import { listSourceHosts, rankResources } from './rank-resources.ts';

const MAX_SOURCES = 8;
const MAX_PER_KIND: Record<SearchKind, number> = {
  faq: 5,
  guide: 2,
  topic: 1,
  resource: 1,
  term: 1,
  case: 1,
  rule: 0,
};
const FIRST_BY_RANK = 6;
/** Of the leads, where what is about the asked rule is looked for. */
const MAX_BEHIND_RULE = 8;
/** Of an answer's sources, those that can lead it. */
const LEAD_KINDS: ReadonlySet<SourceKind> = new Set(['faq', 'guide', 'topic', 'term', 'case']);
/** A question as close as this to a guide that leads is about the same problem. */
const MAX_FAQ_RANK = 3;
const ASKS_NEWS =
  /\b(?:new (?:law|rule|bill)|news|latest|recent(?:ly)?|changed?|this year|202[5-9])\b/i;
const eventLoop = createEventLoopQueue();

export type FoundSources = {
  /** Best first; the first that is neither a definition nor a rule leads. */
  sources: AnswerSource[];
  verdict: LeadVerdict;
  /** What leads, then what is close, closest first, of whatever act. */
  leads: SearchItem[];
  /** The closest items, for a question back. */
  choices: SearchItem[];
  /** The agency and the office to turn to. */
  help: AnswerSource[];
};

export async function retrieve(
  deps: EngineDeps,
  understood: UnderstoodQuestion,
  question: string,
): Promise<AnswerSource[]> {
  const { sources } = await findSources(deps, understood, question);
  return addStatuteSources(deps, sources);
}

/** Everything but the text of statutes. */
export async function findSources(
  deps: EngineDeps,
  understood: UnderstoodQuestion,
  question: string,
): Promise<FoundSources> {
  const { askedTerms } = understood;
  await eventLoop.wait();
  const found = findLead(deps, understood, question);
  const { relevance, closeLeads, leads, fits, named, first } = found;
  const ranked =
    leads.length > 0
      ? found.ranked.toSorted((a, b) => +fits(b) - +fits(a))
      : found.ranked.filter(fits);
  // Whose own question was asked opens with its own rules alone.
  const rules = listOpeningRules(
    deps.library,
    named ? { ...understood, askedRule: undefined } : understood,
    isAtLeast(found.verdict, 'likely') ? first : undefined,
    leads.map(({ item }) => item),
  );
  const [rule] = rules;
  const isLedByRule = rule !== undefined && rule === understood.askedRule?.id && !named;
  // Behind a rule that is asked for, only what is about it, or refers to it where we have not read
  // the state's.
  const isRead = isLedByRule && isRuleRead(deps.library, rule, understood.jurisdiction);
  const closest = leads.slice(0, MAX_BEHIND_RULE);
  const behindRule = isLedByRule
    ? (
        closest.find(({ item }) => item.answeredBy?.includes(rule)) ??
        (isRead ? undefined : closest.find(({ item }) => refersToRule(deps.library, item, rule)))
      )?.item
    : undefined;
  const lead = behindRule ?? first;
  const hasLead = !isLedByRule || behindRule !== undefined || isAtLeast(found.verdict, 'clear');
  const terms = askedTerms
    .flatMap(({ id }) => listPassages(deps.library, 'term', id))
    .map((passage) => toSource([passage]));
  const picked = pickItems(deps, putFirst(ranked, lead)).map(({ item }) => {
    const passages = findBestPassages(deps.library, item, understood, relevance);
    return toSource(item === lead ? addWholeGuide(deps.library, item, passages) : passages);
  });
  const following =
    terms.length > 0
      ? picked.filter((source) => mentionsTerms(askedTerms, source))
      : picked.filter(({ kind }) => hasLead || !LEAD_KINDS.has(kind));
  const sources = [...terms, ...following.slice(0, FIRST_BY_RANK)];
  const toRuleSources = (ids: string[]) => ids.map((id) => toRuleSource(deps, understood, id));
  sources.splice(
    terms.length === 0 || asksForRuleFirst(question) ? 0 : terms.length,
    0,
    ...toRuleSources(rules),
  );
  // Behind a rule that we have not read, nothing of another rule.
  const isUnread = rule !== undefined && !isRuleRead(deps.library, rule, understood.jurisdiction);
  const related = isUnread
    ? []
    : listRelatedRules(deps.library, understood, findReferringFaq(lead, leads), rules);
  sources.splice(terms.length + rules.length + 1, 0, ...toRuleSources(related));
  const hosts = lead ? listSourceHosts(deps.library, lead) : new Set<string>();
  const rankIds = (ids: ReadonlySet<string>) => rankResources(deps, understood, { ids, hosts });
  const help = findLocalHelp(deps.library, understood, rankIds).map((r) => toSource([r]));
  const news = await findNews(deps, understood, question, relevance);
  const beforeHelp = sources
    .filter(({ id }) => help.every((resource) => resource.id !== id))
    .slice(0, MAX_SOURCES - help.length - (news ? 1 : 0));
  return {
    sources: [...beforeHelp, ...(news ? [news] : []), ...help].map((source, i) => ({
      ...source,
      n: i + 1,
    })),
    verdict: isLedByRule ? 'clear' : found.verdict,
    leads: [...(lead ? [lead] : []), ...closeLeads.map(({ item }) => item)],
    choices: listChoices(leads),
    help,
  };
}

export async function addStatuteSources(
  deps: EngineDeps,
  sources: AnswerSource[],
): Promise<AnswerSource[]> {
  const statutes =
    deps.db && deps.log
      ? await findStatuteSources({ ...deps, db: deps.db, log: deps.log }, sources)
      : [];
  return [...sources, ...statutes].map((source, i) => ({ ...source, n: i + 1 }));
}

/**
 * A guide that leads is quoted from its beginning to its end; the step that was found comes first,
 * because the source links to it.
 */
function addWholeGuide(
  library: EngineDeps['library'],
  { kind, id }: SearchItem,
  found: LibraryPassage[],
): LibraryPassage[] {
  const [best] = found;
  const guide = kind === 'guide' ? library.guides.find((each) => each.id === id) : undefined;
  if (!guide || !best) return found;
  const others = listPassages(library, 'guide', id).filter((passage) => passage !== best);
  const opening = toPlainText(guide.opening ?? guide.description);
  return [best, { ...best, text: opening, blocks: [] }, ...others];
}

function putFirst(ranked: RankedItem[], item: SearchItem | undefined): RankedItem[] {
  if (!item) return ranked;
  const score = ranked[0]?.score ?? 0;
  return [{ item, score }, ...ranked.filter((other) => other.item !== item)];
}

/** In ranking order, capped per kind. */
function pickItems({ library }: EngineDeps, ranked: RankedItem[]): RankedItem[] {
  const noLongerLaw = new Set(
    library.cases.filter((c) => isNoLongerLaw(c.treatment.status)).map((c) => c.id),
  );
  const directories = new Set(library.resources.filter(isGeneralDirectory).map((r) => r.id));
  const counts = new Map<SearchKind, number>();
  return ranked.filter(({ item: { kind, id } }) => {
    const count = counts.get(kind) ?? 0;
    if (count >= MAX_PER_KIND[kind] || (kind === 'case' && noLongerLaw.has(id))) return false;
    if (kind === 'resource' && directories.has(id)) return false;
    counts.set(kind, count + 1);
    return true;
  });
}

const toRuleSource = (
  { library }: EngineDeps,
  { jurisdiction }: UnderstoodQuestion,
  id: string,
): Omit<AnswerSource, 'n'> & { n: number } =>
  toSource(listPassages(library, 'rule', createRuleSourceId(id, jurisdiction as StateCode)));

/** Only questions refer to rules: for a guide, the closest question of its topic. */
function findReferringFaq(
  lead: SearchItem | undefined,
  leads: RankedItem[],
): SearchItem | undefined {
  if (lead?.kind !== 'guide') return lead?.kind === 'faq' ? lead : undefined;
  return leads
    .slice(0, MAX_FAQ_RANK)
    .find(({ item }) => item.kind === 'faq' && item.topic === lead.topic)?.item;
}

const refersToRule = ({ faqs }: EngineDeps['library'], { kind, id }: SearchItem, rule: string) =>
  kind === 'faq' && faqs.some((faq) => faq.id === id && faq.rules.includes(rule));

/** Several passages of one item form one source, linked to the first. */
function toSource(passages: LibraryPassage[]): Omit<AnswerSource, 'n'> & { n: number } {
  const [first] = passages as [LibraryPassage];
  const { kind, id, title, href, note, checkedOn } = first;
  const passage = passages.map(({ text }) => text).join('\n\n');
  return {
    n: 0,
    kind,
    id,
    title,
    href,
    passage,
    ...(note && { note }),
    ...(checkedOn && { checkedOn }),
  };
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
  return {
    n: 0,
    kind: 'news',
    id,
    title,
    href: `/topics/${topic}#news`,
    passage: `${title}. ${content}`,
    note: `${source}, ${date}`,
  };
}
