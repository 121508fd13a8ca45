// The part of an analysis or memo that a model writes, when one is connected and wanted. Sentence by sentence it is checked before it is
// handed on: law against the passages it was given, facts against what was told. The caller learns whether anything was written.

import type { Deps } from '#features/deps.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import { type CheckSentenceDeps, checkSentence } from '#features/grounding/check-sentence.server.ts';
import { type Draft, readModelText } from '#features/grounding/model-text/read-model-text.ts';
import type { LlmFault } from '#integrations/llm/llm.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import type { AnalysisEvent, AnalysisNotice, AnalysisSource, ProsePart } from './analysis.ts';
import { analysisTexts } from './messages.ts';
import type { ProseRequest } from './prompts.ts';

export type ProseDeps = CheckSentenceDeps & Pick<Deps, 'llm' | 'llmBudget'>;
export type ProseJob = {
  request: ProseRequest | undefined;
  told: AnalysisSource;
  /** Where the text below a heading belongs; undefined: the heading is one of its own and is shown. */
  partOf: (heading: string) => ProsePart | undefined;
  first: ProsePart;
  emptyReply: string;
  signal?: AbortSignal;
};
type Sentence = Extract<Draft, { type: 'sentence' }>;

/** However slowly a model writes: then it counts as broken off. */
const MAX_WRITING_MS = 240_000;
const eventLoop = createEventLoopQueue();

export const notice = (kind: AnalysisNotice, text: string): AnalysisEvent => ({ type: 'notice', notice: kind, text });

/** True: something was written, and the library need not write it. */
export async function* writeProse(deps: ProseDeps, job: ProseJob): AsyncGenerator<AnalysisEvent, boolean> {
  let [blocks, sentences, part] = [0, 0, job.first];
  let heading = false;
  let fault: LlmFault | undefined;
  for await (const draft of drafts(deps, job)) {
    if ('fault' in draft) fault = draft.fault;
    else if (draft.type === 'block') {
      heading = draft.kind === 'heading';
      if (!heading) yield { type: 'block', block: blocks++, kind: draft.kind, part };
    } else {
      const named = heading ? job.partOf(draft.text) : undefined;
      if (named) {
        part = named;
        continue;
      }
      if (heading) yield { type: 'block', block: blocks++, kind: 'heading', part };
      else sentences++;
      yield { type: 'sentence', block: blocks - 1, sentence: await checked(deps, draft, job) };
    }
  }
  if (job.signal?.aborted || (!fault && sentences > 0)) return sentences > 0;
  yield shortfall(deps, job, sentences, fault);
  return sentences > 0;
}

function shortfall(deps: ProseDeps, job: ProseJob, sentences: number, fault: LlmFault | undefined): AnalysisEvent {
  if (fault) deps.log.warn({ fault }, 'the AI provider did not finish an analysis');
  if (sentences > 0) return notice('provider-failed', analysisTexts.brokeOff);
  if (!fault) return notice('empty-reply', analysisTexts.empty(job.emptyReply));
  if (fault === 'refused' && deps.llmBudget?.isSpent()) return notice('library-only', analysisTexts.budgetSpent);
  return notice('provider-failed', analysisTexts.providerFailed);
}

async function* drafts({ llm }: ProseDeps, { request, signal }: ProseJob): AsyncGenerator<Draft | { fault: LlmFault }> {
  if (!llm || !request) return yield { fault: 'refused' };
  const { passages: _, ...asked } = request;
  const reader = readModelText({ secrets: [asked.system] });
  const limit = AbortSignal.timeout(MAX_WRITING_MS);
  for await (const piece of llm.stream({ ...asked, signal: signal ? AbortSignal.any([signal, limit]) : limit })) {
    if ('fault' in piece) return yield piece;
    yield* reader.push(piece.text);
  }
  yield* reader.end();
}

/** A check that fails is no check: the sentence is shown as what it is. */
async function checked(deps: ProseDeps, draft: Sentence, job: ProseJob): Promise<AnswerSentence> {
  try {
    await eventLoop.wait();
    return (await checkedFact(deps, draft, job)) ?? (await checkedLaw(deps, draft, job));
  } catch (error) {
    deps.log.error({ err: error }, 'a sentence could not be checked');
    return { text: draft.text, sources: [], check: 'unverified', why: analysisTexts.notChecked };
  }
}

async function checkedLaw(deps: ProseDeps, draft: Sentence, { request }: ProseJob): Promise<AnswerSentence> {
  const passages = request?.passages ?? [];
  const sentence = await checkSentence(deps, draft, passages);
  const rests = sentence.sources.flatMap((n) => passages.find((passage) => passage.n === n)?.rests ?? []);
  return { ...sentence, sources: [...new Set(rests)] };
}

/** Law that stands in what was told is not law: a sentence rests on it only when it says whose word it is, and cites nothing. */
const SAYS_WHO =
  /^(?:you (?:say|said|told us|report|describe|write)(?: that)?|according to (?:you|what you told us),?|as you tell it,?)[:\s]+/i;

async function checkedFact(deps: ProseDeps, draft: Sentence, { told }: ProseJob): Promise<AnswerSentence | undefined> {
  const opening = SAYS_WHO.exec(draft.text)?.[0];
  if (!opening || findCitations(draft.text).length > 0) return undefined;
  const { n, title, passage } = told;
  const source = { n, kind: 'topic' as const, id: 'facts', title, href: '', passage };
  const { check } = await checkSentence(deps, { text: draft.text.slice(opening.length), sources: [n] }, [source]);
  if (check === 'supported' || check === 'plain') return { text: draft.text, sources: [n], check: 'supported' };
  return { text: draft.text, sources: [], check: 'unverified', why: analysisTexts.notTold };
}
