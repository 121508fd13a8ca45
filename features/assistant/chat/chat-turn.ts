// Helpers for the turns of a chat, and the limits on what is sent with the next question.

import { formatPlainAnswer } from './chat-text.ts';
import type { Turn } from './turn.ts';

export type EarlierTurn = { question: string; answer: string };

export const MAX_QUESTION_CHARACTERS = 4000;
export const MAX_EARLIER = 6;
export const MAX_EARLIER_ANSWER = 4000;
const MAX_EARLIER_TOTAL = 20_000;

export const isRunning = (turn: Turn | undefined) => turn?.status === 'sending' || turn?.status === 'writing';

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
