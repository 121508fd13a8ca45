// The deadlines and the key terms of a topic. They only link and unfold.
import * as deadlineLink from '#features/deadlines/messages/deadline-link.ts';
import * as library from '#features/library/messages/library.ts';
import * as texts from '../messages/topic.ts';
import type { TopicView } from './view-topic.server.ts';

const DEADLINES_SHOWN = 3;

/** The first are the ones most people have; the others unfold. */
export function TopicDeadlines({ deadlines }: { deadlines: TopicView['deadlines'] }) {
  const others = deadlines.slice(DEADLINES_SHOWN);
  return (
    <section id="deadlines" aria-labelledby="deadlines-title">
      <h2 id="deadlines-title" className="mb-4">
        {texts.deadlines}
      </h2>
      <DeadlineList deadlines={deadlines.slice(0, DEADLINES_SHOWN)} />
      {others.length > 0 && (
        <details className="unfold">
          <summary>
            <span className="plus" aria-hidden="true" />
            {texts.moreDeadlines(others.length)}
          </summary>
          <DeadlineList deadlines={others} />
        </details>
      )}
      <p className="meta mt-3">
        {deadlineLink.before} <a href="/deadlines">{deadlineLink.link}</a>
      </p>
    </section>
  );
}

function DeadlineList({ deadlines }: { deadlines: TopicView['deadlines'] }) {
  return (
    <ul className="deadlines in-columns">
      {deadlines.map((deadline) => (
        <li key={deadline.what}>
          <b>{deadline.what}</b>
          <span className="text-ink-2">{deadline.when}</span>
          {deadline.source && (
            <a
              className="meta"
              href={deadline.source.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {deadline.source.cite ?? deadline.source.title}
              <span className="sr-only"> {library.newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export function KeyTerms({ terms }: { terms: TopicView['keyTerms'] }) {
  return (
    <section id="terms">
      <h2 className="margin-heading">{texts.keyTerms}</h2>
      <dl className="terms">
        {terms.map((term) => (
          <div key={term.term}>
            <dt>{term.term}</dt>
            <dd>
              {term.shortDefinition}
              <details className="unfold">
                <summary aria-label={`${texts.moreOnTerm}: ${term.term}`}>
                  <span className="plus" aria-hidden="true" />
                  {texts.moreOnTerm}
                </summary>
                {term.definition}
              </details>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
