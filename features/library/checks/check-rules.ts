// Checks of state rules that the schema cannot express: declared units and choices, years of money,
// a citation of the state's own law.
import { findCitations } from '#legal/citations/find-citations.ts';
import { findStateOfCode } from '#legal/citations/laws.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { suggestName } from '../files/explain-problem.ts';
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import { findReportFaults } from '../reports.ts';
import type { Claim } from '../schema/claim-schema.ts';
import type { DocumentTemplate } from '../schema/document-schema.ts';
import type { FilledCell, RuleValue, StateRule } from '../schema/rule-schema.ts';
import type { Faq, Guide, Topic } from '../schema/schema.ts';

export function checkRules(rules: ContentItem<StateRule>[]): ContentProblem[] {
  const orders = new Map<number, string>();
  return rules.flatMap(({ file, line, value: rule }) => {
    const problems = (
      Object.entries(rule.states) as [StateCode, StateRule['states'][StateCode]][]
    ).flatMap(([state, cell]): ContentProblem[] =>
      'empty' in cell
        ? []
        : checkCell(rule, state, cell).map((message) => ({
            file,
            line,
            message: `${rule.id}: ${state}: ${message}`,
            about: `rules/${rule.id}/${state}`,
          })),
    );
    const other = orders.get(rule.order);
    orders.set(rule.order, rule.id);
    const message = `${rule.id}: order: ${rule.order} is already that of ${other}`;
    return other ? [...problems, { file, line, message }] : problems;
  });
}

/** Where a rule that we have not read can be looked up is an entry of the directory. */
export function checkOfficialPages(
  rules: ContentItem<StateRule>[],
  resourceIds: ReadonlySet<string>,
): ContentProblem[] {
  return rules.flatMap(({ file, line, value: { officialPage } }) =>
    officialPage && !resourceIds.has(officialPage)
      ? [{ file, line, message: `officialPage: no resource "${officialPage}"` }]
      : [],
  );
}

/** Topics, FAQs, steps of guides, time limits of claims and documents refer to rules that exist. */
export function checkRuleReferences(
  rules: ContentItem<StateRule>[],
  items: ContentItem<RuleReferrer>[],
): ContentProblem[] {
  const ids = new Set(rules.map(({ value }) => value.id));
  return items.flatMap(({ file, line, value }) => {
    return listReferences(value)
      .filter((id) => !ids.has(id))
      .map((id) => ({
        file,
        line,
        message: `rules: no state rule "${id}"${suggestName(id, ids)}`,
      }));
  });
}

type RuleReferrer = Topic | Faq | Guide | Claim | DocumentTemplate;

function listReferences(item: RuleReferrer): string[] {
  if ('steps' in item) return [...item.answeredBy, ...item.steps.flatMap((step) => step.rules)];
  if ('answeredBy' in item) return [...item.answeredBy, ...item.rules];
  if ('clauses' in item) return item.rules.map(({ rule }) => rule);
  return 'limits' in item ? item.limits.flatMap(({ rule }) => rule ?? []) : item.rules;
}

function checkCell(rule: StateRule, state: StateCode, cell: FilledCell): string[] {
  const { value, other, cite, source } = cell;
  const messages = [value, ...other].flatMap((each) => checkValue(rule, each));
  messages.push(...findReportFaults(cell));
  if (other.some((each) => !each.when)) messages.push('other: each needs "when"');
  if (source !== 'court' && source !== 'agency' && !citesStateLaw(cite, state))
    messages.push(`cite: "${cite}" is no citation of ${state} law`);
  return messages;
}

function checkValue({ units, choices }: StateRule, value: RuleValue): string[] {
  if ('none' in value) return [];
  if ('choice' in value)
    return Object.hasOwn(choices, value.choice) ? [] : [`no choice "${value.choice}"`];
  return [
    ...(units.includes(value.unit) ? [] : [`units: no "${value.unit}"`]),
    ...(value.unit === 'dollars' && !value.year ? ['an amount of money needs its year'] : []),
  ];
}

/**
 * A statute, regulation, rule or constitution of the state or of the United States, or a decision;
 * or, for court rules, orders and acts that the parser does not know, the state's abbreviation and
 * a number.
 */
function citesStateLaw(cite: string, state: StateCode): boolean {
  if (findStateOfCode(cite) === state && /\d/.test(cite)) return true;
  return findCitations(cite).some((citation) => {
    if (citation.kind === 'case') return true;
    if (citation.kind === 'constitution') return [state, 'US'].includes(citation.jurisdiction);
    if (!('code' in citation)) return false;
    return ['U.S.C.', 'C.F.R.'].includes(citation.code) || findStateOfCode(citation.code) === state;
  });
}
