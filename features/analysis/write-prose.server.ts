// The prose of an analysis or memo that a model writes, when one is connected and the user did not
// opt out. Each sentence is checked before it is sent: law against the passages in the prompt,
// facts against the user's facts.

import type { Deps } from '#features/deps.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import {
  type CheckSentenceDeps,
  checkSentence,
} from '#features/grounding/check-sentence.server.ts';
import { type Draft, readModelText } from '#features/grounding/model-text/read-model-text.ts';
import type { LlmFault } from '#integrations/llm/llm.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import type { AnalysisEvent, AnalysisNotice, AnalysisSource, ProsePart } from './analysis.ts';
import * as analysisTexts from './messages/analysis-texts.ts';
import type { ProseRequest } from './prompts.ts';

export type ProseDeps = CheckSentenceDeps & Pick<Deps, 'llm' | 'llmBudget'>;
export type ProseJob = {
  request: ProseRequest | undefined;
  factsSource: AnalysisSource;
  /**
   * The part that a heading introduces; undefined when the heading is not one of ours and is shown
   * as text.
   */
  findPart: (heading: string) => ProsePart | undefined;
  firstPart: ProsePart;
  emptyReply: string;
  signal?: AbortSignal;
};
type Sentence = Extract<Draft, { type: 'sentence' }>;

/** Total time for one generation; after that the model counts as failed. */
const MAX_GENERATION_MS = 240_000;
const eventLoop = createEventLoopQueue();

export const createNotice = (kind: AnalysisNotice, text: string): AnalysisEvent => ({
  type: 'notice',
  notice: kind,
  text,
});

/** Returns true when the model wrote something, so that the library need not. */
export async function* writeProse(
  deps: ProseDeps,
  job: ProseJob,
): AsyncGenerator<AnalysisEvent, boolean> {
  let blockCount = 0;
  let sentenceCount = 0;
  let part = job.firstPart;
  let inHeading = false;
  let fault: LlmFault | undefined;
  for await (const draft of streamDrafts(deps, job)) {
    if ('fault' in draft) fault = draft.fault;
    else if (draft.type === 'block') {
      inHeading = draft.kind === 'heading';
      if (!inHeading) yield { type: 'block', block: blockCount++, kind: draft.kind, part };
    } else {
      const headingPart = inHeading ? job.findPart(draft.text) : undefined;
      if (headingPart) {
        part = headingPart;
        continue;
      }
      if (inHeading) yield { type: 'block', block: blockCount++, kind: 'heading', part };
      else sentenceCount++;
      yield {
        type: 'sentence',
        block: blockCount - 1,
        sentence: await checkDraft(deps, draft, job),
      };
    }
  }
  if (job.signal?.aborted || (!fault && sentenceCount > 0)) return sentenceCount > 0;
  yield createShortfallNotice(deps, job, sentenceCount, fault);
  return sentenceCount > 0;
}

function createShortfallNotice(
  deps: ProseDeps,
  job: ProseJob,
  sentenceCount: number,
  fault: LlmFault | undefined,
): AnalysisEvent {
  if (fault) deps.log.warn({ fault }, 'the AI provider did not finish an analysis');
  if (sentenceCount > 0) return createNotice('provider-failed', analysisTexts.brokeOff);
  if (!fault) return createNotice('empty-reply', analysisTexts.empty(job.emptyReply));
  if (fault === 'refused' && deps.llmBudget?.isSpent())
    return createNotice('library-only', analysisTexts.budgetSpent);
  return createNotice('provider-failed', analysisTexts.providerFailed);
}

async function* streamDrafts(
  { llm }: ProseDeps,
  { request, signal }: ProseJob,
): AsyncGenerator<Draft | { fault: LlmFault }> {
  if (!llm || !request) return yield { fault: 'refused' };
  const { passages: _, ...llmRequest } = request;
  const reader = readModelText({ secrets: [llmRequest.system] });
  const timeout = AbortSignal.timeout(MAX_GENERATION_MS);
  for await (const chunk of llm.stream({
    ...llmRequest,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })) {
    if ('fault' in chunk) return yield chunk;
    yield* reader.push(chunk.text);
  }
  yield* reader.end();
}

/** When the check itself fails, the sentence is shown as unverified. */
async function checkDraft(
  deps: ProseDeps,
  draft: Sentence,
  job: ProseJob,
): Promise<AnswerSentence> {
  try {
    await eventLoop.wait();
    return (
      (await checkAgainstFacts(deps, draft, job)) ?? (await checkAgainstPassages(deps, draft, job))
    );
  } catch (error) {
    deps.log.error({ err: error }, 'a sentence could not be checked');
    return { text: draft.text, sources: [], check: 'unverified', why: analysisTexts.notChecked };
  }
}

async function checkAgainstPassages(
  deps: ProseDeps,
  draft: Sentence,
  { request }: ProseJob,
): Promise<AnswerSentence> {
  const passages = request?.passages ?? [];
  const sentence = await checkSentence(deps, draft, passages);
  const authorityNumbers = sentence.sources.flatMap(
    (n) => passages.find((passage) => passage.n === n)?.authorityNumbers ?? [],
  );
  return { ...sentence, sources: [...new Set(authorityNumbers)] };
}

/**
 * The user's statements about the law are not law. A sentence may rely on the facts only when it
 * attributes them to the user and cites nothing.
 */
const ATTRIBUTION =
  /^(?:you (?:say|said|told us|report|describe|write)(?: that)?|according to (?:you|what you told us),?|as you tell it,?)[:\s]+/i;

async function checkAgainstFacts(
  deps: ProseDeps,
  draft: Sentence,
  { factsSource }: ProseJob,
): Promise<AnswerSentence | undefined> {
  const attribution = ATTRIBUTION.exec(draft.text)?.[0];
  if (!attribution || findCitations(draft.text).length > 0) return undefined;
  const { n, title, passage } = factsSource;
  const source = { n, kind: 'topic' as const, id: 'facts', title, href: '', passage };
  const { check } = await checkSentence(
    deps,
    { text: draft.text.slice(attribution.length), sources: [n] },
    [source],
  );
  if (check === 'supported' || check === 'plain')
    return { text: draft.text, sources: [n], check: 'supported' };
  return { text: draft.text, sources: [], check: 'unverified', why: analysisTexts.notTold };
}
