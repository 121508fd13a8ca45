// Where a rule stands: citation, the page where it was read, the day, the date of the text, and whether a machine compared the number.
import { Icon } from '#app/ui/icon.tsx';
import { formatLongDate } from '#lib/dates.ts';
import { stateRules } from './messages.ts';
import type { FilledView } from './rule-view.ts';

export function RuleSource({ cell }: { cell: FilledView }) {
  return (
    <p className="rule-source">
      <a href={cell.url} target="_blank" rel="noopener noreferrer">
        {cell.cite}
        <Icon name="external-link" />
        <span className="sr-only"> {stateRules.newTab}</span>
      </a>
      <span>
        {stateRules.readOn(formatLongDate(cell.readOn), cell.host)} ({stateRules.sourceKinds[cell.source]}),{' '}
        {cell.textDate === 'unknown' ? stateRules.textUnknown : stateRules.textOf(formatTextDate(cell.textDate))}.{' '}
        {cell.check === 'compared' ? stateRules.compared : stateRules.readOnPage}.
      </span>
    </p>
  );
}

/** A year, a month or a day. */
function formatTextDate(date: string): string {
  if (date.length === 10) return formatLongDate(date);
  if (date.length === 4) return date;
  return formatLongDate(`${date}-01`).replace(/ \d+,/, '');
}
