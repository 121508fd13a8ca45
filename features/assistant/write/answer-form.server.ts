// The chat without JavaScript: a form comes in, the whole answer goes back. The turns before it travel with the form, so that
// nothing is kept here.
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import { EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { type Jurisdiction, readJurisdiction } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import { type EarlierTurn, MAX_EARLIER, MAX_EARLIER_ANSWER, MAX_QUESTION_CHARACTERS } from '../chat/chat-turn.ts';
import { turnOf, turnOfText } from '../chat/saved-turns.ts';
import type { Turn } from '../chat/turn.ts';
import { beginAnswer } from './begin-answer.server.ts';

export type AnsweredForm = { turns: Turn[]; typed: string; failure: Failure | null; jurisdiction: Jurisdiction; libraryOnly: boolean };

export async function answerForm(
  deps: AssistantDeps,
  viewer: Viewer,
  client: string,
  form: FormData,
  signal: AbortSignal,
): Promise<AnsweredForm> {
  const text = (name: string) => String(form.get(name) ?? '');
  const question = (text('suggested') || text('question')).trim();
  const jurisdiction = readJurisdiction(form.get('state'));
  const libraryOnly = form.has('library-only');
  const earlier = readEarlier(form);
  const askedAt = deps.clock.now();
  const before = earlier.map((turn, at) => turnOfText(turn, `earlier-${at}`, askedAt));
  const body = { question, earlier, jurisdiction, libraryOnly };
  const begun = await beginAnswer(deps, viewer, { client, jurisdiction, signal }, body);
  if (!begun.ok)
    return { turns: before, typed: question.slice(0, MAX_QUESTION_CHARACTERS), failure: begun.failure, jurisdiction, libraryOnly };
  let answer = EMPTY_ANSWER;
  for await (const event of begun.value.events) answer = foldAnswer(answer, [event]);
  const turn = turnOf({ id: begun.value.answerId, question, askedAt, jurisdiction }, answer, begun.value.answerToken);
  return { turns: [...before, turn], typed: '', failure: null, jurisdiction, libraryOnly };
}

function readEarlier(form: FormData): EarlierTurn[] {
  const answers = form.getAll('earlier-answer').map(String);
  const turns = form.getAll('earlier-question').map((question, at) => ({
    question: String(question).slice(0, MAX_QUESTION_CHARACTERS),
    answer: (answers[at] ?? '').slice(0, MAX_EARLIER_ANSWER),
  }));
  return turns.filter((turn) => turn.question !== '').slice(-MAX_EARLIER);
}
