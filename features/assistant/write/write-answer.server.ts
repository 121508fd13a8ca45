// One answer from the question to its last event: what cannot wait, what is asked, what was found, then the sentences. A model
// writes them when one is connected and wanted, each checked before it is handed on; when it fails, the library goes on in its
// place and says so. Whatever happens, the last event is `ended`.

import type { AnswerEvent, AnswerNotice, AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import { checkSentence } from '#features/grounding/check-sentence.server.ts';
import { type Draft, readModelText } from '#features/grounding/model-text/read-model-text.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { noticeDanger } from '#features/triage/notice-danger.server.ts';
import { triage } from '#features/triage/triage.ts';
import type { LlmFault } from '#integrations/llm/llm.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { notices } from '../notices.ts';
import { retrieve } from '../retrieve/retrieve.server.ts';
import { followUps } from './follow-ups.ts';
import { chatRequest, type EarlierTurn, systemLayers } from './prompts.ts';
import { refuse } from './refuse.ts';
import { type Understood, understand } from './understand.server.ts';
import { writeFromLibrary } from './write-from-library.ts';

export type AnswerInput = {
  question: string;
  earlier: EarlierTurn[];
  jurisdiction: Jurisdiction;
  /** Nothing goes to a provider. */
  libraryOnly: boolean;
  answerId: string;
  signal?: AbortSignal;
};
export type WriteDeps = Pick<
  LibrarySearchDeps,
  'library' | 'search' | 'db' | 'log' | 'clock' | 'limits' | 'llm' | 'llmBudget' | 'lookUpLive'
>;
type Found = { input: AnswerInput; understood: Understood; sources: AnswerSource[] };

/** However slowly a model writes: then its answer counts as broken off. */
const MAX_WRITING_MS = 240_000;
/** Checking takes milliseconds of the event loop: one sentence per turn of it, however many answers are being written. */
const eventLoop = createEventLoopQueue();

export const usesModel = ({ llm }: Pick<LibrarySearchDeps, 'llm'>, { libraryOnly }: Pick<AnswerInput, 'libraryOnly'>) =>
  libraryOnly ? undefined : llm;

/** The first events. Urgent lines that the rules find come at once; those that the danger model adds follow in a second event. */
export async function* openingEvents(
  deps: Pick<LibrarySearchDeps, 'library' | 'search' | 'llm'>,
  input: AnswerInput,
): AsyncGenerator<AnswerEvent> {
  const llm = usesModel(deps, input);
  const writer = llm ? { writer: 'model' as const, provider: llm.provider, model: llm.model } : { writer: 'library' as const };
  yield { type: 'begun', answerId: input.answerId, ...writer };
  const byRules = triage(deps.library.triage, input.question);
  if (byRules.length > 0) yield { type: 'urgent', lines: byRules };
  const lines = await noticeDanger(deps, input.question, input.signal);
  if (lines.some(({ id }) => byRules.every((line) => line.id !== id))) yield { type: 'urgent', lines };
}

export async function* writeAnswer(deps: WriteDeps, input: AnswerInput): AsyncGenerator<AnswerEvent> {
  yield* openingEvents(deps, input);
  const understood = await understand(deps, { ...input, earlier: input.earlier.map((turn) => turn.question) });
  const { topics, jurisdiction } = understood;
  yield { type: 'understood', topics: topics.map(({ id, title }) => ({ id, title })), jurisdiction };
  const sources = understood.refusal ? [] : await retrieve(deps, understood, input.question);
  if (sources.length === 0) {
    yield* refuse(deps, understood.refusal ?? 'nothing-found', understood);
    return yield { type: 'ended', how: 'finished' };
  }
  yield { type: 'sources', sources };
  const found: Found = { input, understood, sources };
  if (input.signal?.aborted) return yield { type: 'ended', how: 'stopped' };
  if (usesModel(deps, input)) yield* fromModel(deps, found);
  else {
    yield* fromLibrary(deps, found);
    yield notice('library-only', input.libraryOnly && deps.llm ? notices.libraryOnly : notices.noProvider);
  }
  if (input.signal?.aborted) return yield { type: 'ended', how: 'stopped' };
  if (understood.stateMatters && jurisdiction === 'General') yield notice('asks-for-state', notices.asksForState);
  const questions = followUps(deps, understood, sources, input.question);
  if (questions.length > 0) yield { type: 'follow-ups', questions };
  yield { type: 'ended', how: 'finished' };
}

const notice = (kind: AnswerNotice, text: string): AnswerEvent => ({ type: 'notice', notice: kind, text });

function fromLibrary(deps: WriteDeps, { understood, sources, input }: Found): AnswerEvent[] {
  return writeFromLibrary(deps, understood, sources, input.question);
}

async function* fromModel(deps: WriteDeps, found: Found): AsyncGenerator<AnswerEvent> {
  const { input, sources } = found;
  let [blocks, sentences] = [0, 0];
  let fault: LlmFault | undefined;
  for await (const draft of drafts(deps, found)) {
    if ('fault' in draft) fault = draft.fault;
    else if (draft.type === 'block') yield { ...draft, block: blocks++ };
    else {
      sentences++;
      yield { type: 'sentence', block: blocks - 1, sentence: await checked(deps, draft, sources) };
    }
  }
  if (input.signal?.aborted || (!fault && sentences > 0)) return;
  if (fault) deps.log.warn({ fault }, 'the AI provider did not finish an answer');
  if (sentences > 0) {
    yield notice('provider-failed', notices.brokeOff);
    return yield* renumbered(shortOnly(fromLibrary(deps, found)), blocks);
  }
  if (!fault) yield notice('empty-reply', notices.emptyReply);
  else if (fault === 'refused' && deps.llmBudget?.isSpent()) yield notice('library-only', notices.budgetSpent);
  else yield notice('provider-failed', notices.providerFailed);
  yield* renumbered(fromLibrary(deps, found), blocks);
}

/** The model's text in blocks and sentences, and, as the last thing, why there is no more. A sentence that was cut is left out. */
async function* drafts(deps: WriteDeps, { input, understood, sources }: Found): AsyncGenerator<Draft | { fault: LlmFault }> {
  const { jurisdiction } = understood;
  const request = chatRequest(deps.library, { ...input, jurisdiction, sources });
  if (!deps.llm || !request) return yield { fault: 'refused' };
  const reader = readModelText({ secrets: systemLayers(deps.library, jurisdiction) });
  const limit = AbortSignal.timeout(MAX_WRITING_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, limit]) : limit;
  for await (const piece of deps.llm.stream({ ...request, signal })) {
    if ('fault' in piece) return yield piece;
    yield* reader.push(piece.text);
  }
  yield* reader.end();
}

/** A check that fails is no check: the sentence is shown as what it is. */
async function checked(deps: WriteDeps, draft: Extract<Draft, { type: 'sentence' }>, sources: AnswerSource[]): Promise<AnswerSentence> {
  try {
    await eventLoop.wait();
    return await checkSentence(deps, draft, sources);
  } catch (error) {
    deps.log.error({ err: error }, 'a sentence could not be checked');
    return { text: draft.text, sources: [], check: 'unverified', why: notices.notChecked };
  }
}

function shortOnly(events: AnswerEvent[]): AnswerEvent[] {
  const short = new Set(events.flatMap((e) => (e.type === 'block' && e.section === 'short' && e.kind !== 'heading' ? [e.block] : [])));
  return events.filter((e) => 'block' in e && short.has(e.block));
}

function renumbered(events: AnswerEvent[], first: number): AnswerEvent[] {
  const least = events.reduce((low, e) => ('block' in e ? Math.min(low, e.block) : low), Number.POSITIVE_INFINITY);
  return events.map((e) => ('block' in e ? { ...e, block: e.block - least + first } : e));
}
