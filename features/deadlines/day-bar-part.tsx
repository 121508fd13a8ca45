// The bar is for the eye; what it shows stands below it in words.
import type { DayBar } from './day-bar.ts';
import { deadlines } from './messages.ts';

export function DayBarPart({ bar }: { bar: DayBar }) {
  const { marks, today } = bar;
  const key = [
    ...(marks.some(({ kind }) => kind === 'weekend') ? (['weekend'] as const) : []),
    ...(marks.some(({ kind }) => kind === 'holiday') ? (['holiday'] as const) : []),
    ...(today === undefined ? [] : (['today'] as const)),
  ];
  const [left, right] = bar.startsWithEvent ? [deadlines.barEvent, deadlines.lastDay] : [deadlines.lastDay, deadlines.barEvent];
  return (
    <figure className="day-bar">
      <div className="day-bar-track" aria-hidden="true">
        {marks.map(({ kind, start, width, name }) => (
          <span key={`${kind} ${start}`} className={kind} style={{ left: `${start}%`, width: `${width}%` }} title={name} />
        ))}
        {today !== undefined && <span className="today" style={{ left: `${today}%` }} />}
      </div>
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
