// The answer: whom to call first, then what the income means, court fees, what to have ready, and
// other doors.

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { CallList } from './call-list.tsx';
import type { HelpView } from './describe-help.server.ts';
import type { HelpForm } from './help-fields.ts';
import * as help from './messages/help.ts';
import { NoteList, NoteSources } from './note-list.tsx';
import { AreaPart, ChooseState, PickState } from './place-parts.tsx';

/** `answered`: after the form was sent, the heading gets the focus. */
type Props = { view: HelpView; typed: HelpForm; answered: boolean };

export function HelpResult({ view, typed, answered }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answered && view) heading.current?.focus();
  }, [answered, view]);
  const { location, topic, income, calls, unserved, finder, localLine } = view;
  const { fees, askClerk, bring, doors } = view;
  return (
    <section className="help-result" id="result" aria-labelledby="result-title">
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        {getTitle(location)}
      </h2>
      {location.kind === 'state' && (
        <p className="meta">
          {location.counties.length > 0 && <>{help.counties(location.counties)} · </>}
          <Link to={`/states/${location.slug}`}>{help.allRules(location.name)}</Link>
        </p>
      )}
      {location.kind === 'choose' && <ChooseState states={location.states} typed={typed} />}
      {location.kind === 'unknown' && (
        <>
          <p>{help.unknownText}</p>
          <PickState typed={typed} />
        </>
      )}
      {location.kind === 'area' && <AreaPart area={location} typed={typed} />}
      {location.kind !== 'choose' && <CallList {...{ calls, unserved, finder, localLine }} />}
      {income && 'missing' in income && <Notice>{income.missing}</Notice>}
      {income && 'title' in income && (
        <section aria-labelledby="income-title">
          <h3 id="income-title">{income.title}</h3>
          <p>{income.detail}</p>
          <NoteList notes={income.notes} />
          <NoteSources {...income.checked} />
        </section>
      )}
      {location.kind !== 'choose' && (
        <>
          <section aria-labelledby="bring-title">
            <h3 id="bring-title">{help.bring}</h3>
            <NoteList notes={bring} />
          </section>
          <section aria-labelledby="fees-title">
            <h3 id="fees-title">{help.fees}</h3>
            <NoteList notes={fees}>{askClerk && <li>{askClerk}</li>}</NoteList>
          </section>
          <section aria-labelledby="doors-title">
            <h3 id="doors-title">{topic ? help.doorsFor(topic.title) : help.doors}</h3>
            <p className="mb-4">{help.doorsLead}</p>
            <ResourceList resources={doors} />
          </section>
        </>
      )}
      <p className="meta">{help.notReviewed}</p>
    </section>
  );
}

function getTitle(location: HelpView['location']): string {
  if (location.kind === 'state') return help.resultTitle(location.name);
  if (location.kind === 'area') return help.areaTitle(location.name);
  return location.kind === 'choose' ? help.chooseTitle : help.unknownTitle;
}
