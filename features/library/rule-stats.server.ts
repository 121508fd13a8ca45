// The part of `npm run content -- stats` about state rules: cells filled by rule and by state, how
// they were read, and why others are empty.
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { Library } from './load-library.server.ts';
import type { FilledCell, RuleCell, StateRule } from './schema/rule-schema.ts';

type PlacedCell = { rule: string; state: StateCode; cell: RuleCell };

const VARIES =
  /\b(?:varies|vary|differs?|depends on (?:the|your) state|(?:some|many|most) states|your state['’]s|in your state)\b/i;

type Texts = Pick<Library, 'topics' | 'faqs' | 'guides' | 'claims'>;

/**
 * Texts that say the law varies by state, how many refer to a state rule, and the others by name.
 */
export function formatVaryingTexts({ topics, faqs, guides, claims }: Texts): string[] {
  const texts = [
    ...topics.map(({ id, body, rules }) => ({ place: `topics/${id}`, text: body, rules })),
    ...faqs.map(({ id, body, rules }) => ({ place: `faq/${id}`, text: body, rules })),
    ...guides.flatMap(({ id, steps }) =>
      steps.map(({ title, content, rules }) => ({
        place: `guides/${id}, ${title}`,
        text: content,
        rules,
      })),
    ),
    ...claims.flatMap(({ id, limits }) =>
      limits.map(({ text, varies, rule }) => ({
        place: `claims/${id}`,
        text: varies ? 'varies' : text,
        rules: rule ? [rule] : [],
      })),
    ),
  ].filter(({ text }) => VARIES.test(text));
  const alone = texts.filter(({ rules }) => rules.length === 0);
  return [
    `texts that say the law varies by state: ${texts.length}, with a state rule beside them: ${texts.length - alone.length}; the others:`,
    ...alone.map(({ place }) => place),
  ];
}

export function formatRuleStats(rules: StateRule[]): string[] {
  const cells = rules.flatMap((rule): PlacedCell[] =>
    (Object.keys(STATES) as StateCode[]).map((state) => ({
      rule: rule.id,
      state,
      cell: rule.states[state],
    })),
  );
  const filled = cells.flatMap(({ cell }) => ('empty' in cell ? [] : [cell]));
  const byRule = rules.map(({ id }) =>
    formatCount(
      id,
      cells.filter(({ rule }) => rule === id),
    ),
  );
  const byState = (Object.keys(STATES) as StateCode[]).map((code) =>
    formatCount(
      code,
      cells.filter(({ state }) => state === code),
    ),
  );
  const readings = filled.map(({ readOn }) => readOn).sort();
  return [
    `state rules: ${rules.length}, cells filled: ${filled.length} of ${cells.length}`,
    `compared with the statute's text: ${count(filled, (cell) => cell.isFoundInText === true)}`,
    `read on a site of the state, a court or an agency: ${count(filled, (cell) => !['copy', 'reported'].includes(cell.source))}, on a copy: ${count(filled, (cell) => cell.source === 'copy')}`,
    `told by others, not read: ${count(filled, (cell) => cell.source === 'reported')}`,
    `date of the text unknown: ${count(filled, (cell) => cell.textDate === 'unknown')}; oldest reading: ${readings[0] ?? '–'}`,
    '',
    'by rule',
    ...byRule,
    '',
    'by state',
    ...byState,
    '',
    'empty cells',
    ...cells.flatMap(({ rule, state, cell }) =>
      'empty' in cell ? [`${rule} ${state}: ${cell.empty}`] : [],
    ),
  ];
}

const count = (cells: FilledCell[], isCounted: (cell: FilledCell) => boolean) =>
  cells.filter(isCounted).length;

function formatCount(name: string, cells: PlacedCell[]): string {
  const filled = cells.filter(({ cell }) => !('empty' in cell)).length;
  return `${name.padEnd(32)}${String(filled).padStart(4)} of ${cells.length}`;
}
