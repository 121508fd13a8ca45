// The bar is for the eye; what it shows stands below it in words.
import type { DayBar } from './day-bar.ts';
import * as deadlines from './messages/deadlines.ts';

export function DayBarPart({ bar }: { bar: DayBar }) {
  const { marks, today } = bar;
  const key = [
    ...(marks.some(({ kind }) => kind === 'weekend') ? (['weekend'] as const) : []),
    ...(marks.some(({ kind }) => kind === 'holiday') ? (['holiday'] as const) : []),
    ...(today === undefined ? [] : (['today'] as const)),
  ];
  const [left, right] = bar.startsWithEvent
    ? [deadlines.barEvent, deadlines.lastDay]
    : [deadlines.lastDay, deadlines.barEvent];
  return (
    <figure className="day-bar">
      {/* Drawn with attributes: the content security policy allows no style in the page. */}
      <svg
        className="day-bar-track"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {marks.map(({ kind, start, width }) =>
          kind === 'weekend' ? (
            <rect key={start} className="weekend" x={start} y="5.5" width={width} height="4.5" />
          ) : (
            <line
              key={start}
              className="holiday"
              x1={start + width / 2}
              x2={start + width / 2}
              y1="0"
              y2="10"
            />
          ),
        )}
        {today !== undefined && <line className="today" x1={today} x2={today} y1="0" y2="10" />}
      </svg>
      <figcaption>
        <p className="day-bar-ends">
          <span>
            {left} <b>{bar.from}</b>
          </span>
          <span>
            {right} <b>{bar.to}</b>
          </span>
        </p>
        <p>{bar.words}</p>
        {key.length > 0 && (
          <ul className="day-bar-key" aria-hidden="true">
            {key.map((kind) => (
              <li key={kind}>
                <span className={kind} />
                {deadlines.barKey[kind]}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
