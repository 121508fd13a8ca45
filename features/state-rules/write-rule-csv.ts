import { formatCsvRow } from '#lib/csv.ts';
import type { RuleView } from './get-rule.server.ts';
import { isFilled } from './rule-view.ts';

const COLUMNS = [
  'state',
  'value',
  'sentence',
  'citation',
  'exceptions',
  'url',
  'source',
  'read_on',
  'text_date',
  'check',
];

export function writeRuleCsv({ cells }: Pick<RuleView, 'cells'>): string {
  const rows = cells.map((cell) =>
    isFilled(cell)
      ? [
          cell.stateName,
          cell.value,
          cell.sentence,
          cell.cite,
          cell.exceptions.join(' '),
          cell.url,
          cell.source,
          cell.readOn,
          cell.textDate,
          cell.check,
        ]
      : [cell.stateName, '', `Not read yet: ${cell.empty}`, ...COLUMNS.slice(3).map(() => '')],
  );
  return [COLUMNS, ...rows].map(formatCsvRow).join('');
}
