// Latest News (first) and Official Resources. The chosen tab is in the address, so that it works without JavaScript
// (each tab is a link) and survives Back; with JavaScript it is a tab list with arrow keys.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import type { TopicView } from '../get-topic.server.ts';
import type { NewsView } from '../schema/schema.ts';
import { library } from './messages.ts';
import { NewsList } from './news-list.tsx';
import { ResourceList } from './resource-list.tsx';

const TABS = [
  { id: 'news', label: library.latestNews },
  { id: 'resources', label: library.officialResources },
] as const;
const FIRST_SHOWN = 12;

/** `news` null: it could not be loaded. `children` stand below the news. */
type Props = { topic: TopicView; news: NewsView[] | null; children?: React.ReactNode };

export function TopicTabs({ topic, news, children }: Props) {
  const [params] = useSearchParams();
  const open = params.get('tab') === 'resources' ? 'resources' : 'news';
  const [all, setAll] = useState(false);
  const shown = all ? topic.resources : topic.resources.slice(0, FIRST_SHOWN);
  const hidden = topic.resources.length - shown.length;
  return (
    <section id="news" aria-label={`${library.latestNews}, ${library.officialResources}`}>
      <div className="tabs" role="tablist" aria-label={`${library.latestNews}, ${library.officialResources}`} onKeyDown={moveFocus}>
        {TABS.map(({ id, label }) => (
          <Link
            key={id}
            className="tab"
            role="tab"
            id={`tab-${id}`}
            aria-selected={open === id}
            aria-controls={`panel-${id}`}
            tabIndex={open === id ? 0 : -1}
            to={id === 'news' ? '?' : '?tab=resources'}
            preventScrollReset
            replace
          >
            {label}
            {id === 'resources' && <span className="count">{topic.resources.length}</span>}
          </Link>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        {open === 'news' ? (
          <>
            {news ? (
              <NewsList news={news} />
            ) : (
              <LoadFailed message={library.newsFailed} again={library.tryAgain} loading={library.loading} />
            )}
            {children}
          </>
        ) : (
          <>
            <ResourceList resources={shown} />
            {hidden > 0 && (
              <>
                <button type="button" className="button quiet js-only" onClick={() => setAll(true)}>
                  {library.more(hidden)}
                </button>
                <noscript>
                  <ResourceList resources={topic.resources.slice(FIRST_SHOWN)} />
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
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(at + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length];
  next?.focus();
  next?.click();
}
