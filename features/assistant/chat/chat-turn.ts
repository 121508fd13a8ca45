// One question and its answer, as the page holds them. `sending` is the specification's placeholder: nothing has come yet.

import { plainAnswer } from './chat-text.ts';
import type { Turn } from './turn.ts';

export type EarlierTurn = { question: string; answer: string };

export const MAX_QUESTION_CHARACTERS = 4000;
export const MAX_EARLIER = 6;
export const MAX_EARLIER_ANSWER = 4000;
const MAX_EARLIER_TOTAL = 20_000;

export const isRunning = (turn: Turn | undefined) => turn?.status === 'sending' || turn?.status === 'writing';

/** The turns before a question, as the server reads them: the last few, in plain words, no more than a form may hold. */
export function earlierOf(turns: readonly Turn[]): EarlierTurn[] {
  const earlier: EarlierTurn[] = [];
  let room = MAX_EARLIER_TOTAL;
  for (const turn of [...turns].reverse()) {
    if (turn.status !== 'done' && turn.status !== 'stopped') continue;
    const answer = plainAnswer(turn.answer).slice(0, MAX_EARLIER_ANSWER);
    room -= turn.question.length + answer.length;
    if (room < 0 || earlier.length === MAX_EARLIER) break;
    earlier.unshift({ question: turn.question, answer });
  }
  return earlier;
}
