// The tables of /developers: limits, errors and tools.
import * as apiPages from '#features/programs/messages/api-pages.ts';
import { formatNumber } from '#lib/language/format.ts';
import type { DevelopersView } from './view-developers.server.ts';

function Table({ heads, children }: { heads: string[]; children: React.ReactNode }) {
  return (
    <table className="manual-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const LimitTable = ({ limits }: Pick<DevelopersView, 'limits'>) => (
  <Table heads={[apiPages.limitName, apiPages.requests, apiPages.window, apiPages.addresses]}>
    {limits.map(({ name, count, seconds, addresses }) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{formatNumber(count)}</td>
        <td>{apiPages.seconds(seconds)}</td>
        <td>
          {addresses.length > 4 ? `${addresses.slice(0, 3).join(', ')}, …` : addresses.join(', ')}
        </td>
      </tr>
    ))}
  </Table>
);

export const ErrorTable = ({ errors }: Pick<DevelopersView, 'errors'>) => (
  <Table heads={[apiPages.status, apiPages.kind, apiPages.whatItIs, apiPages.whatToDo]}>
    {errors.map(({ kind, status, title, advice }) => (
      <tr key={kind} id={`error-${kind}`}>
        <td>{status}</td>
        <td>
          <code>{kind}</code>
        </td>
        <td>{title}</td>
        <td>{advice.replaceAll('`', '')}</td>
      </tr>
    ))}
  </Table>
);

export const ToolTable = ({ tools }: Pick<DevelopersView, 'tools'>) => (
  <Table heads={[apiPages.tool, apiPages.askItFor]}>
    {tools.map(({ name, title }) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{title}</td>
      </tr>
    ))}
  </Table>
);
