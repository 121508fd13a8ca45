import type { AnswerView } from '#features/grounding/answer-view.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

type TurnStatus = 'sending' | 'writing' | 'done' | 'stopped' | 'error';

export type Turn = {
  /** Also the answer's name on the server; the token shows that it is ours. */
  id: string;
  token: string;
  question: string;
  /** ISO date and time. */
  askedAt: string;
  jurisdiction: Jurisdiction;
  libraryOnly: boolean;
  status: TurnStatus;
  answer: AnswerView;
  /** What to say when there is no answer. */
  failure?: string;
  vote?: 'up' | 'down';
};

/** The site as an answer and its copies name it. */
export type Site = { name: string; url: string };
