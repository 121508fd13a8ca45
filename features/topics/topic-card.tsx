// A topic drawn as a bound volume: a spine with icon and number, and a page next to it. The whole
// card is one link.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import type { TopicSummary } from '#features/library/list-topics.server.ts';

export function TopicCard({ topic }: { topic: TopicSummary }) {
  return (
    <article className={`volume cloth-${topic.id}`}>
      <div className="volume-back">
        <Icon name={topic.icon as IconName} />
        <span className="call-number">
          <span className="sr-only">Shelf </span>
          {topic.order}
        </span>
      </div>
      <div className="volume-leaf">
        <h3>
          <Link to={`/topics/${topic.id}`}>{topic.title}</Link>
        </h3>
        <p>{topic.description}</p>
        <div className="volume-foot">
          <span className="onward" aria-hidden="true">
            Explore Topic <Icon name="arrow-right" />
          </span>
          <span className="meta">{topic.resourceCount} resources</span>
        </div>
      </div>
    </article>
  );
}
