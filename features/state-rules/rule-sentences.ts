// A state's rule in sentences, for answers: the first has the number, the section, the day we read
// it, and whether it was compared since; nothing stands between it and the next one.
import type { RuleValue, StateRule } from '#features/library/schema/rule-schema.ts';
import type { Resource } from '#features/library/schema/schema.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import { formatValue } from './format-value.ts';
import { oldFigureNote } from './messages/reading.ts';
import { notCompared } from './messages/tables.ts';

export type RuleSentences = {
  lead: string[];
  /** Other values, each with the case in which it applies. */
  cases: string[];
  /** Exceptions and what is about to change. */
  more: string[];
};

/** Undefined when we have not read the state's rule. */
export function writeRuleSentences(rule: StateRule, state: StateCode): RuleSentences | undefined {
  const cell = rule.states[state];
  if (!cell || 'empty' in cell) return undefined;
  const sentences = cell.sentence.split(/(?<=[a-z0-9)%’”]\.)\s+(?=[A-Z$])/);
  const [first = '', ...rest] = sentences;
  const reader = rule.speaksTo ? `, for ${rule.speaksTo}` : '';
  const names = (cell.reports ?? []).map(({ by }) => by).join(' and ');
  const law =
    cell.source === 'reported'
      ? `${cell.cite}, which we have not read; ${names} say so`
      : `${cell.cite}, read ${formatLongDate(cell.readOn)}`;
  const marks = [
    ...nameChoice(rule, cell.value),
    law,
    ...(cell.isNotCompared ? [notCompared] : []),
  ];
  return {
    lead: [
      `${STATES[state]}${reader}: ${first.replace(/\.$/, '')} (${marks.join('; ')}).`,
      ...(cell.isOldFigure && 'year' in cell.value && cell.value.year !== undefined
        ? [oldFigureNote(cell.value.year)]
        : []),
      ...rest,
    ],
    cases: cell.other.map(
      (value) => `${formatValue(rule, value)}: ${(value.when ?? '').replace(/\.?$/, '.')}`,
    ),
    more: [...cell.exceptions, ...(cell.pending ? [cell.pending] : [])],
  };
}

/** "contributory negligence": the law's own term. A yes or no says nothing beside its sentence. */
function nameChoice(rule: StateRule, value: RuleValue): string[] {
  if (!('choice' in value) || rule.speaksTo) return [];
  const label = formatValue(rule, value);
  return /^(?:yes|no|only)\b/i.test(label)
    ? []
    : [`${label.charAt(0).toLowerCase()}${label.slice(1)}`];
}

/** What is said of a rule that we have not read, with the official page that has it. */
export function writeMissingRule(
  rule: StateRule,
  state: StateCode,
  resources: readonly Resource[],
): string[] {
  const name = STATES[state];
  const title = rule.title.charAt(0).toLowerCase() + rule.title.slice(1);
  const page = resources.find(({ id, state: own, help }) =>
    rule.officialPage ? id === rule.officialPage : own === state && help === 'court',
  );
  return [
    `We have not read the rule of ${name} on this yet: ${title}.`,
    page
      ? `Look it up at ${page.title}, ${new URL(page.url).hostname}, or ask legal aid in ${name}.`
      : `Legal aid in ${name} can tell you.`,
  ];
}

/** The id of a source that quotes one state's rule. */
export const createRuleSourceId = (ruleId: string, state: StateCode) => `${ruleId}/${state}`;

export function readRuleSourceId(id: string): { ruleId: string; state: StateCode } | undefined {
  const [ruleId = '', state = ''] = id.split('/');
  return Object.hasOwn(STATES, state) ? { ruleId, state: state as StateCode } : undefined;
}
