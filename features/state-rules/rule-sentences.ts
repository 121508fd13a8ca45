// A state's rule in sentences, for answers: the first has the number, the section and the day we
// read it.
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import { formatValue } from './format-value.ts';

export type RuleSentences = { lead: string[]; more: string[] };

/** Undefined when we have not read the state's rule. */
export function writeRuleSentences(rule: StateRule, state: StateCode): RuleSentences | undefined {
  const cell = rule.states[state];
  if (!cell || 'empty' in cell) return undefined;
  const sentences = cell.sentence.split(/(?<=[a-z0-9)%’”]\.)\s+(?=[A-Z$])/);
  // A choice is named first: its label has the law's own term.
  const [first = '', ...rest] =
    'choice' in cell.value ? [formatValue(rule, cell.value), ...sentences] : sentences;
  const law = `${cell.cite}, read ${formatLongDate(cell.readOn)}`;
  return {
    lead: [`${STATES[state]}: ${first.replace(/\.$/, '')} (${law}).`, ...rest],
    more: [
      ...cell.other.map(
        (value) => `${formatValue(rule, value)}: ${(value.when ?? '').replace(/\.?$/, '.')}`,
      ),
      ...cell.exceptions,
      ...(cell.pending ? [cell.pending] : []),
    ],
  };
}

/** What is said of a rule that we have not read. */
export function writeMissingRule(rule: StateRule, state: StateCode): string[] {
  const name = STATES[state];
  return [
    `We do not have the rule of ${name} on this yet: ${rule.title}.`,
    `The self-help center of your court or legal aid in ${name} can tell you.`,
  ];
}

/** The id of a source that quotes one state's rule. */
export const createRuleSourceId = (ruleId: string, state: StateCode) => `${ruleId}/${state}`;

export function readRuleSourceId(id: string): { ruleId: string; state: StateCode } | undefined {
  const [ruleId = '', state = ''] = id.split('/');
  return Object.hasOwn(STATES, state) ? { ruleId, state: state as StateCode } : undefined;
}
