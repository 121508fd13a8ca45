// The sum, a bar of what was paid and what is owed with the same in words, the table it comes from,
// and what to do with it.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import { formatCents, type WagesResult } from './count-wages.ts';
import * as wages from './messages/wages.ts';
import { WagesLetter } from './wages-letter.tsx';

type Props = {
  result: WagesResult;
  /** For the date of the letter. */
  today: string;
  phone: string | null;
  guide: { to: string } | null;
};

export function WagesResultPart({ result, today, phone, guide }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);
  const { earned, paid, owed, overpaid } = result;
  return (
    <section className="deadline-result" id="result" aria-labelledby="result-title">
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        <span className="small-caps-label">{wages.result}</span>
        <span>{formatCents(owed)}</span>
      </h2>
      {owed === 0 && (
        <p>
          {wages.nothingOwed} {overpaid > 0 && wages.overpaid(formatCents(overpaid))}
        </p>
      )}
      {earned > 0 && overpaid === 0 && <PaidBar earned={earned} paid={paid} owed={owed} />}
      <WagesTable result={result} />
      <p className="meta">{wages.before}</p>
      <h3>{wages.nextTitle}</h3>
      {owed > 0 && <p className="meta">{wages.letterHint}</p>}
      <div className="deadline-actions">
        {owed > 0 && <WagesLetter result={result} today={today} />}
        {phone && (
          <a className="button quiet" href={formatTelHref(phone)}>
            <Icon name="phone" />
            {wages.call(phone)}
          </a>
        )}
        <Button kind="quiet" className="js-only" onClick={() => window.print()}>
          <Icon name="printer" />
          {wages.print}
        </Button>
      </div>
      <p className="deadline-actions">
        {guide && (
          <Link className="onward" to={guide.to}>
            {wages.guide} <Icon name="arrow-right" />
          </Link>
        )}
        <Link className="onward" to="/rules/minimum-wage">
          {wages.minimum} <Icon name="arrow-right" />
        </Link>
      </p>
    </section>
  );
}

function PaidBar({ earned, paid, owed }: { earned: number; paid: number; owed: number }) {
  const share = Math.round((paid / earned) * 10_000) / 100;
  return (
    <figure className="day-bar">
      <svg className="wages-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="paid" x="0" y="0" width={share} height="10" />
        <rect className="owed" x={share} y="0" width={100 - share} height="10" />
      </svg>
      <figcaption>
        <ul className="day-bar-key" aria-hidden="true">
          {(['paid', 'owed'] as const).map((kind) => (
            <li key={kind}>
              <span className={kind} />
              {wages.barKey[kind]}
            </li>
          ))}
        </ul>
        <p>{wages.barWords(formatCents(paid), formatCents(owed), formatCents(earned))}</p>
      </figcaption>
    </figure>
  );
}

function WagesTable({ result: { rows, other, earned, paid } }: { result: WagesResult }) {
  const hasOvertime = rows.some(({ overtime }) => overtime > 0);
  return (
    // Wide on a narrow screen: it scrolls by itself, and can be reached by keyboard for that.
    <section className="wages-table" aria-label={wages.table} tabIndex={0}>
      <table>
        <caption>{wages.table}</caption>
        <thead>
          <tr>
            <th scope="col">{wages.columns.week}</th>
            <th scope="col">{wages.columns.hours}</th>
            {hasOvertime && (
              <>
                <th scope="col">{wages.columns.regular}</th>
                <th scope="col">{wages.columns.overtime}</th>
              </>
            )}
            <th scope="col">{wages.columns.earned}</th>
            <th scope="col">{wages.columns.paid}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.number}</th>
              <td>{row.hours}</td>
              {hasOvertime && (
                <>
                  <td>{formatCents(row.regular)}</td>
                  <td>{row.overtime > 0 ? formatCents(row.overtime) : '–'}</td>
                </>
              )}
              <td>{formatCents(row.earned)}</td>
              <td>{formatCents(row.paid)}</td>
            </tr>
          ))}
          {other > 0 && (
            <tr>
              <th scope="row" colSpan={hasOvertime ? 4 : 2}>
                {wages.otherRow}
              </th>
              <td>{formatCents(other)}</td>
              <td />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasOvertime ? 4 : 2}>
              {wages.total}
            </th>
            <td>{formatCents(earned)}</td>
            <td>{formatCents(paid)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
