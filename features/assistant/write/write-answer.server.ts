// Produces the events of one answer: urgent lines, topics, sources, then the sentences. A model
// writes them if one is configured and allowed, and every sentence is checked before it is sent; if
// the model fails, the library continues and a notice says so. The last event is always `ended`.
// After a grave danger nothing is offered that does not belong to it.

import type { AnswerEvent, AnswerNotice, AnswerSource } from '#features/grounding/answer.ts';
import { checkSentence } from '#features/grounding/check-sentence.server.ts';
import {
  checkDraft,
  describeWriter,
  explainShortfall,
  streamDrafts,
} from '#features/grounding/model-text/write-checked.server.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { noticeDanger, noticeDangerAtOnce } from '#features/triage/notice-danger.server.ts';
import { findSafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { LlmFault } from '#integrations/llm/llm.ts';
import { notices } from '../notices.ts';
import { isAtLeast } from '../retrieve/judge-lead.ts';
import { addStatuteSources, type FoundSources, findSources } from '../retrieve/retrieve.server.ts';
import { type UnderstoodQuestion, understand } from '../understand/understand.server.ts';
import { addStatutes } from './add-statutes.server.ts';
import type { AnswerInput } from './answer-input.ts';
import { askBack, hasGraveLine, offerItems } from './clarify.ts';
import { listFollowUps } from './follow-ups.ts';
import { listNextSteps } from './list-next-steps.server.ts';
import { createChatRequest, listSystemLayers } from './prompts.ts';
import { refuse } from './refuse.ts';
import { replyWithoutAnswer } from './reply-without-answer.server.ts';
import { writeFromLibrary } from './write-from-library.ts';
import { type SeveralAnswers, writeSeveral } from './write-several.server.ts';

export type WriteDeps = Pick<
  LibrarySearchDeps,
  'library' | 'search' | 'db' | 'log' | 'clock' | 'llm' | 'llmBudget' | 'lookUpLive'
>;
type AnswerMaterial = {
  input: AnswerInput;
  understood: UnderstoodQuestion;
  sources: AnswerSource[];
};

const MAX_OTHERS = 2;

export const findModel = (
  { llm }: Pick<LibrarySearchDeps, 'llm'>,
  { libraryOnly }: Pick<AnswerInput, 'libraryOnly'>,
) => (libraryOnly ? undefined : llm);

/**
 * The beginning of every answer. Lines that need no second opinion are sent immediately; what the
 * danger model adds follows in a second event. Returns the lines.
 */
export async function* openAnswer(
  deps: Pick<LibrarySearchDeps, 'library' | 'search' | 'llm'>,
  input: AnswerInput,
  more: { cached?: true } = {},
): AsyncGenerator<AnswerEvent, UrgentLine[]> {
  yield { ...createBegun(deps, input), ...more };
  const ruleLines = noticeDangerAtOnce(deps, input.question);
  if (ruleLines.length > 0) yield { type: 'urgent', lines: ruleLines };
  const earlier = input.earlier.map(({ question }) => question);
  const lines = await noticeDanger(deps, input.question, { earlier, signal: input.signal });
  if (lines.some(({ id }) => ruleLines.every((line) => line.id !== id)))
    yield { type: 'urgent', lines };
  return lines;
}

export function createBegun(
  deps: Pick<LibrarySearchDeps, 'library' | 'search' | 'llm'>,
  input: Pick<AnswerInput, 'answerId' | 'question' | 'libraryOnly'>,
): Extract<AnswerEvent, { type: 'begun' }> {
  const llm = findModel(deps, input);
  const safety = findSafetyLine(deps, input.question);
  return {
    type: 'begun',
    answerId: input.answerId,
    ...describeWriter(llm),
    ...(safety && { safety }),
  };
}

/** The same beginning once more, for readers who come later. */
export function repeatOpening(
  deps: Pick<LibrarySearchDeps, 'library' | 'search' | 'llm'>,
  input: AnswerInput,
  lines: UrgentLine[],
): AnswerEvent[] {
  return [
    createBegun(deps, input),
    ...(lines.length > 0 ? [{ type: 'urgent' as const, lines }] : []),
  ];
}

export async function* writeAnswer(
  deps: WriteDeps,
  input: AnswerInput,
): AsyncGenerator<AnswerEvent> {
  const lines = yield* openAnswer(deps, input);
  yield* replyWithoutAnswer(deps, input, lines) ?? continueAnswer(deps, input, lines);
}

/** What follows the opening. */
export async function* continueAnswer(
  deps: WriteDeps,
  input: AnswerInput,
  lines: UrgentLine[],
): AsyncGenerator<AnswerEvent> {
  const understood = await understand(deps, {
    ...input,
    earlier: input.earlier.map((turn) => turn.question),
  });
  const { topics, jurisdiction } = understood;
  yield {
    type: 'understood',
    topics: topics.map(({ id, title }) => ({ id, title })),
    jurisdiction,
  };
  const found = understood.refusal
    ? undefined
    : await findSources(deps, understood, input.question);
  if (understood.wordsOnly) yield createNotice('words-only', notices.wordsOnly);
  if (!found || found.sources.length === 0) {
    yield* refuse(deps, understood.refusal ?? 'nothing-found', understood);
    return yield { type: 'ended', how: 'finished' };
  }
  const model = findModel(deps, input);
  const several: SeveralAnswers = model
    ? { alsoAsked: [] }
    : await writeSeveral(deps, understood, input.question, found);
  const isAnswered = several.answer !== undefined || isAtLeast(found.verdict, 'likely');
  const back = model || isAnswered ? undefined : askBack(deps, input, lines, understood, found);
  if (back) {
    yield* back;
    return yield { type: 'ended', how: 'finished' };
  }
  const sources = several.answer?.sources ?? (await addStatuteSources(deps, found.sources));
  yield { type: 'sources', sources };
  // Asked before, or never asked with a model: an answer whose lead is doubtful says so.
  const material: AnswerMaterial = {
    input,
    understood: { ...understood, confident: isAtLeast(found.verdict, 'likely') },
    sources,
  };
  if (input.signal?.aborted) return yield { type: 'ended', how: 'stopped' };
  yield* model ? writeWithModel(deps, material) : writeWithLibrary(deps, material, several);
  if (input.signal?.aborted) return yield { type: 'ended', how: 'stopped' };
  if (understood.stateMatters && jurisdiction === 'General')
    yield createNotice('asks-for-state', notices.asksForState);
  const questions = hasGraveLine(lines) ? [] : listFollowUps(found.leads, sources, input.question);
  if (several.alsoAsked.length > 0)
    yield { type: 'choices', choices: { purpose: 'also-asked', questions: several.alsoAsked } };
  else if (!model && !several.answer && !isAtLeast(found.verdict, 'clear') && !hasGraveLine(lines))
    yield* offerOthers(deps, understood, found);
  if (!hasGraveLine(lines))
    yield {
      type: 'next-steps',
      steps: listNextSteps(deps.library, {
        jurisdiction,
        ruleSourceIds: sources.flatMap(({ kind, id }) => (kind === 'rule' ? id : [])),
        leads: found.leads,
      }),
    };
  if (questions.length > 0) yield { type: 'follow-ups', questions };
  yield { type: 'ended', how: 'finished' };
}

/** What else the person may have meant, when the lead was near but not alone. */
function* offerOthers(
  { library }: WriteDeps,
  understood: UnderstoodQuestion,
  { choices, leads }: FoundSources,
): Generator<AnswerEvent> {
  const others = choices.filter((item) => item !== leads[0]).slice(0, MAX_OTHERS);
  if (others.length > 0) yield offerItems(library, understood, 'instead', others);
}

const createNotice = (kind: AnswerNotice, text: string): AnswerEvent => ({
  type: 'notice',
  notice: kind,
  text,
});

function writeLibraryEvents(
  deps: WriteDeps,
  { understood, sources, input }: AnswerMaterial,
): Promise<AnswerEvent[]> {
  return addStatutes(deps, writeFromLibrary(deps, understood, sources, input.question), sources);
}

async function* writeWithLibrary(
  deps: WriteDeps,
  material: AnswerMaterial,
  { answer }: SeveralAnswers,
): AsyncGenerator<AnswerEvent> {
  yield* answer
    ? await addStatutes(deps, answer.events, material.sources)
    : await writeLibraryEvents(deps, material);
  yield createNotice(
    'library-only',
    material.input.libraryOnly && deps.llm ? notices.libraryOnly : notices.noProvider,
  );
}

async function* writeWithModel(
  deps: WriteDeps,
  material: AnswerMaterial,
): AsyncGenerator<AnswerEvent> {
  const { input, understood, sources } = material;
  const { jurisdiction } = understood;
  const request = createChatRequest(deps.library, { ...input, jurisdiction, sources });
  const secrets = listSystemLayers(deps.library, jurisdiction);
  let blocks = 0;
  let sentences = 0;
  let fault: LlmFault | undefined;
  for await (const draft of streamDrafts(deps, request, { secrets, signal: input.signal })) {
    if ('fault' in draft) fault = draft.fault;
    else if (draft.type === 'block') yield { ...draft, block: blocks++ };
    else {
      sentences++;
      yield {
        type: 'sentence',
        block: blocks - 1,
        sentence: await checkDraft(
          deps,
          draft,
          () => checkSentence(deps, draft, sources),
          notices.notChecked,
        ),
      };
    }
  }
  if (input.signal?.aborted || (!fault && sentences > 0)) return;
  yield explainShortfall(deps, { fault, sentences, what: 'an answer' }, notices);
  if (sentences > 0) {
    return yield* renumberBlocks(
      selectShortAnswer(await writeLibraryEvents(deps, material)),
      blocks,
    );
  }
  yield* renumberBlocks(await writeLibraryEvents(deps, material), blocks);
}

function selectShortAnswer(events: AnswerEvent[]): AnswerEvent[] {
  const short = new Set(
    events.flatMap((e) =>
      e.type === 'block' && e.section === 'short' && e.kind !== 'heading' ? [e.block] : [],
    ),
  );
  return events.filter((e) => 'block' in e && short.has(e.block));
}

function renumberBlocks(events: AnswerEvent[], first: number): AnswerEvent[] {
  const least = events.reduce(
    (low, e) => ('block' in e ? Math.min(low, e.block) : low),
    Number.POSITIVE_INFINITY,
  );
  return events.map((e) => ('block' in e ? { ...e, block: e.block - least + first } : e));
}
