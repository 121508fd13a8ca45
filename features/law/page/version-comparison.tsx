// Two texts side by side, with the words that were removed and added. On a phone one stands below
// the other.

import * as versionComparison from '../messages/version-comparison.ts';
import type { ComparedPart } from './compare-versions.ts';
import type { StoredView } from './view-stored.server.ts';

type Props = { path: string; comparison: NonNullable<StoredView['comparison']> };

export function VersionComparison({ path, comparison: { before, after, rows } }: Props) {
  const isSame = rows?.every((row) => 'same' in row);
  return (
    <section id="changes" aria-labelledby="changes-title" className="comparison">
      <h2 id="changes-title">{versionComparison.compareTitle(before, after)}</h2>
      <p>
        <a className="onward" href={path}>
          {versionComparison.closeComparison}
        </a>
      </p>
      {!rows && <p>{versionComparison.tooLong}</p>}
      {isSame && <p>{versionComparison.onlyHeading}</p>}
      {rows && !isSame && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                {versionComparison.before} <span className="meta">{before}</span>
              </th>
              <th scope="col">
                {versionComparison.after} <span className="meta">{after}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) =>
              'same' in row ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
                <tr key={index} className="unchanged">
                  <td colSpan={2}>{versionComparison.sameParagraphs(row.same)}</td>
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
                <tr key={index}>
                  <Side label={versionComparison.before} parts={row.before} />
                  <Side label={versionComparison.after} parts={row.after} />
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Side({ label, parts }: { label: string; parts: ComparedPart[] }) {
  return (
    <td data-label={label}>
      {parts.length === 0 && <span className="meta">{versionComparison.nothing}</span>}
      {parts.map(({ kind, text }, index) => {
        const key = `${index}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </td>
  );
}
