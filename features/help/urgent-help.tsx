// First on the page of resources, and small: three numbers as buttons. The others, and legal aid
// for a court date, unfold.

import { Icon } from '#app/ui/icon.tsx';
import type { ResourceView } from '#features/library/list-resources.server.ts';
import * as library from '#features/library/messages/library.ts';
import type { Hotline } from '#features/library/schema/schema.ts';
import { formatTelHref } from '#lib/phone.ts';
import * as nearYou from './messages/near-you.ts';
import * as texts from './messages/resources.ts';

type Props = { hotlines: Hotline[]; legalAid: ResourceView[]; stateName: string | null };

const BUTTONS = 3;

export function UrgentHelp({ hotlines, legalAid, stateName }: Props) {
  return (
    <section className="urgent hotline-strip" aria-labelledby="urgent-help">
      <Icon name="clock" />
      <h2 id="urgent-help">{texts.urgentTitle}</h2>
      <ul className="hotline-buttons">
        {hotlines.slice(0, BUTTONS).map((line) => (
          <li key={line.id}>
            <a className="button" href={formatTelHref(line.phone)}>
              <b>{line.phone}</b> {texts.hotlineNames[line.id] ?? line.label}
            </a>
          </li>
        ))}
      </ul>
      <details className="unfold">
        <summary>
          <span className="plus" aria-hidden="true" />
          {texts.urgentMore}
        </summary>
        <ul>
          {hotlines.map((line) => (
            <li key={line.id}>
              <b>{line.label}.</b> {line.note}{' '}
              <a className="whitespace-nowrap" href={formatTelHref(line.phone)}>
                {line.phone}
              </a>
            </li>
          ))}
          <li>
            <b>A court date or an eviction notice.</b>{' '}
            {stateName && legalAid.length > 0 ? (
              <LegalAid offices={legalAid} stateName={stateName} />
            ) : (
              nearYou.pickState
            )}
          </li>
        </ul>
      </details>
    </section>
  );
}

function LegalAid({ offices, stateName }: { offices: ResourceView[]; stateName: string }) {
  return (
    <>
      Free legal aid in {stateName}:{' '}
      {offices.map((office, index) => (
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
  );
}
