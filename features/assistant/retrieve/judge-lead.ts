// How surely the first of the leads is what a question asks for. The assistant and the short answer
// of a search ask here and nowhere else. Everything else in an answer follows its lead, so a
// doubtful lead is worse than a question back.
import { type Acts, isAboutSureAct, isUnanswered } from '#features/search/acts/asked-acts.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import type { LeadChances } from '#features/search/meaning/judge-leads.ts';
import type { RankedItem } from '#features/search/rank-items.ts';

/**
 * `nothing` may lead. `ask`: which of the closest is meant. `likely`: it answers, and what else
 * could be meant is offered beside it. `clear`: nothing else could be meant. `certain`: it may
 * stand alone, without the question back that a chat has.
 */
const VERDICTS = ['nothing', 'ask', 'likely', 'clear', 'certain'] as const;
export type LeadVerdict = (typeof VERDICTS)[number];

export const isAtLeast = (verdict: LeadVerdict, least: LeadVerdict): boolean =>
  VERDICTS.indexOf(verdict) >= VERDICTS.indexOf(least);

/**
 * A lead is clear when it is this far ahead of the next one that is about something else, and not
 * merely the best of many that are far off. One that is as near as `sure` is likely, whatever is
 * beside it: two neighbors are then both near. Chosen on two sets of strangers' questions, of which
 * those led with less than `ahead` were mostly beside the point.
 */
const MIN_DISTANCE = 0.2;
const MIN_SCORE = { ahead: 1.1, sure: 1.45 };
/**
 * Of the leads that are left for an act that is sure, the first is likely with a small distance,
 * and with none before another one that is about the same act: neither is about anything else.
 */
const MIN_DISTANCE_OF_ACT = 0.05;
/**
 * The chance by the lead model from which a clear lead is certain. By `npm run eval --
 * short-answers`: of clear leads nine in ten are right, of those with this chance 97 in 100.
 */
const MIN_CHANCE = 0.7;

type Question = { acts: Acts; leadChances?: LeadChances | undefined };

/** `leads`: best first. */
export function judgeLead(
  { acts, leadChances }: Question,
  leads: RankedItem[],
  sameSubject: SearchIndex['sameSubject'],
): LeadVerdict {
  const [first, ...others] = leads;
  const items = leads.map(({ item }) => item);
  if (!first || isUnanswered(acts, items)) return 'nothing';
  const alike = sameSubject.get(getKey(first));
  const next = others.find((lead) => !alike?.has(getKey(lead)));
  const distance = first.score - (next?.score ?? 0);
  if (distance >= MIN_DISTANCE && first.score >= MIN_SCORE.ahead)
    return (leadChances?.get(getKey(first)) ?? 0) >= MIN_CHANCE ? 'certain' : 'clear';
  const isOfAct =
    isAboutSureAct(acts, first.item) &&
    (distance >= MIN_DISTANCE_OF_ACT || (next !== undefined && isAboutSureAct(acts, next.item)));
  return isOfAct || first.score >= MIN_SCORE.sure ? 'likely' : 'ask';
}

const getKey = ({ item }: RankedItem) => `${item.kind}:${item.id}`;
