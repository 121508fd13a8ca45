// By when: the day that leads, in display size, with how it was counted, what it means and the
// calendar file; what is missing for a count is asked for; then the other days. The file is asked
// for by a plain form: a date is in no address.
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DayBarPart } from '#features/deadlines/day-bar-part.tsx';
import { LawLink } from '#features/deadlines/deadline-result.tsx';
import { PaperFields, type PaperSent } from '../form/paper-fields.tsx';
import * as dayTexts from '../messages/day-texts.ts';
import * as result from '../messages/result.ts';
import { AskDay } from './ask-day.tsx';
import type { DeadlineLine, PaperView } from './view-paper.server.ts';

type Props = { view: PaperView; sent: PaperSent };

export function PaperDeadlines({ view, sent }: Props) {
  const lead = view.deadlines[view.lead];
  const others = view.deadlines.filter((line) => line !== lead);
  const hasText = view.text.trim() !== '';
  // One question answers for all that run from the same day.
  const asking = others.find(({ question }) => question && question.role !== lead?.question?.role);
  return (
    <section className="paper-deadlines" aria-labelledby="by-title">
      <h3 id="by-title" className={lead ? 'sr-only' : undefined}>
        {result.by}
      </h3>
      {view.doubt && <Notice kind="caution">{view.doubt}</Notice>}
      {view.deadlines.length === 0 && <p>{result.noDeadline}</p>}
      {lead && <LeadDay line={lead} view={view} sent={sent} />}
      {others.length > 0 && (
        <>
          {lead && <h4>{dayTexts.others}</h4>}
          <ul>
            {others.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two periods of a paper can be equal, and the list is never reordered
              <DeadlineRow key={index} line={line} view={view} sent={sent} asks={line === asking} />
            ))}
          </ul>
        </>
      )}
      <p className="hint">{result.checkDate}</p>
      {hasText && (
        <a className="onward" href="#found-title">
          {result.correct} <Icon name="arrow-right" />
        </a>
      )}
    </section>
  );
}

function LeadDay({ line, view, sent }: { line: DeadlineLine } & Props) {
  const { label, day, quote, how, notes, question, left, bar, role } = line;
  const hasText = view.text.trim() !== '';
  return (
    <div className={day ? 'paper-day' : 'paper-day asks'}>
      <div className="paper-day-said">
        <p className="paper-day-by">{day ? label : dayTexts.within(label)}</p>
        {day ? (
          <time className="paper-day-big" dateTime={day.date}>
            <BigDay day={day.day} />
          </time>
        ) : (
          question?.length && <p className="paper-day-big">{question.length}</p>
        )}
        {left && <p className="paper-day-left">{left}</p>}
        <Quote>{quote}</Quote>
        {how && <p className="paper-day-how">{how}</p>}
        <Passed line={line} />
        {notes.map((note) => (
          <p key={note} className="paper-day-note">
            {note}{' '}
            {day && hasText && note === notes[0] && <a href="#found-date">{dayTexts.otherDay}</a>}
          </p>
        ))}
        {question && <AskDay question={question} view={view} sent={sent} id="ask-day" />}
        <LineLaw line={line} />
        {day && <DayActions view={view} sent={sent} />}
      </div>
      {bar && <DayBarPart bar={bar} />}
      {day && (
        <ul className="paper-day-then">
          <Then title={role === 'hearing' ? dayTexts.onHearingTitle : dayTexts.onDayTitle}>
            {dayTexts.onDay[role]}
          </Then>
          {view.kind && <Then title={dayTexts.ignoredTitle}>{view.kind.ignored}</Then>}
          <Then title={dayTexts.afterTitle}>{dayTexts.after[role]}</Then>
        </ul>
      )}
    </div>
  );
}

/** A line may end after the weekday, not inside of the date. */
function BigDay({ day }: { day: string }) {
  const [weekday = '', ...date] = day.split(' ');
  return (
    <>
      {weekday} <span>{date.join(' ')}</span>
    </>
  );
}

const Then = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h4>{title}</h4>
    <p>{children}</p>
  </li>
);

function DayActions({ view, sent }: Props) {
  return (
    <div className="paper-day-actions">
      <form method="post" action="/paper/calendar" encType="multipart/form-data">
        <PaperFields sent={sent} view={view} />
        <Button type="submit">
          <Icon name="download" /> {result.calendar}
        </Button>
      </form>
      <Button kind="quiet" className="js-only" onClick={() => window.print()}>
        <Icon name="printer" /> {dayTexts.print}
      </Button>
    </div>
  );
}

const Quote = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className="paper-day-quote">
      {dayTexts.paperSays} <q>{children}</q>
    </p>
  ) : null;

const Passed = ({ line: { day, unclear } }: { line: DeadlineLine }) =>
  day && day.passed !== 'no' && !unclear ? (
    <p className="wrong">{result.passed[day.passed]}</p>
  ) : null;

function LineLaw({ line: { needs, authority, steps } }: { line: DeadlineLine }) {
  return (
    <>
      {needs === 'state' && <a href="#place">{result.chooseState}</a>}
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
    </>
  );
}

type RowProps = { line: DeadlineLine; asks: boolean } & Props;

function DeadlineRow({ line, view, sent, asks }: RowProps) {
  const { label, day, unclear, quote, how, notes, question } = line;
  return (
    <li>
      <span className="small-caps-label">{unclear ? `${label}?` : label}</span>
      {day && <time dateTime={day.date}>{day.day}</time>}
      {!day && question?.length && <b>{question.length}</b>}
      <Passed line={line} />
      <Quote>{quote}</Quote>
      {how && <p className="hint">{how}</p>}
      {notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
      {asks && question && (
        <AskDay question={question} view={view} sent={sent} id="ask-other-day" />
      )}
      <LineLaw line={line} />
    </li>
  );
}
