// The jurisdiction picker; the choice is stored in a cookie. A native select works best on phones
// and with screen readers.

import { useFetcher, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { type Jurisdiction, listJurisdictionOptions } from '#legal/jurisdictions.ts';
import { Button } from '../ui/button.tsx';
import { Options } from '../ui/field.tsx';
import * as frame from './messages/frame.ts';

export function StatePicker({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const fetcher = useFetcher();
  const location = useLocation();
  const selected = (fetcher.formData?.get('state') as Jurisdiction | undefined) ?? jurisdiction;
  return (
    <fetcher.Form className="state-picker" method="post" action="/state">
      <input type="hidden" name="returnTo" value={location.pathname + location.search} />
      <Icon name="map-pin" />
      <select
        key={jurisdiction}
        name="state"
        aria-label={frame.stateLabel}
        defaultValue={selected}
        onChange={(event) =>
          fetcher.submit(
            { state: event.currentTarget.value, stay: '1' },
            { method: 'post', action: '/state' },
          )
        }
      >
        <Options pairs={listJurisdictionOptions(frame.allStates)} />
      </select>
      <Icon name="chevron-down" className="chevron" />
      <Button type="submit" kind="quiet" className="no-js-only">
        {frame.setState}
      </Button>
    </fetcher.Form>
  );
}
