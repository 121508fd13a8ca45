// First on the help page: a person in danger or with a court date this week should not have to search.

import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import type { ResourceView } from '../list-resources.server.ts';
import { nearYou } from '../near-you-messages.ts';
import type { Hotline } from '../schema/schema.ts';
import { lists } from './list-messages.ts';
import { library } from './messages.ts';

type Props = { hotlines: Hotline[]; legalAid: ResourceView[]; stateName: string | null };

export function UrgentHelp({ hotlines, legalAid, stateName }: Props) {
  return (
    <section className="urgent" aria-labelledby="urgent-help">
      <Icon name="clock" />
      <h2 id="urgent-help">{lists.urgentTitle}</h2>
      <p className="mt-1">{lists.urgentLead}</p>
      <ul className="mt-2">
        {hotlines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span>
              <b>{line.label}.</b> {line.note}
            </span>
            <a className="inline-flex min-h-target items-center whitespace-nowrap font-serif text-h4" href={formatTelHref(line.phone)}>
              {line.phone}
            </a>
          </li>
        ))}
        <li>
          <b>A court date or an eviction notice.</b>{' '}
          {stateName && legalAid.length > 0 ? (
            <>
              Free legal aid in {stateName}:{' '}
              {legalAid.map((office, index) => (
                <span key={office.id}>
                  {index > 0 && '; '}
                  <a href={office.url} target="_blank" rel="noopener noreferrer">
                    {office.organization}
                    <span className="sr-only"> {library.newTab}</span>
                  </a>
                  {office.phone && (
                    <>
                      {' '}
                      <a className="whitespace-nowrap" href={formatTelHref(office.phone)}>
                        {office.phone}
                      </a>
                    </>
                  )}
                </span>
              ))}
            </>
          ) : (
            nearYou.pickState
          )}
        </li>
      </ul>
    </section>
  );
}
