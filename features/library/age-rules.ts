// What time does to the cells of state rules, so that nobody has to remember it: a sentence that
// waits for an event empties itself, a figure of a year that is over is the last one that we read
// and not today's, and a comparison with a text of more than two years ago no longer counts as
// one. The server does it again each hour; time only runs forward, so that doing it twice changes
// nothing.
import type { FilledCell, RuleCell, StateRule } from './schema/rule-schema.ts';

const MAX_COMPARED_YEARS = 2;

export const WAITED_FOR_EVENT =
  'What this waited for has happened or not by now, and we have not read the law again yet.';

export const ageRules = (rules: StateRule[], now: Date): StateRule[] => {
  const today = now.toISOString().slice(0, 10);
  return rules.map((rule) => ({
    ...rule,
    states: Object.fromEntries(
      Object.entries(rule.states).map(([state, cell]) => [state, ageCell(rule, cell, today)]),
    ) as StateRule['states'],
  }));
};

function ageCell(rule: StateRule, cell: RuleCell, today: string): RuleCell {
  if ('empty' in cell) return cell;
  if (cell.until && today >= cell.until) return { empty: WAITED_FOR_EVENT };
  const { isFoundInText, ...rest } = cell;
  const isLong = isFoundInText && isLongAgo(cell, today);
  return {
    ...rest,
    ...(isFoundInText && !isLong && { isFoundInText }),
    ...(isLong && { wasFoundInOldText: true as const }),
    ...(isOver(rule, cell, today) && { isOldFigure: true as const }),
  };
}

/** A yearly figure holds to the end of its year, or to the day that it names. */
function isOver({ yearly }: StateRule, { value, figureUntil }: FilledCell, today: string): boolean {
  if (figureUntil) return today > figureUntil;
  return yearly === true && 'year' in value && value.year !== undefined
    ? today.slice(0, 4) > String(value.year)
    : false;
}

/** A text without a date is as old as its reading. */
function isLongAgo({ textDate, readOn }: FilledCell, today: string): boolean {
  const date = textDate === 'unknown' ? readOn : textDate;
  const last = `${Number(date.slice(0, 4)) + MAX_COMPARED_YEARS}${date.slice(4)}`;
  return today.slice(0, last.length) > last;
}
