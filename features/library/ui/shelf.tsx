// The topic shelf: topics drawn as book spines. The thickness of a spine shows how many resources the topic has.
import { Link } from 'react-router';
import type { TopicSummary } from '../list-topics.server.ts';

const THICKNESSES = 8;

export function Shelf({ topics, label }: { topics: TopicSummary[]; label: string }) {
  const counts = topics.map((topic) => topic.resourceCount);
  const minCount = Math.min(...counts);
  const range = Math.max(1, Math.max(...counts) - minCount);
  return (
    <nav className="shelf" aria-label={label}>
      {topics.map((topic) => (
        <Link
          key={topic.id}
          className={`spine cloth-${topic.id} thick-${1 + Math.round(((topic.resourceCount - minCount) / range) * (THICKNESSES - 1))}`}
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
