// What a paper is and what follows from it: danger and frauds first, then what it is, by when, and
// what to do; beside it the text with marks. Each further step (another kind, corrections) is a
// form that sends the paper again.

import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';
import { formatTelHref } from '#lib/phone.ts';
import { PaperFields, type PaperSent } from '../form/paper-fields.tsx';
import * as paperPage from '../messages/paper-page.ts';
import * as result from '../messages/result.ts';
import { FoundForm } from './found-form.tsx';
import { MarkedPaper } from './marked-paper.tsx';
import { PaperDeadlines } from './paper-deadlines.tsx';
import { DocumentList } from './paper-documents.tsx';
import { PaperPlace } from './paper-place.tsx';
import type { PaperView } from './view-paper.server.ts';

type Props = { view: PaperView; sent: PaperSent; kinds: { id: string; title: string }[] };

export function PaperResults({ view, sent, kinds }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view) heading.current?.focus();
  }, [view]);
  const { kind } = view;
  return (
    <div className="paper-results" id="result">
      <UrgentLines lines={view.urgent} />
      {view.scams.length > 0 && <ScamWarning scams={view.scams} />}
      <section className="paper-what" aria-labelledby="result-title">
        <p className="small-caps-label">{getLeadIn(view, sent)}</p>
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {kind?.title ?? (view.sure ? result.none : result.cannotTell)}
        </h2>
        <PaperPlace view={view} sent={sent} />
      </section>
      <PaperDeadlines view={view} sent={sent} />
      <section className="paper-what">
        {view.cut && <p className="hint">{paperPage.cut}</p>}
        {kind && <p className="paper-meaning">{kind.meaning}</p>}
        {!kind && <p>{view.sure ? result.noneText : result.cannotTellText}</p>}
        {kind && !view.deadlines[view.lead]?.day && (
          <Notice kind="caution">
            <b>{result.ignored}:</b> {kind.ignored}
          </Notice>
        )}
        <KindChoice view={view} sent={sent} kinds={kinds} />
      </section>
      {kind && <StageStrip stages={kind.stages} here={kind.here} />}
      <div className="paper-columns">
        <div className="paper-main">
          {kind && <TextList title={result.next} items={kind.first} ordered />}
          {kind && <TextList title={result.checks} items={kind.check} />}
          {view.questions.length > 0 && (
            <TextList
              title={result.questions}
              lead={result.questionsLead}
              items={view.questions.map(({ text }) => text)}
            />
          )}
          <LinkList
            title={result.guides}
            items={view.guides.map(({ id, title }) => ({ to: `/guides/${id}`, title }))}
          />
          <LinkList
            title={result.faqs}
            items={view.faqs.map(({ id, question }) => ({ to: `/faq#${id}`, title: question }))}
          />
          <LinkList
            title={result.rules}
            items={view.rules.map(({ id, title }) => ({ to: `/rules/${id}`, title }))}
          />
          <DocumentList title={result.documents} documents={view.documents} />
          <DocumentList
            title={result.agreements}
            note={result.agreementsNote}
            documents={view.agreements}
          />
          <section>
            <h3>{result.help}</h3>
            <ul className="paper-help">
              {view.help.map(({ id, title, phone, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                    <span className="sr-only"> {result.newTab}</span>
                  </a>
                  {phone && <a href={formatTelHref(phone)}>{phone}</a>}
                </li>
              ))}
            </ul>
            <Link className="onward" to={view.topic ? `/help?topic=${view.topic}` : '/help'}>
              {result.findHelp} <Icon name="arrow-right" />
            </Link>
          </section>
          {kind && (
            <section className="paper-sources">
              <h3>{result.sources}</h3>
              <ul>
                {kind.sources.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {title}
                      <span className="sr-only"> {result.newTab}</span>
                    </a>
                  </li>
                ))}
              </ul>
              <p className="hint">{kind.checked}</p>
            </section>
          )}
        </div>
        {view.text.trim() !== '' && (
          <div className="paper-side">
            <FoundForm view={view} sent={sent} />
            <section aria-labelledby="marked-title">
              <h3 id="marked-title">{result.marked}</h3>
              <MarkedPaper text={view.text} found={view.found} />
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

function getLeadIn({ kind, sure }: PaperView, sent: PaperSent): string {
  if (sent.kind) return result.youPicked;
  if (!kind) return result.title;
  return sure ? result.looksLike : result.unsure;
}

function ScamWarning({ scams }: Pick<PaperView, 'scams'>) {
  return (
    <Notice kind="failed" className="paper-scam" as="section" aria-labelledby="scam-title">
      <h2 id="scam-title">{result.scam}</h2>
      <p>{result.scamText}</p>
      <ul>
        {scams.map(({ id, label, meaning }) => (
          <li key={id}>
            <b>{label}.</b> {meaning}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Open when the kind is not certain; the nearest kinds come first. */
function KindChoice({ view, sent, kinds }: Props) {
  const nearest = view.others.map(({ id }) => id);
  const rest = kinds.filter(({ id }) => !nearest.includes(id) && id !== view.kindId);
  return (
    <details className="more-fields" open={!view.sure}>
      <summary>{view.sure ? result.otherKind : result.pickKind}</summary>
      <Form
        method="post"
        action="/paper#result"
        encType="multipart/form-data"
        className="kind-choice"
        preventScrollReset
      >
        <PaperFields sent={sent} view={view} leaveOut="kind" />
        <label className="sr-only" htmlFor="other-kind">
          {paperPage.kind}
        </label>
        <select
          className="select"
          id="other-kind"
          name="kind"
          defaultValue={nearest[0] ?? 'none'}
          key={view.kindId}
        >
          {view.kind && <option value={view.kindId}>{view.kind.title}</option>}
          {[...view.others, { id: 'none', title: result.noneOfThese }, ...rest].map(
            ({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ),
          )}
        </select>
        <Button type="submit" kind="quiet">
          {result.change}
        </Button>
      </Form>
    </details>
  );
}

function StageStrip({ stages, here }: { stages: string[]; here: number }) {
  return (
    <section aria-labelledby="stages-title">
      <h3 id="stages-title">{result.stages}</h3>
      <ol className="stage-strip">
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === here ? 'step' : undefined}
            className={index < here ? 'past' : undefined}
          >
            <span>{stage}</span>
            {index === here && <b>{result.here}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function TextList({
  title,
  lead,
  items,
  ordered,
}: {
  title: string;
  lead?: string;
  items: string[];
  ordered?: boolean;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h3>{title}</h3>
      {lead && <p className="hint">{lead}</p>}
      <List className="paper-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </section>
  );
}

function LinkList({ title, items }: { title: string; items: { to: string; title: string }[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="paper-links">
        {items.map((item) => (
          <li key={item.to}>
            <Link className="onward" to={item.to}>
              {item.title} <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
