// A document's template, with a notice for each state from the state rules it names: the value and
// the section of each rule that has been read there, the limits that a typed value should not pass,
// and the time to answer a case.
import { findNamed } from '#features/library/earlier-names.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { canCountWith } from '#features/library/reports.ts';
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import type { Limit, Notice, UsedRule } from '#features/library/schema/document-schema.ts';
import type { FilledCell, StateRule } from '#features/library/schema/rule-schema.ts';
import { formatValue } from '#features/state-rules/format-value.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as DOCUMENT_WORDS from './messages/document-words.ts';
import type { AnswerTime, AnswerTimes, Template } from './template.ts';

type Library = Pick<LibraryDeps['library'], 'documents' | 'rules'>;
type ReadRule = { used: UsedRule; rule: StateRule; cell: FilledCell };

export function findTemplate({ documents, rules }: Library, id: unknown): Template | undefined {
  const found = documents.find((each) => each.id === id);
  const template = found?.court && {
    ...found,
    answerTimes: listAnswerTimes(rules, found.court.rule),
  };
  return found && addNotices(rules, template ?? found);
}

/** Only of states whose cell somebody has compared with the law. */
function listAnswerTimes(rules: Library['rules'], id: string): AnswerTimes {
  const rule = findNamed(rules, id);
  return Object.fromEntries(
    Object.entries(rule?.states ?? {}).flatMap(([state, cell]) =>
      'empty' in cell || !canCountWith(cell) ? [] : [[state, toAnswerTime(cell)]],
    ),
  );
}

function toAnswerTime({ value, other, sentence, exceptions, cite }: FilledCell): AnswerTime {
  const text = [sentence, ...exceptions].join(' ');
  // Where courts of the state differ, no one number holds.
  if (!('amount' in value) || other.length > 0) return { text, cite };
  return {
    text,
    cite,
    ...(value.unit === 'days' && { days: value.amount }),
    ...(value.unit === 'court-days' && { courtDays: value.amount }),
  };
}

function addNotices(rules: Library['rules'], template: Template): Template {
  if (template.rules.length === 0) return template;
  const notices = (Object.keys(STATES) as StateCode[]).flatMap((state) => {
    const readRules = template.rules.flatMap((used): ReadRule[] => {
      const rule = findNamed(rules, used.rule);
      const cell = rule?.states[state];
      return rule && cell && !('empty' in cell) && canCountWith(cell) ? [{ used, rule, cell }] : [];
    });
    // Rules for the page or for one answer only have a notice of their own.
    const groups = Map.groupBy(readRules, ({ used: { appearsOn, when } }) =>
      JSON.stringify([appearsOn, when]),
    );
    return [...groups.values()].map((group) => createNotice(group, state));
  });
  return { ...template, notices: [...template.notices, ...notices] };
}

function createNotice(readRules: ReadRule[], state: StateCode): Notice {
  const lines = readRules.map(({ rule, cell: { value, other } }) => {
    const cases = other.map(
      (each) => `${formatValue(rule, each)} ${DOCUMENT_WORDS.inCase(each.when ?? '')}`,
    );
    return `${rule.title}: ${[formatValue(rule, value), ...cases].join('; ')}.`;
  });
  const oldestReading = readRules.map(({ cell }) => cell.readOn).sort()[0] ?? '';
  return {
    state,
    text: DOCUMENT_WORDS.stateRules(lines.join(' '), formatLongDate(oldestReading)),
    cite: readRules.map(({ cell }) => cell.cite).join('; '),
    limits: readRules.flatMap((readRule) => createLimit(readRule, state)),
    appearsOn: readRules[0]?.used.appearsOn,
    when: readRules[0]?.used.when,
  };
}

function createLimit(
  { used: { limits: field, times }, rule, cell: { value, cite } }: ReadRule,
  state: StateCode,
): Limit[] {
  if (!field || !('amount' in value)) return [];
  const caution = DOCUMENT_WORDS.aboveLimit(
    formatLabel(field),
    STATES[state],
    formatValue(rule, value),
    cite,
  );
  return [
    { field, max: value.amount, caution, ...(value.unit === 'months-rent' && times && { times }) },
  ];
}
