// A cell of a state rule as pages, the API and the download show it.
import type { FilledCell, RuleCell, StateRule } from '#features/library/schema/rule-schema.ts';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { formatShortValue, formatValue, getSortKey } from './format-value.ts';

/** `compared`: the number was found in the section's text. `read`: it was read on the page at `url`. */
type CellCheck = 'compared' | 'read';

export type CellView = {
  state: StateCode;
  stateName: string;
  href: string;
} & (
  | { empty: string }
  | {
      value: string;
      shortValue: string;
      sortKey: number;
      year?: number;
      other: { value: string; when: string }[];
      sentence: string;
      exceptions: string[];
      cite: string;
      source: FilledCell['source'];
      host: string;
      url: string;
      readOn: string;
      textDate: string;
      check: CellCheck;
      pending?: string;
    }
);

export type FilledView = Exclude<CellView, { empty: string }>;

export function viewCell(rule: StateRule, state: StateCode): CellView {
  const head = { state, stateName: STATES[state], href: `/states/${getStateSlug(state)}#${rule.id}` };
  const cell: RuleCell = rule.states[state] ?? { empty: 'Not read yet.' };
  if ('empty' in cell) return { ...head, empty: cell.empty };
  const { value, other, sentence, exceptions, cite, source, url, readOn, textDate, compare, pending } = cell;
  return {
    ...head,
    value: formatValue(rule, value),
    shortValue: formatShortValue(value),
    sortKey: getSortKey(rule, value),
    ...('year' in value && value.year !== undefined && { year: value.year }),
    other: other.map((each) => ({ value: formatValue(rule, each), when: each.when ?? '' })),
    sentence,
    exceptions,
    cite,
    source,
    host: new URL(url).hostname.replace(/^www\./, ''),
    url,
    readOn,
    textDate,
    check: compare ? 'compared' : 'read',
    ...(pending && { pending }),
  };
}

export const isFilled = (cell: CellView): cell is FilledView => !('empty' in cell);
