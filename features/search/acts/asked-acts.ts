// Who does what to whom in a question, and whether an item or a state rule may lead its answer:
// never one of another act, however near its words are. The assistant and the short answer of a
// search both ask here. An act is read narrowly: what is not read keeps nothing from leading.

import { ACT_TOPICS, type Act } from '#features/library/schema/acts.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { memoize } from '#lib/memo.ts';
import type { SearchItem } from '../index/search-item.ts';
import { flattenWords } from './asked-words.ts';
import { COURT_READINGS } from './courts-and-money.ts';
import { RENTING_READINGS } from './renting.ts';
import { WORK_AND_FAMILY_READINGS } from './work-and-family.ts';

export type Acts = ReadonlySet<Act>;

const READINGS = [...RENTING_READINGS, ...COURT_READINGS, ...WORK_AND_FAMILY_READINGS];
export function readActs(text: string): Acts {
  const flat = flattenWords(text);
  return new Set(
    READINGS.flatMap(({ act, shows, and, unless }) =>
      shows.test(flat) && (!and || and.test(flat)) && !unless?.test(flat) ? act : [],
    ),
  );
}

/** `own`: those of a state rule, or of an item; none for what may be about any. */
export function fitsActs(questionActs: Acts, own: Iterable<Act>): boolean {
  const acts = new Set(own);
  return questionActs.size === 0 || acts.size === 0 || !acts.isDisjointFrom(questionActs);
}

/**
 * Acts whose words hardly ever mean anything else. What other words show ("quit", "fired", "fixed")
 * is often a mere part of a story, and keeps only state rules from leading.
 */
const SURE: Acts = new Set<Act>([
  'evict',
  'answer-eviction',
  'fight-eviction-judgment',
  'collect-after-winning',
  'enter-home',
  'raise-rent',
  'charge-deposit',
  'return-deposit',
  'return-other-deposit',
  'answer-case',
  'sue-in-time',
  'sue-over-anything',
  'foreclose',
  'repossess-car',
  'shut-off-utility',
  'use-marijuana',
  'clear-record',
  'clear-other-record',
  'clear-warrant',
  'charge-drugs',
  'see-judge',
  'limit-rent',
  'end-lease-early',
  'remove-guest',
  'ask-about-small-claims',
  'fix-used-car',
  'use-identity',
  'fallen-tree',
  'draw-boundary',
  'give-sick-leave',
  'get-unemployment',
  'claim-workers-comp',
  'repay-benefits',
  'pay-nursing-home',
  'collect-support',
  'enforce-visits',
  'protect-person',
  'wait-for-divorce',
  'inherit-without-will',
  'stay-after-foreclosure',
  'owe-after-death',
  'dock-pay',
  'hold-last-pay',
  'get-paid-leave',
  'pay-without-papers',
  'take-for-debt',
  'leave-after-overstay',
]);
/** Said without its object: the person has to say it first. */
const OPEN: Acts = new Set<Act>(['notify-of-anything']);
export const isSure = (questionActs: Acts) => !questionActs.isDisjointFrom(SURE);

/**
 * An item that people ask for one of the acts may lead; one that is about other acts, or about none
 * and of another field, may not.
 */
export function mayLead(questionActs: Acts, item: SearchItem): boolean {
  if (!isSure(questionActs)) return true;
  const { main, any } = readItemActs(item);
  if (!any.isDisjointFrom(questionActs)) return true;
  const topics = listActTopics(questionActs);
  return main.size === 0 && (topics.length === 0 || topics.some((id) => item.topics.includes(id)));
}

/** None of what may lead is known to be about the acts: at most a question back is right. */
export function isUnanswered(questionActs: Acts, leads: SearchItem[]): boolean {
  return (
    (isSure(questionActs) || !questionActs.isDisjointFrom(OPEN)) &&
    leads.every((item) => readItemActs(item).any.isDisjointFrom(questionActs))
  );
}

/** People ask the item for an act that the question surely is about. */
export const isAboutSureAct = (questionActs: Acts, item: SearchItem): boolean =>
  isSure(questionActs) &&
  [...readItemActs(item).any].some((act) => questionActs.has(act) && SURE.has(act));

/** Of an item's texts, the share that makes an act one of its main ones. */
const MIN_MAIN_SHARE = 0.2;
/** One text may mention an act by chance. */
const MIN_TEXTS = 2;

/** Of its title and of the ways in which people ask for it, read when first needed. */
const readItemActs = memoize((item: SearchItem): { main: Acts; any: Acts } => {
  const title = readActs(item.title);
  const counts = new Map<Act, number>();
  for (const text of item.questions)
    for (const act of readActs(text)) counts.set(act, (counts.get(act) ?? 0) + 1);
  const listActs = (min: number) =>
    new Set([...title, ...[...counts].flatMap(([act, count]) => (count >= min ? act : []))]);
  return {
    main: listActs(Math.max(MIN_TEXTS, MIN_MAIN_SHARE * item.questions.length)),
    any: listActs(MIN_TEXTS),
  };
});

/** The topics of the acts; none when one of them happens in every field, or none is sure. */
export function listActTopics(questionActs: Acts): TopicId[] {
  if (!isSure(questionActs)) return [];
  const topics = [...questionActs].map((act): readonly TopicId[] => ACT_TOPICS[act]);
  return topics.some((ids) => ids.length === 0) ? [] : [...new Set(topics.flat())];
}
