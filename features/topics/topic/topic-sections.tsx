// The deadlines and the key terms of a topic. They only link and unfold; the server renders them.

import * as library from '#features/library/messages/library.ts';
import type { TopicView } from './view-topic.server.ts';

const DEADLINES_SHOWN = 3;

type DeadlinesProps = { deadlines: TopicView['deadlines']; link: { before: string; link: string } };

/** The first are the ones most people have; the others unfold. */
export function TopicDeadlines({ deadlines, link }: DeadlinesProps) {
  const others = deadlines.slice(DEADLINES_SHOWN);
  return (
    <section id="deadlines" aria-labelledby="deadlines-title">
      <h2 id="deadlines-title" className="mb-4">
        {library.deadlines}
      </h2>
      <DeadlineList deadlines={deadlines.slice(0, DEADLINES_SHOWN)} />
      {others.length > 0 && (
        <details className="unfold">
          <summary>
            <span className="plus" aria-hidden="true" />
            {library.moreDeadlines(others.length)}
          </summary>
          <DeadlineList deadlines={others} />
        </details>
      )}
      <p className="meta mt-3">
        {link.before} <a href="/deadlines">{link.link}</a>
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
      <h2 className="margin-heading">{library.keyTerms}</h2>
      <dl className="terms">
        {terms.map((term) => (
          <div key={term.term}>
            <dt>{term.term}</dt>
            <dd>
              {term.shortDefinition}
              <details className="unfold">
                <summary aria-label={`${library.moreOnTerm}: ${term.term}`}>
                  <span className="plus" aria-hidden="true" />
                  {library.moreOnTerm}
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
