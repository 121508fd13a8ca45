// Bar chart of when a case was cited. The chart is hidden from screen readers, which get a sentence
// and a table instead.

import * as casePage from '../messages/case-page.ts';
import type { CitingBar } from './citing-cases.server.ts';

const WIDTH = 320;
const HEIGHT = 96;
const AXIS_HEIGHT = 18;

export function CitingTimeline({ bars }: { bars: CitingBar[] }) {
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) return null;
  const maxCases = Math.max(...bars.map((bar) => bar.cases));
  const step = WIDTH / Math.max(bars.length, 8);
  const gap = Math.min(3, step / 5);
  const getBarHeight = (cases: number) =>
    cases === 0 ? 0 : Math.max(2, (cases / maxCases) * (HEIGHT - AXIS_HEIGHT - 4));
  const peak = bars.find((bar) => bar.cases === maxCases) ?? first;
  const total = bars.reduce((sum, bar) => sum + bar.cases, 0);
  return (
    <figure className="timeline">
      <figcaption>
        <h3>{casePage.timeline}</h3>
        <p className="meta">
          {casePage.timelineText(total, first.from, last.to, formatYears(peak))}
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {bars.map((bar, index) => (
          <rect
            key={bar.from}
            className="bar-of-cases"
            x={index * step + gap / 2}
            y={HEIGHT - AXIS_HEIGHT - getBarHeight(bar.cases)}
            width={step - gap}
            height={getBarHeight(bar.cases)}
          />
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT - AXIS_HEIGHT + 0.5} y2={HEIGHT - AXIS_HEIGHT + 0.5} />
        <text x={0} y={HEIGHT - 3}>
          {first.from}
        </text>
        {bars.length > 2 && (
          <text x={Math.min(WIDTH, bars.length * step)} y={HEIGHT - 3} textAnchor="end">
            {last.to}
          </text>
        )}
      </svg>
      <details>
        <summary>{casePage.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{casePage.years}</th>
              <th scope="col">{casePage.casesColumn}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter((bar) => bar.cases > 0)
              .map((bar) => (
                <tr key={bar.from}>
                  <th scope="row">{formatYears(bar)}</th>
                  <td>{bar.cases}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const formatYears = ({ from, to }: CitingBar) => (from === to ? String(from) : `${from}–${to}`);
