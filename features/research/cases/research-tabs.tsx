// The six tabs of the research room.
import { useEffect } from 'react';
import { Tabs } from '#app/ui/tabs.tsx';
import * as research from '../messages/research.ts';
import { formatResearchAddress, RESEARCH_TABS, type ResearchTab } from './search-address.ts';

export function ResearchTabs({ open, children }: { open: ResearchTab; children: React.ReactNode }) {
  const tabs = RESEARCH_TABS.map((id) => ({
    id,
    label: research.tabs[id],
    to: formatResearchAddress({ tab: id }),
  }));
  // On narrow screens the tabs scroll horizontally; keep the open one visible.
  useEffect(() => {
    const tab = document.getElementById(`tab-${open}`);
    const list = tab?.parentElement;
    if (list)
      list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return (
    <Tabs label={research.tabsLabel} tabs={tabs} open={open} panelClass="research-panel">
      {children}
    </Tabs>
  );
}
