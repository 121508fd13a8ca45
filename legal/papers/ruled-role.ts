// What the rules read about a date, and what they give: the role that it has, and whether the words
// leave no doubt.
import type { DateContext } from './date-context.ts';

export type RoleHints = {
  /**
   * The paper is itself a decision or an order: its judgment is its own, and asking for a hearing
   * is an appeal.
   */
  decision: boolean;
};

type RuledRole = 'issued' | 'served' | 'hearing' | 'answer-by' | 'pay-by' | 'appeal-by' | 'other';
export type Ruled = { role: RuledRole; confident: boolean };

export type RuleInput = {
  context: DateContext;
  text: string;
  start: number;
  end: number;
  decision: boolean;
};
