// The six tabs. Each is a link, so that it has a URL and works without JavaScript; arrow keys move between them.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { moveTabFocus } from '#app/ui/move-tab-focus.ts';
import { research } from '../messages.ts';
import { formatResearchAddress, RESEARCH_TABS, type ResearchTab } from './search-address.ts';

export function ResearchTabs({ open, children }: { open: ResearchTab; children: React.ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  // On narrow screens the tabs scroll horizontally; keep the open one visible.
  useEffect(() => {
    const tab = document.getElementById(`tab-${open}`);
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={research.tabsLabel} onKeyDown={moveTabFocus}>
        {RESEARCH_TABS.map((tab) => (
          <Link
            key={tab}
            className="tab"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={open === tab}
            aria-controls="research-panel"
            tabIndex={open === tab ? 0 : -1}
            to={formatResearchAddress({ tab })}
            preventScrollReset
          >
            {research.tabs[tab]}
          </Link>
        ))}
      </div>
      <div className="tab-panel research-panel" role="tabpanel" id="research-panel" aria-labelledby={`tab-${open}`}>
        {children}
      </div>
    </>
  );
}
