// The topic shelf: topics drawn as book spines. The thickness of a spine shows how many resources
// the topic has. On the home page a spine leads to its topic; on the page of questions it narrows
// them, and the chosen one stands out.
import { Link } from 'react-router';
import type { TopicSummary } from '#features/library/list-topics.server.ts';

const THICKNESSES = 8;

type ShelfTopic = Pick<TopicSummary, 'id' | 'order' | 'title' | 'spine' | 'resourceCount'>;
type Props = {
  topics: ShelfTopic[];
  label: string;
  /** Narrows a list: where each spine leads, and which is chosen. */
  filter?: { chosen: string; getHref: (topicId: string) => string };
};

export function Shelf({ topics, label, filter }: Props) {
  const counts = topics.map((topic) => topic.resourceCount);
  const minCount = Math.min(...counts);
  const range = Math.max(1, Math.max(...counts) - minCount);
  return (
    <nav className={filter ? 'shelf small' : 'shelf'} aria-label={label}>
      {topics.map((topic) => (
        <Link
          key={topic.id}
          className={`spine cloth-${topic.id} thick-${1 + Math.round(((topic.resourceCount - minCount) / range) * (THICKNESSES - 1))}`}
          to={filter ? filter.getHref(topic.id) : `/topics/${topic.id}`}
          title={filter ? topic.title : `${topic.title}: ${topic.resourceCount} resources`}
          aria-current={filter?.chosen === topic.id ? 'true' : undefined}
          preventScrollReset={filter !== undefined}
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
