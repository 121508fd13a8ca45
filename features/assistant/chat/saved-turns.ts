// Creates turns that the page did not stream itself: from a saved conversation, from the text that
// a form without JavaScript carries, and from the answer to that form.

import type { AnswerEvent } from '#features/grounding/answer.ts';
import { type AnswerView, EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { EarlierTurn } from './chat-turn.ts';
import type { Turn } from './turn.ts';

type TurnQuestion = { id: string; question: string; askedAt: Date; jurisdiction: Jurisdiction };

/** A turn without a token can be read, but not voted on. */
export function createTurn(
  { id, question, askedAt, jurisdiction }: TurnQuestion,
  answer: AnswerView,
  token = '',
): Turn {
  const status = answer.ended === 'stopped' ? 'stopped' : 'done';
  return {
    id,
    token,
    question,
    askedAt: askedAt.toISOString(),
    jurisdiction,
    chosen: jurisdiction,
    libraryOnly: false,
    status,
    answer,
  };
}

export function createTurnFromEvents(question: TurnQuestion, events: AnswerEvent[]): Turn {
  return createTurn(question, foldAnswer(EMPTY_ANSWER, events));
}

/** Rebuilds a turn from plain text; it carries no verification marks. */
export function createTurnFromText(
  { question, answer }: EarlierTurn,
  id: string,
  askedAt: Date,
): Turn {
  const parts = answer.split('\n').map((text, block) => ({
    type: 'block' as const,
    block,
    kind: 'paragraph' as const,
    section: 'other' as const,
    sentences: [{ text, sources: [], check: 'plain' as const }],
  }));
  return createTurn(
    { id, question, askedAt, jurisdiction: 'General' },
    { ...EMPTY_ANSWER, parts, ended: 'finished' },
  );
}
