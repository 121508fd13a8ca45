// An analysis of a news item (impact, effects on industries, possible next steps), written by the
// AI provider from the item and our library alone, and checked sentence by sentence. It is slow and
// costs money, so it runs on request only, behind the search's gate.
import { eq } from 'drizzle-orm';
import { legalNews } from '#db/tables/news.ts';
import type { Caller } from '#features/caller.ts';
import type { AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import type { BlockPart } from '#features/grounding/answer-view.ts';
import { checkSentence } from '#features/grounding/check-sentence.server.ts';
import { listPassages } from '#features/grounding/list-cited-passages.ts';
import { fence } from '#features/grounding/model-text/fence.ts';
import { readModelText } from '#features/grounding/model-text/read-model-text.ts';
import { isWebAddress } from '#features/news/news-view.ts';
import { findRelatedCases } from '#features/news/related-cases.server.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { formatLongDate } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { readToken } from '#lib/signed-token.ts';
import * as newsTexts from '../messages/news-texts.ts';
import { ANALYSIS_TOKEN } from './find-news.server.ts';

/** Output limit for a news analysis. */
const MAX_TOKENS = 1500;
const MAX_SOURCES = 8;
const MAX_CASES = 3;
const MAX_PASSAGE_LENGTH = 2_000;

export type NewsAnalysis = {
  newsId: string;
  title: string;
  url: string;
  model: string;
  sources: AnswerSource[];
  parts: BlockPart[];
};
type AnalysisRequest = { newsId: unknown; allow: unknown };
type NewsRow = typeof legalNews.$inferSelect;

export async function analyzeNews(
  deps: LibrarySearchDeps,
  { viewer, clientAddress }: Caller,
  { newsId, allow }: AnalysisRequest,
): Promise<Result<NewsAnalysis>> {
  if (typeof newsId !== 'string' || newsId.includes('\u0000'))
    return fail('not_found', newsTexts.noItem);
  const runAnalysis = () => analyze(deps, newsId, clientAddress);
  const hasToken =
    viewer.kind === 'account' &&
    readToken(deps.secret, ANALYSIS_TOKEN, allow, deps.clock.now()) === `${viewer.id} ${newsId}`;
  try {
    return hasToken
      ? await runAnalysis()
      : await runGated(deps, viewer, 'search-news', runAnalysis);
  } catch (error) {
    deps.log.error({ err: error }, 'a news item could not be analyzed');
    return fail('unavailable', newsTexts.analysisFailed);
  }
}

async function analyze(
  deps: LibrarySearchDeps,
  newsId: string,
  clientAddress: string,
): Promise<Result<NewsAnalysis>> {
  const prompt = deps.library.prompts.find(({ id }) => id === 'news-analysis');
  if (!deps.llm || !prompt) return fail('unavailable', newsTexts.noProvider);
  const [item] = await deps.db.db.select().from(legalNews).where(eq(legalNews.id, newsId));
  if (!item || !isWebAddress(item.url)) return fail('not_found', newsTexts.noItem);
  const refused = await takeLimits(
    deps,
    [['news-analyses', clientAddress]],
    newsTexts.analysisTooMany,
  );
  if (refused) return refused;

  const sources = await listSources(deps, item);
  const answer = await deps.llm.complete({
    system: prompt.body,
    messages: [{ role: 'user', content: sources.map(fenceSource).join('\n\n') }],
    temperature: 0.3,
    maxTokens: MAX_TOKENS,
  });
  if ('fault' in answer) {
    deps.log.warn({ fault: answer.fault }, 'the AI provider wrote no analysis');
    return fail('unavailable', newsTexts.analysisFailed);
  }
  const parts = await checkParts(deps, answer.text, prompt.body, sources);
  if (parts.length === 0) return fail('unavailable', newsTexts.analysisFailed);
  return ok({ newsId, title: item.title, url: item.url, model: deps.llm.model, sources, parts });
}

/**
 * The item first, then the built-in cases that it cites, then our library's passages on its topic.
 */
async function listSources(
  deps: LibrarySearchDeps,
  { id, title, url, content, source, date, topic }: NewsRow,
): Promise<AnswerSource[]> {
  const cases = (await findRelatedCases(deps, [id])).get(id) ?? [];
  const casePassages = cases
    .slice(0, MAX_CASES)
    .flatMap(({ slug }) => (slug ? listPassages(deps.library, 'case', slug) : []));
  const passages = [...casePassages, ...listPassages(deps.library, 'topic', topic)].map(
    ({ kind, id, title, part, href, text, note }) => {
      return {
        kind,
        id,
        title: part ? `${title}: ${part}` : title,
        href,
        passage: text,
        ...(note && { note }),
      };
    },
  );
  const itemSource = {
    kind: 'news' as const,
    id,
    title,
    href: url,
    passage: content,
    note: `${source}, ${formatLongDate(date)}`,
  };
  return [itemSource, ...passages]
    .slice(0, MAX_SOURCES)
    .map((unnumbered, index) => ({ n: index + 1, ...unnumbered }));
}

function fenceSource({ n, kind, title, note, passage }: AnswerSource): string {
  const text = `[${n}] ${kind}: ${title}${note ? ` (${note})` : ''}\n${passage}`;
  return fence('passage', text, MAX_PASSAGE_LENGTH);
}

/** The sentence that the prompt asks for when the sources are silent; it needs no source. */
const NO_FINDING = /^the sources do not say\.?$/i;

async function checkDraft(
  deps: LibrarySearchDeps,
  draft: { text: string; sources: number[] },
  sources: AnswerSource[],
): Promise<AnswerSentence> {
  if (NO_FINDING.test(draft.text)) return { text: draft.text, sources: [], check: 'plain' };
  return checkSentence(deps, draft, sources);
}

async function checkParts(
  deps: LibrarySearchDeps,
  text: string,
  prompt: string,
  sources: AnswerSource[],
): Promise<BlockPart[]> {
  const reader = readModelText({ secrets: [prompt] });
  const parts: BlockPart[] = [];
  for (const draft of [...reader.push(text), ...reader.end()]) {
    if (draft.type === 'block')
      parts.push({
        type: 'block',
        block: parts.length,
        kind: draft.kind,
        section: draft.section,
        sentences: [],
      });
    else parts.at(-1)?.sentences.push(await checkDraft(deps, draft, sources));
  }
  return parts;
}
