// Which state rules open an answer, in the order in which they are said: those that its lead is
// about, and the one that the question asks for. A rule that is merely related comes later.
import { findNamed } from '#features/library/earlier-names.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { type Acts, fitsActs } from '#features/site-search/acts/asked-acts.ts';
import type { SearchItem } from '#features/site-search/index/search-item.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { type AskedRule, CERTAIN_CHANCE, isRuleConfirmed } from '../understand/asked-rule.ts';

const MAX_RULES = 3;
const MAX_RELATED = 2;

type Asking = {
  askedRule?: AskedRule | undefined;
  acts: Acts;
  jurisdiction: Jurisdiction;
};

/** `closest`: the items that the question is closest to. */
export function listOpeningRules(
  library: Library,
  { askedRule, acts, jurisdiction }: Asking,
  lead: SearchItem | undefined,
  closest: readonly SearchItem[],
): string[] {
  if (jurisdiction === 'General') return [];
  const about = (lead?.answeredBy ?? []).filter((id) =>
    library.rules.some((rule) => rule.id === id && fitsActs(acts, rule.acts)),
  );
  const closestFaqs = closest.flatMap(({ kind, id }) =>
    kind === 'faq' ? (library.faqs.find((faq) => faq.id === id) ?? []) : [],
  );
  if (!askedRule || !isRuleConfirmed(askedRule, closestFaqs)) return about.slice(0, MAX_RULES);
  // That we have not read a rule helps only whoever surely asked for it.
  const isSurelyAsked = isRuleConfirmed(askedRule, closestFaqs.slice(0, 1));
  if (!isSurelyAsked && !isRuleRead(library, askedRule.id, jurisdiction))
    return about.slice(0, MAX_RULES);
  if (about.length > 0 && !about.includes(askedRule.id) && askedRule.chance < CERTAIN_CHANCE)
    return about.slice(0, MAX_RULES);
  const others = about.includes(askedRule.id) ? about : [];
  return [...new Set([askedRule.id, ...others])].slice(0, MAX_RULES);
}

export function isRuleRead(
  { rules }: Pick<Library, 'rules'>,
  ruleId: string,
  state: Jurisdiction,
): boolean {
  const cell = state === 'General' ? undefined : findNamed(rules, ruleId)?.states[state];
  return cell !== undefined && !('empty' in cell);
}

/**
 * Rules that say how the law varies, told behind the item: only what we have read. The one that the
 * question seems to ask for is the first.
 */
export function listRelatedRules(
  library: Library,
  { askedRule, acts, jurisdiction }: Asking,
  faq: SearchItem | undefined,
  opening: readonly string[],
): string[] {
  if (!faq || jurisdiction === 'General') return [];
  const related = library.faqs.find(({ id }) => id === faq.id)?.rules ?? [];
  return [...new Set([...(askedRule ? [askedRule.id] : []), ...related])]
    .filter((id) => !opening.includes(id))
    .filter((id) =>
      library.rules.some(
        (rule) =>
          rule.id === id && fitsActs(acts, rule.acts) && isRuleRead(library, id, jurisdiction),
      ),
    )
    .slice(0, MAX_RELATED);
}
