// Turns that did not come from this page's own asking: those of a conversation that was kept in the account, those that a
// form without JavaScript carried along as text, and the one that it has just asked.

import type { AnswerEvent } from '#features/grounding/answer.ts';
import { type AnswerView, EMPTY_ANSWER, foldAnswer } from '#features/grounding/answer-view.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { EarlierTurn } from './chat-turn.ts';
import type { Turn } from './turn.ts';

type Asked = { id: string; question: string; askedAt: Date; jurisdiction: Jurisdiction };

/** Without its token a turn can be read, but not voted on. */
export function turnOf({ id, question, askedAt, jurisdiction }: Asked, answer: AnswerView, token = ''): Turn {
  const status = answer.ended === 'stopped' ? 'stopped' : 'done';
  return { id, token, question, askedAt: askedAt.toISOString(), jurisdiction, libraryOnly: false, status, answer };
}

export function turnOfEvents(asked: Asked, events: AnswerEvent[]): Turn {
  return turnOf(asked, foldAnswer(EMPTY_ANSWER, events));
}

/** What a reader sees of an answer that only its words are left of: the words, and no claim that they were checked. */
export function turnOfText({ question, answer }: EarlierTurn, id: string, askedAt: Date): Turn {
  const parts = answer.split('\n').map((text, block) => ({
    type: 'block' as const,
    block,
    kind: 'paragraph' as const,
    section: 'other' as const,
    sentences: [{ text, sources: [], check: 'plain' as const }],
  }));
  return turnOf({ id, question, askedAt, jurisdiction: 'General' }, { ...EMPTY_ANSWER, parts, ended: 'finished' });
}
