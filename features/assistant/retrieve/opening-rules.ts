// Which state rules open an answer, in the order in which they are said: those that its lead is
// about, and the one that the question asks for. A rule that is merely related comes later. That we
// have not read a rule is said of one alone, and nothing of another rule follows it.
import { findNamed } from '#features/library/earlier-names.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { ACT_TOPICS, type Act } from '#features/library/schema/acts.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { type Acts, fitsActs, isSure } from '#features/search/acts/asked-acts.ts';
import { fitsCase } from '#features/search/acts/asked-words.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import type { Jurisdiction, StateCode } from '#legal/jurisdictions.ts';
import { type AskedRule, CERTAIN_CHANCE, isRuleConfirmed } from '../understand/asked-rule.ts';

const MAX_RULES = 3;
const MAX_RELATED = 2;
/**
 * Acts that are about one thing: who tells of one asks for its rule, too, beside what the lead is
 * about. "I quit. Do I get my vacation?" is answered with the day of the last pay as well.
 */
const TELLING: Acts = new Set<Act>([
  'quit-job',
  'fire',
  'charge-deposit',
  'garnish-pay',
  'give-break',
  'pay-minimum-wage',
  'give-sick-leave',
  'claim-on-government',
  'protect-home',
  'answer-case',
  'choose-court',
  'repossess-car',
  'hold-back-rent',
]);
/** Their time runs out first, whatever else is asked for. */
const FIRST: Acts = new Set<Act>(['claim-on-government', 'answer-eviction']);

type Asking = {
  talk: string;
  askedRule?: AskedRule | undefined;
  acts: Acts;
  jurisdiction: Jurisdiction;
};

/** `closest`: the items that the question is closest to. */
export function listOpeningRules(
  library: Library,
  { askedRule, jurisdiction, ...question }: Asking,
  lead: SearchItem | undefined,
  closest: readonly SearchItem[],
): string[] {
  if (jurisdiction === 'General') return [];
  const isOfCase = (id: string) => fitsCellCase(library, id, jurisdiction, question.talk);
  const about = listRulesOfLead(library, question, lead).filter(isOfCase);
  const closestFaqs = closest.flatMap(({ kind, id }) =>
    kind === 'faq' ? (library.faqs.find((faq) => faq.id === id) ?? []) : [],
  );
  const isRead = (id: string) => isRuleRead(library, id, jurisdiction);
  const opening =
    isAsked(askedRule, about, closestFaqs, isRead) && isOfCase(askedRule.id)
      ? [askedRule.id, ...(about.includes(askedRule.id) ? about : [])]
      : about;
  const mentioned = listRulesOfActs(library, question, lead).filter(
    (id) => isRead(id) && isOfCase(id),
  );
  const isFirst = (id: string) =>
    library.rules.some(
      (rule) => rule.id === id && rule.acts.some((act) => FIRST.has(act) && question.acts.has(act)),
    );
  const [first] = opening;
  const read = opening.filter(isRead);
  const isFirstAsked = first !== undefined && first === askedRule?.id;
  return (isFirstAsked && !isRead(first)) || read.length === 0
    ? [...opening.slice(0, 1), ...(first === undefined ? mentioned : [])].slice(0, MAX_RULES)
    : [...new Set([...[...read, ...mentioned].filter(isFirst), ...read, ...mentioned])].slice(
        0,
        MAX_RULES,
      );
}

/** The state's sentence may be about a narrower case than the rule: a test that was refused. */
function fitsCellCase(
  { rules }: Pick<Library, 'rules'>,
  ruleId: string,
  state: StateCode,
  talk: string,
): boolean {
  const cell = findNamed(rules, ruleId)?.states[state];
  return !cell || 'empty' in cell || fitsCase(talk, cell);
}

/**
 * Those of the question's acts; where none fits, and none is sure or of another topic, all that its
 * lead is about: "moved out in August, he still has my 1,400" tells of no deposit.
 */
function listRulesOfLead(
  { rules }: Library,
  { talk, acts }: Pick<Asking, 'talk' | 'acts'>,
  lead: SearchItem | undefined,
): string[] {
  const own = (lead?.answeredBy ?? []).flatMap(
    (id) => rules.find((rule) => rule.id === id && fitsCase(talk, rule)) ?? [],
  );
  const fitting = own.filter((rule) => fitsActs(acts, rule.acts));
  const isOfTopic = [...acts].every((act) =>
    (ACT_TOPICS[act] as readonly string[]).includes(lead?.topic ?? ''),
  );
  return (fitting.length > 0 || isSure(acts) || !isOfTopic ? fitting : own).map(({ id }) => id);
}

/** Those that the lead refers to, and whose act the question tells of. */
function listRulesOfActs(
  { faqs, rules }: Library,
  { talk, acts }: Pick<Asking, 'talk' | 'acts'>,
  lead: SearchItem | undefined,
): string[] {
  const related = faqs.find(({ id }) => lead?.kind === 'faq' && id === lead.id)?.rules ?? [];
  return related.filter((id) =>
    rules.some(
      (rule) =>
        rule.id === id &&
        fitsCase(talk, rule) &&
        rule.acts.some((act) => TELLING.has(act) && acts.has(act)),
    ),
  );
}

const fitsQuestion = ({ talk, acts }: Pick<Asking, 'talk' | 'acts'>, rule: StateRule) =>
  fitsActs(acts, rule.acts) && fitsCase(talk, rule);

/** `about`: the rules of the lead. */
function isAsked(
  rule: AskedRule | undefined,
  about: readonly string[],
  closestFaqs: Library['faqs'],
  isRead: (id: string) => boolean,
): rule is AskedRule {
  if (!rule || !isRuleConfirmed(rule, closestFaqs)) return false;
  // That we have not read a rule helps only whoever surely asked for it.
  if (!isRead(rule.id) && !isRuleConfirmed(rule, closestFaqs.slice(0, 1))) return false;
  return about.length === 0 || about.includes(rule.id) || rule.chance >= CERTAIN_CHANCE;
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
  { askedRule, jurisdiction, ...question }: Asking,
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
          rule.id === id && fitsQuestion(question, rule) && isRuleRead(library, id, jurisdiction),
      ),
    )
    .slice(0, MAX_RELATED);
}
