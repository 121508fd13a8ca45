import type { AnswerView } from '#features/grounding/answer-view.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

type TurnStatus = 'sending' | 'writing' | 'done' | 'stopped' | 'error';

export type Turn = {
  /** Also the answer id on the server; the token authorizes access to it. */
  id: string;
  token: string;
  question: string;
  /** ISO date and time. */
  askedAt: string;
  /** The state that the question was asked for. */
  jurisdiction: Jurisdiction;
  /** The remembered choice at that time: when it changes afterwards, it counts again. */
  chosen: Jurisdiction;
  /** Whose words the state stands over; see ChatBody. */
  jurisdictionOver?: 'earlier' | 'question';
  libraryOnly: boolean;
  /** See ChatBody. */
  answerAnyway?: boolean;
  status: TurnStatus;
  answer: AnswerView;
  /** Message shown when the answer failed. */
  failure?: string;
  vote?: 'up' | 'down';
  /** Urgent lines of a turn that this one replaced: they belong to the conversation. */
  pinned?: UrgentLine[];
};

/** The site, as named in answers and their copies. */
export type Site = { name: string; url: string };
