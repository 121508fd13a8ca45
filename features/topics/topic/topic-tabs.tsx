// News (first) and Official Resources. The active tab is in the URL, so that it works without
// JavaScript (each tab is a link) and with the Back button; with JavaScript the arrow keys work
// too.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import * as library from '#features/library/messages/library.ts';
import type { NewsView } from '#features/library/schema/news-schema.ts';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import * as texts from '../messages/topic.ts';
import { NewsList } from './news-list.tsx';
import type { TopicView } from './view-topic.server.ts';

const INITIAL_COUNT = 12;

/**
 * `news` is null when it could not be loaded. News that is more than a year old is not called the
 * latest. `children` are shown below it.
 */
type Props = {
  topic: Pick<TopicView, 'resources'>;
  news: NewsView[] | null;
  isRecent: boolean;
  children?: React.ReactNode;
};

export function TopicTabs({ topic, news, isRecent, children }: Props) {
  const labels = {
    news: isRecent ? texts.latestNews : texts.olderNews,
    resources: texts.officialResources,
  };
  const [params] = useSearchParams();
  const activeTab = params.get('tab') === 'resources' ? 'resources' : 'news';
  const [showAll, setShowAll] = useState(false);
  const visibleResources = showAll ? topic.resources : topic.resources.slice(0, INITIAL_COUNT);
  const hiddenCount = topic.resources.length - visibleResources.length;
  return (
    <section id="news" aria-label={`${labels.news}, ${labels.resources}`}>
      <Tabs
        label={`${labels.news}, ${labels.resources}`}
        tabs={[
          { id: 'news', label: labels.news, to: '?' },
          {
            id: 'resources',
            label: labels.resources,
            to: '?tab=resources',
            count: topic.resources.length,
          },
        ]}
        open={activeTab}
        replace
      >
        {activeTab === 'news' ? (
          <>
            {news ? (
              <NewsList news={news} />
            ) : (
              <LoadFailed
                message={texts.newsFailed}
                retryLabel={texts.tryAgain}
                loadingLabel={texts.loading}
              />
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
      </Tabs>
    </section>
  );
}
