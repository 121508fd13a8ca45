// What tells of the person's own state leads before what is as near and tells of none: an item
// whose rule for what is done we have read there, or whose text says what holds there. An item that
// is about one state alone, as its title says, is for nobody else.
import { type Acts, fitsActs } from '#features/search/acts/asked-acts.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { memoize } from '#lib/memo.ts';

/**
 * Below the distance that makes a lead clear. Where no act was read, a rule says little about what
 * is asked for.
 */
const BONUS = { rule: 0.15, ruleOfAnyAct: 0.05, text: 0.04 };

/** Longer names first, so that "West Virginia" is not read as Virginia. */
const CODES = new Map(
  (Object.entries(STATES) as [StateCode, string][]).map(([code, name]) => [name, code]),
);
const NAME = new RegExp(
  `\\b(?:${[...CODES.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);
const readStates = (text: string): ReadonlySet<Jurisdiction> =>
  new Set([...text.matchAll(NAME)].flatMap(([name]) => CODES.get(name) ?? []));

const listStatesOfTitle = memoize(({ title }: SearchItem) => readStates(title));
const listStatesOfText = memoize(({ paragraphs }: SearchItem) => readStates(paragraphs.join(' ')));
const listRulesById = memoize(
  ({ items }: SearchIndex) =>
    new Map(items.flatMap((item) => (item.kind === 'rule' ? [[item.id, item]] : []))),
);

export function fitsState(item: SearchItem, jurisdiction: Jurisdiction): boolean {
  if (item.kind !== 'faq' && item.kind !== 'guide') return true;
  const states = listStatesOfTitle(item);
  return states.size !== 1 || states.has(jurisdiction);
}

export function getOwnStateBonus(
  index: SearchIndex,
  item: SearchItem,
  { jurisdiction, acts }: { jurisdiction: Jurisdiction; acts: Acts },
): number {
  if (jurisdiction === 'General' || (item.kind !== 'faq' && item.kind !== 'guide')) return 0;
  const isRead = item.answeredBy?.some((id) => {
    const rule = listRulesById(index).get(id);
    return rule?.inState?.[jurisdiction] !== undefined && fitsActs(acts, rule.acts ?? []);
  });
  if (isRead) return acts.size > 0 ? BONUS.rule : BONUS.ruleOfAnyAct;
  return listStatesOfText(item).has(jurisdiction) ? BONUS.text : 0;
}
