// A cell of a state rule as it is shown. On the server, so that dates and texts are not computed in
// the browser.
import { NOT_COMPARED } from '#features/library/compared/mark-items.ts';
import { writeLawNotice } from '#features/library/law-notice.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { canCountWith } from '#features/library/reports.ts';
import type { FilledCell, Report, StateRule } from '#features/library/schema/rule-schema.ts';
import { getStatePresetId, isCountable } from '#features/library/state-period.ts';
import { getStateSlug, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import { formatShortValue, formatValue, getSortKey } from './format-value.ts';
import * as reading from './messages/reading.ts';
import type { CellView } from './rule-view.ts';

type RuleLibrary = Pick<Library, 'lawChanges'>;

export function viewCell(rule: StateRule, state: StateCode, { lawChanges }: RuleLibrary): CellView {
  const head = {
    state,
    stateName: STATES[state],
    href: `/states/${getStateSlug(state)}#${rule.id}`,
  };
  const cell = rule.states[state];
  if ('empty' in cell)
    return { ...head, empty: cell.empty, emptyLine: reading.empty(cell.empty, STATES[state]) };
  const changes = lawChanges.byItem.get(`rules/${rule.id}/${state}`);
  const {
    value,
    other,
    sentence,
    exceptions,
    cite,
    source,
    url,
    readOn,
    textDate,
    isFoundInText,
    isNotCompared,
    isOldFigure,
    pending,
    reports,
  } = cell;
  const year = 'year' in value ? value.year : undefined;
  return {
    ...head,
    value: writeValue(rule, cell),
    plainValue: formatValue(rule, value),
    shortValue: formatShortValue(value),
    sortKey: getSortKey(rule, value),
    ...(year !== undefined && { year }),
    other: other.map((each) => ({ value: formatValue(rule, each), when: each.when ?? '' })),
    sentence,
    exceptions,
    notes: [
      ...(isNotCompared ? [NOT_COMPARED] : []),
      ...(isOldFigure && year !== undefined ? [reading.oldFigureNote(year)] : []),
      ...(changes ? [writeLawNotice(changes)] : []),
      ...other.map((each) => reading.inCase(formatValue(rule, each), each.when ?? '')),
      ...exceptions,
      ...(pending ? [pending] : []),
    ],
    cite,
    source,
    readLine: writeReadLine(cell),
    url,
    readOn,
    textDate,
    check: source === 'reported' ? 'reported' : isFoundInText ? 'compared' : 'read',
    ...(reports && { reports: reports.map(viewReport) }),
    ...(isNotCompared && { notCompared: true as const }),
    ...(isCountable(rule, value) &&
      canCountWith(cell) && {
        countHref: `/deadlines?preset=${getStatePresetId(rule.id, state)}`,
      }),
    ...(pending && { pending }),
  };
}

/** A figure with its year, and a number of a narrow case with that case. */
function writeValue(rule: StateRule, { value, isOldFigure }: FilledCell): string {
  const text = formatValue(rule, value);
  if ('year' in value && value.year !== undefined)
    return (isOldFigure ? reading.oldFigure : reading.asOf)(text, value.year);
  return 'when' in value && value.when ? reading.onlyInCase(text, value.when) : text;
}

const viewReport = ({ by, url, date }: Report) => ({ by, url, date });

function writeReadLine(cell: FilledCell): string {
  const { url, source, readOn, textDate, isFoundInText, wasFoundInOldText, reports = [] } = cell;
  if (source === 'reported')
    return reading.reportedBy(
      reports.map(({ by, date }) => reading.report(by, formatLongDate(date))),
    );
  const host = new URL(url).hostname.replace(/^www\./, '');
  const date =
    textDate === 'unknown' ? reading.textUnknown : reading.textOf(formatTextDate(textDate));
  const old = wasFoundInOldText ? reading.comparedLongAgo : reading.readOnPage;
  const check = isFoundInText ? reading.compared : old;
  return `${reading.readOn(formatLongDate(readOn), host)} (${reading.sourceKinds[source]}), ${date}. ${check}.`;
}

/** A year, a month or a day. */
function formatTextDate(date: string): string {
  if (date.length === 10) return formatLongDate(date);
  if (date.length === 4) return date;
  return formatLongDate(`${date}-01`).replace(/ \d+,/, '');
}
