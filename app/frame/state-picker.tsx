// One visible choice of place, remembered in a cookie. A native select: it is what phones and screen readers do best.
import { useFetcher, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { JURISDICTIONS, type Jurisdiction, jurisdictionName } from '#legal/jurisdictions.ts';
import { frame } from './messages.ts';

export function StatePicker({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const fetcher = useFetcher();
  const location = useLocation();
  const shown = (fetcher.formData?.get('state') as Jurisdiction | undefined) ?? jurisdiction;
  return (
    <fetcher.Form className="state-picker" method="post" action="/state">
      <input type="hidden" name="returnTo" value={location.pathname + location.search} />
      <Icon name="map-pin" />
      <select
        key={jurisdiction}
        name="state"
        aria-label={frame.stateLabel}
        defaultValue={shown}
        onChange={(event) => fetcher.submit({ state: event.currentTarget.value, stay: '1' }, { method: 'post', action: '/state' })}
      >
        {JURISDICTIONS.map((code) => (
          <option key={code} value={code}>
            {jurisdictionName(code)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="chevron" />
      <button type="submit" className="button quiet no-js-only">
        {frame.setState}
      </button>
    </fetcher.Form>
  );
}
