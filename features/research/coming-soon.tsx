// A tab whose search is not built yet says so, and what to do until then.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { research } from './messages.ts';
import { researchAddress } from './search-address.ts';
import type { Coming } from './tab-texts.ts';

export function ComingSoon({ title, text }: Coming) {
  return (
    <div className="grid max-w-measure justify-items-start gap-4 pt-2">
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{text}</p>
      <Link className="onward" to={researchAddress({ tab: 'cases' })}>
        {research.comingCases} <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
