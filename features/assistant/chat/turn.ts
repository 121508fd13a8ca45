import type { AnswerView } from '#features/grounding/answer-view.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

type TurnStatus = 'sending' | 'writing' | 'done' | 'stopped' | 'error';

export type Turn = {
  /** Also the answer id on the server; the token authorizes access to it. */
  id: string;
  token: string;
  question: string;
  /** ISO date and time. */
  askedAt: string;
  jurisdiction: Jurisdiction;
  libraryOnly: boolean;
  status: TurnStatus;
  answer: AnswerView;
  /** Message shown when the answer failed. */
  failure?: string;
  vote?: 'up' | 'down';
};

/** The site, as named in answers and their copies. */
export type Site = { name: string; url: string };
