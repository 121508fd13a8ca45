// The prose of an analysis or memo that a model writes, when one is connected and the user did not
// opt out. Each sentence is checked before it is sent: law against the passages in the prompt,
// facts against the user's facts.

import type { Deps } from '#features/deps.ts';
import type { AnswerSentence } from '#features/grounding/answer.ts';
import {
  type CheckSentenceDeps,
  checkSentence,
} from '#features/grounding/check-sentence.server.ts';
import type { Draft } from '#features/grounding/model-text/read-model-text.ts';
import {
  checkDraft,
  explainShortfall,
  streamDrafts,
} from '#features/grounding/model-text/write-checked.server.ts';
import type { LlmFault, LlmRequest } from '#integrations/llm/llm.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
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
  const request = toLlmRequest(job.request);
  const secrets = request ? [request.system] : [];
  const drafts = streamDrafts(deps, request, { secrets, signal: job.signal });
  for await (const draft of drafts) {
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
        sentence: await checkDraft(
          deps,
          draft,
          () => checkProse(deps, draft, job),
          analysisTexts.notChecked,
        ),
      };
    }
  }
  if (job.signal?.aborted || (!fault && sentenceCount > 0)) return sentenceCount > 0;
  yield explainShortfall(
    deps,
    { fault, sentences: sentenceCount, what: 'an analysis' },
    {
      brokeOff: analysisTexts.brokeOff,
      budgetSpent: analysisTexts.budgetSpent,
      emptyReply: analysisTexts.empty(job.emptyReply),
      providerFailed: analysisTexts.providerFailed,
    },
  );
  return sentenceCount > 0;
}

function toLlmRequest(request: ProseRequest | undefined): LlmRequest | undefined {
  if (!request) return undefined;
  const { passages: _, ...llmRequest } = request;
  return llmRequest;
}

const checkProse = async (deps: ProseDeps, draft: Sentence, job: ProseJob) =>
  (await checkAgainstFacts(deps, draft, job)) ?? checkAgainstPassages(deps, draft, job);

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
