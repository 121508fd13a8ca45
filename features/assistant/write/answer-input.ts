import type { Jurisdiction } from '#legal/jurisdictions.ts';
import type { EarlierTurn } from './prompts.ts';

/** A question, and what its answer depends on. */
export type AnswerInput = {
  question: string;
  earlier: EarlierTurn[];
  jurisdiction: Jurisdiction;
  jurisdictionOver?: 'earlier' | 'question' | undefined;
  /** Nothing goes to a provider. */
  libraryOnly: boolean;
  /** The person pressed for the answer after lines about self-harm. */
  answerAnyway?: boolean;
  answerId: string;
  signal?: AbortSignal;
};
