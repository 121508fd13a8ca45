// Which state rule a question asks for, if any. A rule leads the answer, so a doubtful one counts as none.
import type { SearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { predictRule } from '#features/site-search/meaning/rule-model.ts';
import { findNamedState } from '#features/triage/named-place.ts';

/**
 * By four-fold cross-validation on content/search/rule-questions.yml: of the questions that ask for a rule, 95 of 100 get theirs; of the
 * close ones that ask for none, 16 of 100 get one.
 */
const MIN_CHANCE = 0.15;
/** A story seldom asks for a number, and another rule's number as its short answer would mislead. */
const STORY = { words: 30, minChance: 0.6 };
/** A story of more words asks for more than a number. */
const MAX_WORDS = 120;

export function findAskedRule({ ruleModel }: SearchIndex, question: string, vector: Float32Array | undefined): string | undefined {
  const words = question.split(/\s+/).length;
  if (!vector || words > MAX_WORDS) return undefined;
  const predicted = predictRule(ruleModel, question, vector);
  return predicted && predicted.chance >= (words > STORY.words ? STORY.minChance : MIN_CHANCE) ? predicted.rule : undefined;
}

/** "What is the minimum wage?" asks for a number more than for a meaning, "what is a minimum wage?" for the meaning. */
export function asksForRuleFirst(question: string): boolean {
  return /\bwhat(?:['’]?s| is| are) the\b/i.test(question) || findNamedState(question) !== undefined;
}
