// Months as tables with captions. Marked days have text for screen readers; visually a mark is a
// shape, explained by the key below.
import * as deadlines from './messages/deadlines.ts';
import type { MonthDay, MonthPage } from './month-pages.ts';

export function MonthTables({ months }: { months: MonthPage[] }) {
  return (
    <>
      <div className="month-tables">
        {months.map(({ month, title, weeks }) => (
          <table key={month}>
            <caption>{title}</caption>
            <thead>
              <tr>
                {deadlines.weekdays.map((name) => (
                  <th key={name} scope="col">
                    <abbr title={name}>{name.slice(0, 2)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.find((day) => day)?.day}>
                  {week.map((day, column) =>
                    day ? (
                      <DayCell key={day.day} {...day} />
                    ) : (
                      <td key={deadlines.weekdays[column]} />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <ul className="month-key">
        {Object.entries(deadlines.marks).map(([mark, name]) => (
          <li key={mark}>
            <span className={`day ${mark}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function DayCell({ day, mark, holiday }: MonthDay) {
  const description = [mark && deadlines.marks[mark], holiday].filter(Boolean).join(', ');
  return (
    <td title={holiday}>
      <span className={`day ${mark ?? ''} ${holiday ? 'holiday' : ''}`}>{day}</span>
      {description && <span className="sr-only"> {description}</span>}
    </td>
  );
}
