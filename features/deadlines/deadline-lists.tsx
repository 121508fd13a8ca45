// Reference lists: the holidays of a year, and every preset period with the law that sets it.
import { Link } from 'react-router';
import { LawLink } from './deadline-result.tsx';
import type { DeadlineGroup } from './list-deadlines.server.ts';
import * as deadlines from './messages/deadlines.ts';

export function HolidayList({
  year,
  days,
}: {
  year: number;
  days: { name: string; day: string }[];
}) {
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays" className="margin-heading">
        {deadlines.holidays(year)}
      </h2>
      <p className="meta">{deadlines.holidaysNote}</p>
      <dl className="holiday-list">
        {days.map(({ name, day }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{day}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">{deadlines.inauguration}</p>
    </section>
  );
}

export function DeadlineList({ groups }: { groups: DeadlineGroup[] }) {
  return (
    <section className="deadline-list" aria-labelledby="deadline-list">
      <h2 id="deadline-list">{deadlines.list}</h2>
      <p className="text-ink-2">{deadlines.listNote}</p>
      {groups.map(({ id, items }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h3 id={`group-${id}`}>{deadlines.groups[id]}</h3>
          <ul>
            {items.map(({ id, name, period, authority }) => (
              <li key={id}>
                <Link to={`/deadlines?preset=${id}`}>{name}</Link>
                <span>{period}</span>
                {authority && <LawLink {...authority} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
