// Whom to call: each number is a button that dials. A program whose number we have not read gets a
// button to its site.
import { Icon } from '#app/ui/icon.tsx';
import * as library from '#features/library/messages/library.ts';
import type { Hotline } from '#features/library/schema/schema.ts';
import { formatTelHref } from '#lib/phone.ts';
import type { CallView } from './describe-help.server.ts';
import * as help from './messages/help.ts';

/**
 * Most programs do not name their counties in a list, so the page says that it does not know which
 * one is the caller's.
 */
export function CallList({ calls, localLine }: { calls: CallView[]; localLine: Hotline | null }) {
  return (
    <section aria-label={help.call}>
      {calls.length > 0 && (
        <>
          <h3>{help.call}</h3>
          <p>
            {help.callLead} {calls.filter(({ inCounty }) => !inCounty).length > 1 && help.whichOne}
          </p>
        </>
      )}
      <ul className="help-calls" aria-label={help.call}>
        {calls.map(({ resource, inCounty }) => (
          <li key={resource.id}>
            <CallEntry
              name={resource.title}
              description={
                resource.phone ? resource.description : `${resource.description} ${help.noPhone}`
              }
              phone={resource.phone}
              url={resource.url}
              inCounty={inCounty}
            />
          </li>
        ))}
        {localLine && (
          <li>
            <CallEntry
              name={`${help.localTitle} ${localLine.organization}`}
              description={`${localLine.label}. ${localLine.note}`}
              phone={localLine.phone}
              url={localLine.url}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

type Entry = {
  name: string;
  description: string;
  phone?: string | null;
  url?: string;
  inCounty?: boolean;
};

export function CallEntry({ name, description, phone, url, inCounty = false }: Entry) {
  return (
    <>
      <div>
        <h4>{name}</h4>
        <p>
          {inCounty && <b>{help.inCounty}. </b>}
          {description}
        </p>
      </div>
      <p className="help-call">
        {phone && (
          <a className="button" href={formatTelHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {url && (
          <a
            className={phone ? 'onward' : 'button quiet'}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {help.website}
            <span className="sr-only">
              : {name} {library.newTab}
            </span>
            <Icon name="external-link" />
          </a>
        )}
      </p>
    </>
  );
}
