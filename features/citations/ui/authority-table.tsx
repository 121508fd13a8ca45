import * as checker from '../messages/checker.ts';
import type { CheckView } from '../report/view-check.server.ts';
import { MarkLink } from './mark-link.tsx';
import { StatusBadge } from './status-badge.tsx';

export function AuthorityTable({ table, marks }: Pick<CheckView, 'table' | 'marks'>) {
  return (
    <section className="authority-table" aria-labelledby="table-title">
      <h2 id="table-title">{checker.table}</h2>
      <p className="hint">{checker.tableHint}</p>
      {table.map(({ group, entries }) => (
        <table key={group}>
          <caption>{checker.groups[group]}</caption>
          <thead>
            <tr>
              <th scope="col">{checker.authority}</th>
              <th scope="col">{checker.cited}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ label, numbers, status }) => (
              <tr key={label}>
                <td>
                  {label} <StatusBadge status={status} />
                </td>
                <td>
                  {numbers.map((number, index) => (
                    <span key={number}>
                      {index > 0 && ', '}
                      <MarkLink number={number} marks={marks} />
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
