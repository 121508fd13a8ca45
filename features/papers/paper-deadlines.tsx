// The dates to act by, with every step of a count, and the calendar file. The file is asked for by
// a plain form: a date is in no address.
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LawLink } from '#features/deadlines/deadline-result.tsx';
import { result } from './messages.ts';
import { PaperFields, type PaperSent } from './paper-fields.tsx';
import type { DeadlineLine, PaperView } from './view-paper.server.ts';

export function PaperDeadlines({ view, sent }: { view: PaperView; sent: PaperSent }) {
  const hasDate = view.deadlines.some(({ day, unclear }) => day && !unclear);
  return (
    <section className="paper-deadlines" aria-labelledby="by-title">
      <h3 id="by-title">{result.by}</h3>
      {view.deadlines.length === 0 && <p>{result.noDeadline}</p>}
      {view.deadlines.length > 0 && (
        <ul>
          {view.deadlines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two periods of a paper can be equal, and the list is never reordered
            <DeadlineRow key={index} line={line} hasText={view.text.trim() !== ''} />
          ))}
        </ul>
      )}
      <p className="hint">{result.checkDate}</p>
      {view.text.trim() !== '' && (
        <a className="onward" href="#found-title">
          {result.correct} <Icon name="arrow-right" />
        </a>
      )}
      {hasDate && (
        <form method="post" action="/paper/calendar" encType="multipart/form-data">
          <PaperFields sent={sent} view={view} />
          <Button type="submit">
            <Icon name="download" /> {result.calendar}
          </Button>
        </form>
      )}
    </section>
  );
}

function DeadlineRow({
  line: { label, day, unclear, notes, steps, needs, authority },
  hasText,
}: {
  line: DeadlineLine;
  /** Without a text a day is given in the form above. */
  hasText: boolean;
}) {
  return (
    <li>
      <span className="small-caps-label">{unclear ? `${label}?` : label}</span>
      {day && <time dateTime={day.date}>{day.day}</time>}
      {day && day.passed !== 'no' && !unclear && (
        <p className="wrong">{day.passed === 'yes' ? result.passed : result.passedPerhaps}</p>
      )}
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      {needs === 'state' && <a href="#place">{result.chooseState}</a>}
      {needs && needs !== 'state' && (
        <a href={hasText ? '#found-date' : '#date'}>{result.giveDay}</a>
      )}
      {authority && (
        <p>
          <LawLink {...authority} />
        </p>
      )}
      {steps.length > 0 && (
        <details className="more-fields">
          <summary>{result.steps}</summary>
          <ol className="paper-list">
            {steps.map(({ text, cite }) => (
              <li key={text}>
                {text} <span className="meta">{cite}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
