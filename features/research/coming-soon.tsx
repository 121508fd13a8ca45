// A tab whose search is not built yet says so, and what to do until then. No form that leads nowhere.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { research } from './messages.ts';
import { type ResearchTab, researchAddress } from './search-address.ts';

export function ComingSoon({ tab }: { tab: ResearchTab }) {
  return (
    <div className="grid max-w-measure justify-items-start gap-4 py-6">
      <h2 className="text-h3">{research.comingTitle(research.tabs[tab])}</h2>
      <p className="text-ink-2">{research.coming[tab]}</p>
      <Link className="onward" to={tab === 'news' ? '/topics' : researchAddress({ tab: 'cases' })}>
        {tab === 'news' ? research.comingTopics : research.comingCases} <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
