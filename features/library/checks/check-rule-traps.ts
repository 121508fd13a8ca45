// Traps that cells of state rules have fallen into, so that none does again: two cells that read
// one section in two ways, a sentence about an event that has no last day, a number of a narrow
// case without its case, and a year that is not the figure's.
import type { StateCode } from '#legal/jurisdictions.ts';
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import type { FilledCell, RuleValue, StateRule } from '../schema/rule-schema.ts';

type PlacedCell = {
  file: string;
  line: number;
  rule: StateRule;
  state: StateCode;
  cell: FilledCell;
};

export function checkRuleTraps(rules: ContentItem<StateRule>[]): ContentProblem[] {
  const cells = rules.flatMap(({ file, line, value: rule }) =>
    (Object.entries(rule.states) as [StateCode, StateRule['states'][StateCode]][]).flatMap(
      ([state, cell]): PlacedCell[] => ('empty' in cell ? [] : [{ file, line, rule, state, cell }]),
    ),
  );
  return [
    ...findDisagreements(cells),
    ...cells.flatMap((placed) => listTraps(placed).map((message) => report(placed, message))),
  ];
}

const report = ({ file, line, rule, state }: PlacedCell, message: string): ContentProblem => ({
  file,
  line,
  message: `${rule.id}: ${state}: ${message}`,
  about: `rules/${rule.id}/${state}`,
});

const listTraps = ({ rule, cell }: PlacedCell): string[] => [
  ...findEvent(cell),
  ...findNarrowCase(rule, cell),
  ...findOtherYear(rule, cell),
];

/** Of one family are rules whose ids begin alike: security-deposit-return and -penalty. */
const getFamily = ({ id }: StateRule) => id.split('-')[0];

/** Cells of one family that cite one subsection have one number, and hold for the same homes. */
function findDisagreements(cells: PlacedCell[]): ContentProblem[] {
  const groups = Map.groupBy(
    cells.flatMap((placed) =>
      placed.cell.cite.split('; ').map((cite) => ({
        placed,
        key: `${getFamily(placed.rule)} ${placed.state} ${cite}`,
        cite,
      })),
    ),
    ({ key }) => key,
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ placed, cite }) => {
      const difference = first && describeDifference(first.placed.cell, placed.cell);
      return difference
        ? [report(placed, `it cites ${cite} like ${first.placed.rule.id}, but ${difference}`)]
        : [];
    }),
  );
}

function describeDifference(a: FilledCell, b: FilledCell): string | undefined {
  const amounts = [a, b].map(({ value, other }) => listAmounts([value, ...other]));
  const units = amounts.map((list) => new Set(list.map(({ unit }) => unit)));
  const isSameUnit = [...(units[0] ?? [])].some((unit) => units[1]?.has(unit));
  const isSameAmount = amounts[0]?.some((one) =>
    amounts[1]?.some((two) => one.amount === two.amount && one.unit === two.unit),
  );
  if (isSameUnit && !isSameAmount && !isNamedBy(a, amounts[1]) && !isNamedBy(b, amounts[0]))
    return 'has another number';
  const [sizes, otherSizes] = [listSizes(a), listSizes(b)];
  return sizes.join() === otherSizes.join()
    ? undefined
    : `one holds for "${sizes.join(', ')}" and the other for "${otherSizes.join(', ')}"`;
}

/** A section may set two periods; then one of the two cells says so. */
const isNamedBy = ({ sentence, exceptions }: FilledCell, amounts: Amount[] = []) =>
  amounts.some(({ amount }) =>
    new RegExp(`\\b${amount}\\b`).test([sentence, ...exceptions].join('\n')),
  );

type Amount = Extract<RuleValue, { amount: number }>;
const listAmounts = (values: RuleValue[]) =>
  values.flatMap((value) => ('amount' in value ? [value] : []));

/** "5 or more units": whom a law leaves out by size. */
const SIZE = /\b(?:\d+|[a-z]+) or (?:more|fewer|less) (?:units|apartments|homes|dwellings)\b/gi;

const listSizes = ({ sentence, exceptions }: FilledCell): string[] =>
  [...new Set([sentence, ...exceptions].join('\n').match(SIZE) ?? [])]
    .map((size) => size.toLowerCase())
    .sort();

/** A vote or a bill whose end the text does not know. */
const EVENT =
  /\b(?:vote|ballot|referendum|bill|measure|amendment)\b(?:[^.]|\.\d)*\b(?:was to|is to|would|was set|is set|if it passes|may pass)\b|\bdid not find how it ended\b|\bif (?:voters|it) (?:passes|approve)/i;

function findEvent({ sentence, exceptions, pending = '', until }: FilledCell): string[] {
  const text = [sentence, ...exceptions, pending].find((each) => EVENT.test(each));
  return text && !until
    ? [`"${text.slice(0, 60)}…" waits for an event: say by "until" when the cell empties itself`]
    : [];
}

/** The clause with the number must not speak of a narrow case, unless the number is labelled. */
function findNarrowCase(
  { narrowWords = [] }: StateRule,
  { value, sentence }: FilledCell,
): string[] {
  if (narrowWords.length === 0 || !('amount' in value) || value.when) return [];
  const number = new RegExp(`\\b${value.amount}\\b`);
  const clause = sentence.split(/[;.]\s/).find((each) => number.test(each)) ?? '';
  const word = narrowWords.find((each) => new RegExp(`\\b${each}s?\\b`, 'i').test(clause));
  return word ? [`the number is that of a narrow case ("${word}"): say so by "when"`] : [];
}

/** A year later than the text that was read is named in the text, or it is the year of the copy. */
function findOtherYear({ yearly }: StateRule, cell: FilledCell): string[] {
  const { value, sentence, exceptions, textDate, readOn } = cell;
  const year = 'year' in value ? value.year : undefined;
  if (year === undefined) return [];
  if (year > Number(readOn.slice(0, 4))) return [`year: ${year} is later than the reading`];
  const isNamed = [sentence, ...exceptions].some((text) => text.includes(String(year)));
  return yearly || textDate === 'unknown' || year <= Number(textDate.slice(0, 4)) || isNamed
    ? []
    : [`year: the text is of ${textDate}, and nothing in it says ${year}`];
}
