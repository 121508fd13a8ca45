// Which state rule a question asks for, if any. A rule leads the answer, so a doubtful one counts
// as none, and one about another act or case than the question's is left out, however likely it
// seems.
import { getEarlierIds } from '#features/library/earlier-names.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { predictRule } from '#features/models/rule-model.ts';
import { type Acts, fitsActs } from '#features/search/acts/asked-acts.ts';
import { type Case, fitsCase } from '#features/search/acts/asked-words.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { findNamedState } from '#features/triage/named-place.ts';

/**
 * By four-fold cross-validation on content/rules/*.questions.txt with 46 rules: from .25 on, 95 of
 * 100 questions that ask for a rule get theirs, and 16 of 100 close ones that ask for none get one.
 * Eleven rules more spread the same chances thinner.
 */
const MIN_CHANCE = 0.2;
/**
 * A story seldom asks for a number, and another rule's number as its short answer would mislead.
 */
const STORY = { words: 30, minChance: 0.6 };
/** A story of more words asks for more than a number. */
const MAX_WORDS = 120;

/**
 * "How much" asks for money or a share, unless the question is about notice, time or weight ("how
 * much written notice").
 */
const ASKS_AMOUNT = /\bhow much\b/i;
const NOT_MONEY = /\b(?:time|longer|later|notice|warning|heads[ -]up|leave|weight|say)\b/i;
const AMOUNT_UNITS: ReadonlySet<string> = new Set<StateRule['units'][number]>([
  'dollars',
  'percent',
  'months-rent',
  'times',
]);

/** From here on a rule counts although none of the closest questions refers to it. */
export const CERTAIN_CHANCE = 0.6;
const MAX_REFERRING = 4;

export type AskedRule = { id: string; chance: number };

type LeadingRule = Pick<StateRule, 'id' | 'formerly' | 'units' | 'acts'> & Case;

/** A rule that gives an age or a time is no answer to "how much is child support?". */
export function givesAskedQuantity(
  { units }: Pick<LeadingRule, 'units'>,
  question: string,
): boolean {
  return (
    units.length === 0 ||
    !ASKS_AMOUNT.test(question) ||
    NOT_MONEY.test(question) ||
    units.some((unit) => AMOUNT_UNITS.has(unit))
  );
}

export function findAskedRule(
  { ruleModel }: Pick<SearchIndex, 'ruleModel'>,
  rules: readonly LeadingRule[],
  {
    question,
    talk,
    acts,
    vector,
  }: { question: string; talk: string; acts: Acts; vector: Float32Array | undefined },
): AskedRule | undefined {
  const words = question.split(/\s+/).length;
  if (!vector || words > MAX_WORDS) return undefined;
  const fitting = new Map(
    rules
      .filter((rule) => fitsActs(acts, rule.acts) && fitsCase(talk, rule))
      .flatMap((rule) => [rule.id, ...getEarlierIds(rule)].map((id) => [id, rule] as const)),
  );
  const predicted = predictRule(ruleModel, question, vector, (id) => fitting.has(id));
  if (!predicted || predicted.chance < (words > STORY.words ? STORY.minChance : MIN_CHANCE))
    return undefined;
  const rule = fitting.get(predicted.rule);
  return rule && givesAskedQuantity(rule, question)
    ? { id: rule.id, chance: predicted.chance }
    : undefined;
}

/**
 * A rule that none of the questions closest to this one refers to is mostly a mistake: of 180
 * everyday questions it was right to leave out four of four, and of 171 questions for a rule that
 * we have 162 are led by it.
 */
export function isRuleConfirmed(
  { id, chance }: AskedRule,
  closestFaqs: readonly { rules: readonly string[]; answeredBy: readonly string[] }[],
): boolean {
  return (
    chance >= CERTAIN_CHANCE ||
    closestFaqs
      .slice(0, MAX_REFERRING)
      .some(({ rules, answeredBy }) => rules.includes(id) || answeredBy.includes(id))
  );
}

/**
 * "What is the minimum wage?" asks for a number more than for a meaning, "what is a minimum wage?"
 * for the meaning.
 */
export function asksForRuleFirst(question: string): boolean {
  return (
    /\bwhat(?:['’]?s| is| are) the\b/i.test(question) || findNamedState(question) !== undefined
  );
}
