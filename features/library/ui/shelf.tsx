// The shelf is the illustration, and it is data: a spine is as thick as its topic has resources.
import { Link } from 'react-router';
import type { TopicSummary } from '../list-topics.server.ts';

const THICKNESSES = 8;

export function Shelf({ topics, label }: { topics: TopicSummary[]; label: string }) {
  const counts = topics.map((topic) => topic.resourceCount);
  const least = Math.min(...counts);
  const span = Math.max(1, Math.max(...counts) - least);
  return (
    <nav className="shelf" aria-label={label}>
      {topics.map((topic) => (
        <Link
          key={topic.id}
          className={`spine cloth-${topic.id} thick-${1 + Math.round(((topic.resourceCount - least) / span) * (THICKNESSES - 1))}`}
          to={`/topics/${topic.id}`}
          title={`${topic.title}: ${topic.resourceCount} resources`}
        >
          <span className="title">{topic.spine}</span>
          <span className="call-number" aria-hidden="true">
            {topic.order}
          </span>
        </Link>
      ))}
    </nav>
  );
}
