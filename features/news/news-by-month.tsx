// Bar chart of a topic's news by month. The chart is hidden from screen readers, which get a
// sentence and a table instead.
import type { MonthCount } from './count-by-month.ts';
import * as texts from './messages/news.ts';

const WIDTH = 320;
const HEIGHT = 96;
const AXIS_HEIGHT = 18;

export function NewsByMonth({ months }: { months: MonthCount[] }) {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return null;
  const maxItems = Math.max(...months.map(({ items }) => items));
  const peak = months.find(({ items }) => items === maxItems) ?? last;
  const total = months.reduce((sum, { items }) => sum + items, 0);
  const step = WIDTH / months.length;
  const getBarHeight = (items: number) =>
    items === 0 ? 0 : Math.max(2, (items / maxItems) * (HEIGHT - AXIS_HEIGHT - 4));
  return (
    <figure className="timeline">
      <figcaption>
        <h3>{texts.monthsTitle}</h3>
        <p className="meta">
          {texts.monthsText(total, months.length, formatMonth(peak.month), maxItems)}
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {months.map(({ month, items }, index) => (
          <rect
            key={month}
            x={index * step + 1}
            y={HEIGHT - AXIS_HEIGHT - getBarHeight(items)}
            width={step - 2}
            height={getBarHeight(items)}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT - AXIS_HEIGHT + 0.5} y2={HEIGHT - AXIS_HEIGHT + 0.5} />
        <text x={0} y={HEIGHT - 3}>
          {formatMonth(first.month)}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} textAnchor="end">
          {formatMonth(last.month)}
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
                <th scope="row">{formatMonth(month)}</th>
                <td>{items}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Formats "2026-11" as "November 2026". */
const formatMonth = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
