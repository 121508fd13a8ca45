// Whatever a model writes goes this way: its text as it arrives, read into blocks and sentences,
// each sentence checked before anybody sees it, and a notice where something is missing. A sentence
// that a fault cut off is dropped; one whose check fails is shown as unverified.
import type { Deps } from '#features/deps.ts';
import type { LlmFault, LlmRequest } from '#integrations/llm/llm.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import type { AnswerSentence } from '../answer.ts';
import { type Draft, readModelText } from './read-model-text.ts';

/** Of the whole text; after it, the model counts as failed. */
const MAX_MODEL_MS = 240_000;
/** Checking a sentence blocks for milliseconds, so one is checked per turn of the event loop. */
const eventLoop = createEventLoopQueue();

/** Who writes, as the first event says it. */
export const describeWriter = (llm: Deps['llm']) =>
  llm
    ? { writer: 'model' as const, provider: llm.provider, model: llm.model }
    : { writer: 'library' as const };

/** Drafts, then the fault, if any. `secrets`: what the model must not repeat. */
export async function* streamDrafts(
  { llm }: Pick<Deps, 'llm'>,
  request: LlmRequest | undefined,
  { secrets, signal }: { secrets: string[] | undefined; signal?: AbortSignal | undefined },
): AsyncGenerator<Draft | { fault: LlmFault }> {
  if (!llm || !request) return yield { fault: 'refused' };
  const reader = readModelText({ secrets: secrets ?? [] });
  const limit = AbortSignal.timeout(MAX_MODEL_MS);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  for await (const piece of llm.stream({ ...request, signal: either })) {
    if ('fault' in piece) return yield piece;
    yield* reader.push(piece.text);
  }
  yield* reader.end();
}

/** `why`: said of a sentence whose check fails. */
export async function checkDraft<Sentence>(
  { log }: Pick<Deps, 'log'>,
  { text }: { text: string },
  check: () => Promise<Sentence>,
  why: string,
): Promise<Sentence | AnswerSentence> {
  try {
    await eventLoop.wait();
    return await check();
  } catch (error) {
    log.error({ err: error }, 'a sentence could not be checked');
    return { text, sources: [], check: 'unverified', why };
  }
}

type Shortfall = { fault: LlmFault | undefined; sentences: number; what: string };
type Texts = Record<'brokeOff' | 'emptyReply' | 'budgetSpent' | 'providerFailed', string>;

/** Why less was written than was asked for. `what` the log calls it: "an answer". */
export function explainShortfall(
  { log, llmBudget }: Pick<Deps, 'log' | 'llmBudget'>,
  { fault, sentences, what }: Shortfall,
  texts: Texts,
): { type: 'notice'; notice: 'provider-failed' | 'empty-reply' | 'library-only'; text: string } {
  const type = 'notice';
  if (!fault) return { type, notice: 'empty-reply', text: texts.emptyReply };
  log.warn({ fault }, `the AI provider did not finish ${what}`);
  if (sentences > 0) return { type, notice: 'provider-failed', text: texts.brokeOff };
  if (fault === 'refused' && llmBudget?.isSpent())
    return { type, notice: 'library-only', text: texts.budgetSpent };
  return { type, notice: 'provider-failed', text: texts.providerFailed };
}
