// News (first) and Official Resources. The active tab is in the URL, so that it works without JavaScript (each tab is
// a link) and with the Back button; with JavaScript the arrow keys work too.

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import type { TopicView } from '../get-topic.server.ts';
import type { NewsView } from '../schema/schema.ts';
import { library } from './messages.ts';
import { NewsList } from './news-list.tsx';
import { ResourceList } from './resource-list.tsx';

const TABS = ['news', 'resources'] as const;
const INITIAL_COUNT = 12;

/** `news` is null when it could not be loaded. News that is more than a year old is not called the latest. `children` are shown below it. */
type Props = { topic: TopicView; news: NewsView[] | null; isRecent: boolean; children?: React.ReactNode };

export function TopicTabs({ topic, news, isRecent, children }: Props) {
  const labels = { news: isRecent ? library.latestNews : library.olderNews, resources: library.officialResources };
  const [params] = useSearchParams();
  const activeTab = params.get('tab') === 'resources' ? 'resources' : 'news';
  const [showAll, setShowAll] = useState(false);
  const visibleResources = showAll ? topic.resources : topic.resources.slice(0, INITIAL_COUNT);
  const hiddenCount = topic.resources.length - visibleResources.length;
  return (
    <section id="news" aria-label={`${labels.news}, ${labels.resources}`}>
      <div className="tabs" role="tablist" aria-label={`${labels.news}, ${labels.resources}`} onKeyDown={moveFocus}>
        {TABS.map((id) => (
          <Link
            key={id}
            className="tab"
            role="tab"
            id={`tab-${id}`}
            aria-selected={activeTab === id}
            aria-controls={`panel-${id}`}
            tabIndex={activeTab === id ? 0 : -1}
            to={id === 'news' ? '?' : '?tab=resources'}
            preventScrollReset
            replace
          >
            {labels[id]}
            {id === 'resources' && <span className="count">{topic.resources.length}</span>}
          </Link>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`panel-${activeTab}`} aria-labelledby={`tab-${activeTab}`}>
        {activeTab === 'news' ? (
          <>
            {news ? (
              <NewsList news={news} />
            ) : (
              <LoadFailed message={library.newsFailed} retryLabel={library.tryAgain} loadingLabel={library.loading} />
            )}
            {children}
          </>
        ) : (
          <>
            <ResourceList resources={visibleResources} />
            {hiddenCount > 0 && (
              <>
                <Button kind="quiet" className="js-only" onClick={() => setShowAll(true)}>
                  {library.more(hiddenCount)}
                </Button>
                <noscript>
                  <ResourceList resources={topic.resources.slice(INITIAL_COUNT)} />
                </noscript>
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function moveFocus(event: React.KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const activeIndex = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(activeIndex + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length];
  next?.focus();
  next?.click();
}
