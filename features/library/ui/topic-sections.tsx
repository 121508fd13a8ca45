// The parts of a topic page, in the order in which somebody in a hurry needs them.
import { Link } from 'react-router';
import type { TopicView } from '../get-topic.server.ts';
import { library } from './messages.ts';

type Section = { href: string; label: string; count?: number };

/** What the head lists as contents and the row at the top of a phone shows. */
export function listTopicSections(topic: TopicView, newsCount: number, firstCase?: string): Section[] {
  return [
    { href: '#deadlines', label: 'Deadlines', count: topic.deadlines.length },
    { href: '#guides', label: 'Guides', count: topic.guides.length },
    { href: '#faq', label: 'Questions', count: topic.faqs.length },
    { href: '#in-your-state', label: 'Help' },
    ...(firstCase ? [{ href: `#stages-${firstCase}`, label: 'Stages' }] : []),
    { href: '#overview', label: 'Overview' },
    { href: '#terms', label: 'Key terms', count: topic.keyTerms.length },
    { href: '?tab=resources#news', label: 'Resources', count: topic.resources.length },
    { href: '#news', label: 'News', count: newsCount },
  ];
}

/** Sticks below the bar on a phone; the head has the same links where there is room. */
export function SectionRow({ sections }: { sections: Section[] }) {
  return (
    <nav className="section-row" aria-label={library.inThisVolume}>
      {sections.map(({ href, label, count }) => (
        <a key={label} href={href}>
          {label}
          {count !== undefined && <span className="count">{count}</span>}
        </a>
      ))}
    </nav>
  );
}

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
        {link.before} <Link to="/deadlines">{link.link}</Link>
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
            <a className="meta" href={deadline.source.url} target="_blank" rel="noopener noreferrer">
              {deadline.source.cite ?? deadline.source.title}
              <span className="sr-only"> {library.newTab}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export function TopicGuides({ guides }: { guides: TopicView['guides'] }) {
  return (
    <section id="guides" aria-labelledby="guides-title">
      <h2 id="guides-title" className="mb-4">
        {library.guides}
      </h2>
      {guides.map((guide, index) => (
        <article key={guide.id} className="guide-row">
          <span className="numeral" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <Link to={`/guides/${guide.id}`}>{guide.title}</Link>
            </h3>
            <p>{guide.description}</p>
          </div>
          <span className="meta">{library.steps(guide.steps)}</span>
        </article>
      ))}
    </section>
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
