// What a news item may mean (impact, effects on industries, what may come next), written by the AI provider from the item and our
// library alone and checked sentence by sentence like any answer. It costs money and time: only when asked, behind the same gate as the search.
import { eq } from 'drizzle-orm';
import { legalNews } from '#db/tables/news.ts';
import type { AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import type { BlockPart } from '#features/grounding/answer-view.ts';
import { checkSentence } from '#features/grounding/check-sentence.server.ts';
import { passagesOf } from '#features/grounding/list-cited-passages.ts';
import { readModelText } from '#features/grounding/model-text/read-model-text.ts';
import { isWebAddress } from '#features/news/news-view.ts';
import { findRelatedCases } from '#features/news/related-cases.server.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { longDate } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import { ANALYSIS_TOKEN } from './find-news.server.ts';
import { newsTexts } from './news-messages.ts';

/** The specification's limit for news. */
const MAX_TOKENS = 1500;
const MAX_SOURCES = 8;
const MAX_CASES = 3;
const MAX_PASSAGE_LENGTH = 2_000;

export type NewsAnalysis = { newsId: string; title: string; url: string; model: string; sources: AnswerSource[]; parts: BlockPart[] };
type Asked = { newsId: unknown; allow: unknown; clientAddress: string };
type Item = typeof legalNews.$inferSelect;

export async function analyzeNews(
  deps: LibrarySearchDeps,
  viewer: Viewer,
  { newsId, allow, clientAddress }: Asked,
): Promise<Result<NewsAnalysis>> {
  if (typeof newsId !== 'string' || newsId.includes('\u0000')) return fail('not_found', newsTexts.noItem);
  const work = () => analyze(deps, newsId, clientAddress);
  const allowed = viewer.kind === 'account' && readToken(deps.secret, ANALYSIS_TOKEN, allow, deps.clock.now()) === `${viewer.id} ${newsId}`;
  try {
    return allowed ? await work() : await runGated(deps, viewer, 'search-news', work);
  } catch (error) {
    deps.log.error({ err: error }, 'a news item could not be analyzed');
    return fail('unavailable', newsTexts.analysisFailed);
  }
}

async function analyze(deps: LibrarySearchDeps, newsId: string, clientAddress: string): Promise<Result<NewsAnalysis>> {
  const prompt = deps.library.prompts.find(({ id }) => id === 'news-analysis');
  if (!deps.llm || !prompt) return fail('unavailable', newsTexts.noProvider);
  const [item] = await deps.db.db.select().from(legalNews).where(eq(legalNews.id, newsId));
  if (!item || !isWebAddress(item.url)) return fail('not_found', newsTexts.noItem);
  const taken = await deps.limits.take('news-analyses', clientAddress);
  if (!taken.allowed) return fail('rate_limited', newsTexts.analysisTooMany, { retryAfterSeconds: taken.retryAfterSeconds });

  const sources = await sourcesFor(deps, item);
  const answer = await deps.llm.complete({
    system: prompt.body,
    messages: [{ role: 'user', content: sources.map(fenced).join('\n\n') }],
    temperature: 0.3,
    maxTokens: MAX_TOKENS,
  });
  if ('fault' in answer) {
    deps.log.warn({ fault: answer.fault }, 'the AI provider wrote no analysis');
    return fail('unavailable', newsTexts.analysisFailed);
  }
  const parts = await checkedParts(deps, answer.text, prompt.body, sources);
  if (parts.length === 0) return fail('unavailable', newsTexts.analysisFailed);
  return ok({ newsId, title: item.title, url: item.url, model: deps.llm.model, sources, parts });
}

/** The item first, then cases that it cites and we explain, then what our library says on its topic. */
async function sourcesFor(deps: LibrarySearchDeps, { id, title, url, content, source, date, topic }: Item): Promise<AnswerSource[]> {
  const cases = (await findRelatedCases(deps, [id])).get(id) ?? [];
  const ofCases = cases.slice(0, MAX_CASES).flatMap(({ slug }) => (slug ? passagesOf(deps.library, 'case', slug) : []));
  const passages = [...ofCases, ...passagesOf(deps.library, 'topic', topic)].map(({ kind, id, title, part, href, text, note }) => {
    return { kind, id, title: part ? `${title}: ${part}` : title, href, passage: text, ...(note && { note }) };
  });
  const own = { kind: 'news' as const, id, title, href: url, passage: content, note: `${source}, ${longDate(date)}` };
  return [own, ...passages].slice(0, MAX_SOURCES).map((found, at) => ({ n: at + 1, ...found }));
}

/** Text of others stands between marks that it cannot contain. */
function fenced({ n, kind, title, note, passage }: AnswerSource): string {
  const text = `[${n}] ${kind}: ${title}${note ? ` (${note})` : ''}\n${passage}`;
  return `<passage>\n${text.slice(0, MAX_PASSAGE_LENGTH).replace(/[<>]/g, ' ')}\n</passage>`;
}

/** What the prompt asks for where there is nothing to say: true without a source. */
const NOTHING_SAID = /^the sources do not say\.?$/i;

async function checked(
  deps: LibrarySearchDeps,
  draft: { text: string; sources: number[] },
  sources: AnswerSource[],
): Promise<AnswerSentence> {
  if (NOTHING_SAID.test(draft.text)) return { text: draft.text, sources: [], check: 'plain' };
  return checkSentence(deps, draft, sources);
}

async function checkedParts(deps: LibrarySearchDeps, text: string, prompt: string, sources: AnswerSource[]): Promise<BlockPart[]> {
  const reader = readModelText({ secrets: [prompt] });
  const parts: BlockPart[] = [];
  for (const draft of [...reader.push(text), ...reader.end()]) {
    if (draft.type === 'block') parts.push({ type: 'block', block: parts.length, kind: draft.kind, section: draft.section, sentences: [] });
    else parts.at(-1)?.sentences.push(await checked(deps, draft, sources));
  }
  return parts;
}
