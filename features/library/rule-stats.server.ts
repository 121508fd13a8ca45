// The part of `npm run content -- stats` about state rules: cells filled by rule and by state, how
// they were read, and why others are empty.
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { getPopulationShare } from '#legal/places/state-populations.ts';
import type { Library } from './load-library.server.ts';
import type { FilledCell, RuleCell, StateRule } from './schema/rule-schema.ts';

/** What people ask about first; the largest states have them all, or say what was tried. */
const ASKED_FIRST: ReadonlySet<string> = new Set([
  'security-deposit-return',
  'security-deposit-cap',
  'unpaid-rent-notice',
  'month-to-month-notice',
  'eviction-answer',
  'small-claims-limit',
  'limitation-written-contract',
  'limitation-oral-contract',
  'limitation-open-account',
  'limitation-injury',
  'limitation-property-damage',
  'limitation-malpractice',
  'limitation-fraud',
  'wage-garnishment',
  'minimum-wage',
  'final-pay-fired',
  'final-pay-quit',
  'divorce-residency',
  'divorce-waiting-period',
  'child-support-end',
  'small-estate-limit',
  'homestead-exemption',
  'government-claim-notice',
  'recording-consent',
]);
const MAX_LARGEST = 10;

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
    `changed and not compared yet: ${count(filled, (cell) => cell.isNotCompared === true)}`,
    `date of the text unknown: ${count(filled, (cell) => cell.textDate === 'unknown')}; oldest reading: ${readings[0] ?? '–'}`,
    '',
    ...formatAskedFirst(cells),
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

/** The rules that people ask about first, in the largest states: how many are empty, and why. */
function formatAskedFirst(cells: PlacedCell[]): string[] {
  const largest = new Set(
    (Object.keys(STATES) as StateCode[])
      .toSorted((a, b) => getPopulationShare(b) - getPopulationShare(a))
      .slice(0, MAX_LARGEST),
  );
  const rows = cells.filter(({ rule, state }) => ASKED_FIRST.has(rule) && largest.has(state));
  const empty = rows.flatMap(({ rule, state, cell }) =>
    'empty' in cell ? [`${rule} ${state}: ${cell.empty}`] : [],
  );
  return [
    `asked first, in ${[...largest].join(', ')}: ${empty.length} of ${rows.length} empty`,
    ...empty,
  ];
}

const KINDS = ['official', 'court', 'agency', 'copy', 'reported'] as const;

function formatCount(name: string, cells: PlacedCell[]): string {
  const filled = cells.flatMap(({ cell }) => ('empty' in cell ? [] : [cell]));
  const kinds = KINDS.flatMap((kind) => {
    const number = count(filled, ({ source }) => source === kind);
    return number > 0 ? [`${kind} ${number}`] : [];
  });
  const read = `${String(filled.length).padStart(4)} of ${cells.length}`;
  return `${name.padEnd(32)}${read}   ${kinds.join(', ')}`.trimEnd();
}
