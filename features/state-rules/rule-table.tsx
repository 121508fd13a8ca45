// One rule across all states as a table. The column headings are links, so sorting works without
// JavaScript.
import { Link } from 'react-router';
import * as library from '#features/library/messages/library.ts';
import * as stateRules from './messages/state-rules.ts';
import { type CellView, isFilled } from './rule-view.ts';

export type RuleSort = 'state' | 'value';

type RuleTableProps = { title: string; cells: CellView[]; sort: RuleSort; path: string };

export function RuleTable({ title, cells, sort, path }: RuleTableProps) {
  return (
    <table className="rule-table">
      <caption className="sr-only">{stateRules.tableCaption(title)}</caption>
      <thead>
        <tr>
          <SortHeading column="state" label={stateRules.state} sort={sort} path={path} />
          <SortHeading column="value" label={stateRules.rule} sort={sort} path={path} />
          <th scope="col">{stateRules.statute}</th>
        </tr>
      </thead>
      <tbody>
        {sortCells(cells, sort).map((cell) => (
          <tr key={cell.state} id={cell.state}>
            <th scope="row">
              <Link to={cell.href}>{cell.stateName}</Link>
            </th>
            {isFilled(cell) ? (
              <>
                <td>
                  <b>{cell.value}</b>
                  <span className="rule-sentence">{cell.sentence}</span>
                </td>
                <td>
                  <a href={cell.url} target="_blank" rel="noopener noreferrer">
                    {cell.cite}
                    <span className="sr-only"> {library.newTab}</span>
                  </a>
                </td>
              </>
            ) : (
              <td colSpan={2} className="rule-empty">
                {cell.emptyLine}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SortHeadingProps = { column: RuleSort; label: string; sort: RuleSort; path: string };

function SortHeading({ column, label, sort, path }: SortHeadingProps) {
  const to = column === 'state' ? path : `${path}?sort=${column}`;
  return (
    <th scope="col" aria-sort={sort === column ? 'ascending' : undefined}>
      <Link to={to} preventScrollReset aria-label={stateRules.sortBy(label)}>
        {label}
        {sort === column && <span aria-hidden="true"> ↑</span>}
      </Link>
    </th>
  );
}

/** By state name, or by value with the states that we have not read at the end. */
function sortCells(cells: CellView[], sort: RuleSort): CellView[] {
  if (sort === 'state') return cells;
  const getKey = (cell: CellView) => (isFilled(cell) ? cell.sortKey : Number.POSITIVE_INFINITY);
  return cells.toSorted((a, b) => getKey(a) - getKey(b));
}
