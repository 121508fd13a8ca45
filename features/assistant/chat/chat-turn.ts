// Helpers for the turns of a chat, and the limits on what is sent with the next question.

import type { AnswerView } from '#features/grounding/answer-view.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { formatPlainAnswer } from './chat-text.ts';
import type { Turn } from './turn.ts';

export type EarlierTurn = { question: string; answer: string };

export const MAX_QUESTION_CHARACTERS = 4000;
export const MAX_EARLIER = 6;
export const MAX_EARLIER_ANSWER = 4000;
const MAX_EARLIER_TOTAL = 20_000;

export const isRunning = (turn: Turn | undefined) =>
  turn?.status === 'sending' || turn?.status === 'writing';

/**
 * What cannot wait, and no law: the numbers, a sentence and perhaps a way on. Nothing else is shown
 * that could draw the eye from them.
 */
export const isOnlyUrgent = ({ urgent, sources }: AnswerView) =>
  urgent.length > 0 && sources.length === 0;

/** Stopped before the first word: the next question takes its place. */
export const isStoppedEmpty = (turn: Turn | undefined) =>
  turn?.status === 'stopped' && turn.answer.parts.length === 0;

/**
 * Urgency belongs to the conversation: the lines of all its turns, also of those that were
 * replaced. The newest turn comes first, and of a turn its gravest line.
 */
export const listUrgentLines = (turns: readonly Turn[]) =>
  turns.toReversed().flatMap(({ pinned = [], answer }) => [...answer.urgent, ...pinned]);

/**
 * The state of the conversation: of its last answer, which may come from the words of a question,
 * unless another one was chosen since.
 */
export function getConversationState(
  turns: readonly Turn[],
  remembered: Jurisdiction,
): Jurisdiction {
  const last = turns.at(-1);
  return last?.chosen === remembered ? (last.answer.jurisdiction ?? last.jurisdiction) : remembered;
}

/** The last turns as plain text, limited to what the server accepts in a form. */
export function listEarlierTurns(turns: readonly Turn[]): EarlierTurn[] {
  const earlier: EarlierTurn[] = [];
  let remaining = MAX_EARLIER_TOTAL;
  for (const turn of [...turns].reverse()) {
    if (turn.status !== 'done' && turn.status !== 'stopped') continue;
    const answer = formatPlainAnswer(turn.answer).slice(0, MAX_EARLIER_ANSWER);
    remaining -= turn.question.length + answer.length;
    if (remaining < 0 || earlier.length === MAX_EARLIER) break;
    earlier.unshift({ question: turn.question, answer });
  }
  return earlier;
}
