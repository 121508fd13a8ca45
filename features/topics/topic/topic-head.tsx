// The header of a topic page: a large topic card with category, title, lead and table of contents.
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import * as library from '#features/library/messages/library.ts';
import * as texts from '../messages/topic.ts';
import type { TopicSection } from './list-topic-sections.ts';
import type { TopicView } from './view-topic.server.ts';

type Props = {
  topic: Pick<TopicView, 'icon' | 'order' | 'category' | 'title' | 'description' | 'checked'>;
  contents: TopicSection[];
};

export function TopicHead({ topic, contents }: Props) {
  return (
    <header className="book-head">
      <div className="book-back">
        <Icon name={topic.icon as IconName} />
        <span className="call-number">
          <span className="sr-only">Shelf </span>
          {topic.order}
        </span>
      </div>
      <div className="book-leaf">
        <div>
          <p className="small-caps-label !text-(--ci)">{topic.category}</p>
          <h1>{topic.title}</h1>
          <p className="lead">{topic.description}</p>
          <p className="meta">
            {library.checked(topic.checked.checkedOn)} ·{' '}
            {topic.checked.attorneyReviewed ? library.reviewed : library.notReviewed}
          </p>
        </div>
        <nav className="toc" aria-label={texts.inThisVolume}>
          <span className="small-caps-label">{texts.inThisVolume}</span>
          {contents.map(({ href, label, count }) => (
            <a key={label} href={href}>
              {label}
              <span className="dots" />
              {count !== undefined && <span className="number">{count}</span>}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
