// A small picture of how much news a topic had. Bars for the eye, a sentence for the ear, a table for both.
import type { MonthCount } from './count-by-month.ts';
import { news as texts } from './messages.ts';

const [WIDTH, HEIGHT] = [320, 96];
const FOOT = 18;

export function NewsByMonth({ months }: { months: MonthCount[] }) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...months.map(({ items }) => items));
  const peak = months.find(({ items }) => items === most) ?? last;
  const total = months.reduce((sum, { items }) => sum + items, 0);
  const step = WIDTH / months.length;
  const tall = (items: number) => (items === 0 ? 0 : Math.max(2, (items / most) * (HEIGHT - FOOT - 4)));
  return (
    <figure className="timeline">
      <figcaption>
        <h3>{texts.monthsTitle}</h3>
        <p className="meta">{texts.monthsText(total, months.length, nameOf(peak.month), most)}</p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {months.map(({ month, items }, index) => (
          <rect key={month} x={index * step + 1} y={HEIGHT - FOOT - tall(items)} width={step - 2} height={tall(items)} />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT + 0.5} y2={HEIGHT - FOOT + 0.5} />
        <text x={0} y={HEIGHT - 3}>
          {nameOf(first.month)}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} textAnchor="end">
          {nameOf(last.month)}
        </text>
      </svg>
      <details>
        <summary>{texts.monthsTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.items}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, items }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month)}</th>
                <td>{items}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "2026-11" as "November 2026". */
const nameOf = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
