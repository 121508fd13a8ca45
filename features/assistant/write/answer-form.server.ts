// The chat without JavaScript: a form post returns the whole answer. Earlier turns travel in the
// form, so the server stores nothing, and so do the names of what was urgent in them.
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { Caller } from '#features/caller.ts';
import { EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import { toUrgentLines } from '#features/triage/triage.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import {
  type EarlierTurn,
  MAX_EARLIER,
  MAX_EARLIER_ANSWER,
  MAX_QUESTION_CHARACTERS,
} from '../chat/chat-turn.ts';
import { createTurn, createTurnFromText } from '../chat/saved-turns.ts';
import type { Turn } from '../chat/turn.ts';
import { beginAnswer } from './begin-answer.server.ts';

export type AnsweredForm = {
  turns: Turn[];
  typed: string;
  failure: Failure | null;
  jurisdiction: Jurisdiction;
  libraryOnly: boolean;
};

export async function answerForm(
  deps: AssistantDeps,
  caller: Caller,
  form: FormData,
): Promise<AnsweredForm> {
  const getField = (name: string) => String(form.get(name) ?? '');
  const answerAnyway = form.has('answer-anyway');
  const question = (
    getField('answer-anyway') ||
    getField('suggested') ||
    getField('question')
  ).trim();
  const jurisdiction = readJurisdiction(form.get('state'));
  const libraryOnly = form.has('library-only');
  const earlier = readEarlier(form);
  const askedAt = deps.clock.now();
  const pinned = readUrgent(deps, form, question);
  const earlierTurns = earlier.map((turn, index) =>
    createTurnFromText(turn, `earlier-${index}`, askedAt),
  );
  const body = {
    question,
    earlier,
    jurisdiction,
    jurisdictionOver: 'earlier',
    libraryOnly,
    answerAnyway,
  };
  const started = await beginAnswer(deps, caller, body);
  if (!started.ok)
    return {
      turns: pin(earlierTurns, pinned),
      typed: question.slice(0, MAX_QUESTION_CHARACTERS),
      failure: started.failure,
      jurisdiction,
      libraryOnly,
    };
  let answer = EMPTY_ANSWER;
  for await (const event of started.value.events) answer = foldAnswer(answer, [event]);
  const turn = createTurn(
    { id: started.value.answerId, question, askedAt, jurisdiction },
    answer,
    started.value.answerToken,
  );
  return {
    turns: pin([...earlierTurns, turn], pinned),
    typed: '',
    failure: null,
    jurisdiction,
    libraryOnly,
  };
}

function readEarlier(form: FormData): EarlierTurn[] {
  const answers = form.getAll('earlier-answer').map(String);
  const turns = form.getAll('earlier-question').map((question, index) => ({
    question: String(question).slice(0, MAX_QUESTION_CHARACTERS),
    answer: (answers[index] ?? '').slice(0, MAX_EARLIER_ANSWER),
  }));
  return turns.filter((turn) => turn.question !== '').slice(-MAX_EARLIER);
}

/** What was urgent earlier, by its ids: the words and numbers are ours. */
function readUrgent({ library }: AssistantDeps, form: FormData, question: string): UrgentLine[] {
  const ids = new Set(form.getAll('urgent').map(String));
  return toUrgentLines(
    library.triage,
    library.triage.filter(({ id }) => ids.has(id)),
    question,
  );
}

/** Urgency belongs to the conversation, so its last turn can carry it. */
const pin = (turns: Turn[], pinned: UrgentLine[]): Turn[] =>
  pinned.length === 0
    ? turns
    : turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, pinned } : turn));
