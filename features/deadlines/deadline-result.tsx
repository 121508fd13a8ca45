// The result: first the date, then cautions, then the steps with their citations, and a calendar.

import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Authority, DeadlineView } from './count-deadline.server.ts';
import { DayBarPart } from './day-bar-part.tsx';
import * as deadlines from './messages/deadlines.ts';
import { MonthTables } from './month-tables.tsx';

export function DeadlineResult({ view, text }: { view: DeadlineView; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view) heading.current?.focus();
  }, [view]);
  return (
    <section className="deadline-result" id="result" aria-labelledby="result-title">
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        <span className="small-caps-label">{view.label}</span>
        <time dateTime={view.instant ?? view.date}>{view.day}</time>
        {view.time && <span className="result-time">{view.time}</span>}
      </h2>
      {view.distance && !view.distance.passed && <p className="distance">{view.distance.text}</p>}
      {view.distance?.passed && (
        <Notice kind="failed" role="note">
          {view.distance.text}
        </Notice>
      )}
      {view.bar && <DayBarPart bar={view.bar} />}
      <p>
        {view.name && <b>{view.name}: </b>}
        {view.period}
        {view.authority && (
          <>
            {' · '}
            <LawLink {...view.authority} />
          </>
        )}
      </p>
      {view.careful && (
        <Notice kind="caution">
          <b>{deadlines.careful}:</b> {view.careful}
        </Notice>
      )}
      {view.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      <p className="deadline-actions">
        <a className="button" href={`/deadlines.ics?${view.query}`} download>
          <Icon name="download" />
          {deadlines.toCalendar}
        </a>
        <CopyButton text={text} />
        <Button kind="quiet" className="js-only" onClick={() => window.print()}>
          <Icon name="printer" />
          {deadlines.print}
        </Button>
      </p>
      <h3>{deadlines.steps}</h3>
      <ol className="count-steps">
        {view.steps.map(({ text, cite }) => (
          <li key={text}>
            <span>{text}</span>
            {view.rule ? (
              <LawLink cite={cite} url={view.rule.url} />
            ) : (
              <span className="meta">{cite}</span>
            )}
          </li>
        ))}
      </ol>
      <h3>{deadlines.calendar}</h3>
      <MonthTables months={view.months} />
      {view.omitted && <p className="meta">{view.omitted}</p>}
    </section>
  );
}

export function LawLink({ cite, url }: Authority) {
  return (
    <a className="law-link" href={url} target="_blank" rel="noopener noreferrer">
      {cite}
      <span className="sr-only"> {deadlines.newTab}</span>
    </a>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copyMessage, setCopyMessage] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopyMessage(deadlines.copied),
      () => setCopyMessage(deadlines.copyFailed),
    );
  };
  return (
    <Button kind="quiet" className="js-only" onClick={copy}>
      <Icon name={copyMessage === deadlines.copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copyMessage || deadlines.copy}</span>
    </Button>
  );
}
