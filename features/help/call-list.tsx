// Whom to call: each number is a button that dials. A program whose number we have not read gets a
// button to its site.
import { Icon } from '#app/ui/icon.tsx';
import * as library from '#features/library/messages/library.ts';
import type { Hotline } from '#features/library/schema/schema.ts';
import { formatTelHref } from '#lib/phone.ts';
import type { HelpView } from './describe-help.server.ts';
import * as help from './messages/help.ts';

type Props = Pick<HelpView, 'calls' | 'unserved' | 'finder' | 'localLine'>;

/**
 * Many programs do not name their counties in a list. Where none is known to serve the caller's,
 * the page says so, and what finds the right one for everybody stands before the offices.
 */
export function CallList({ calls, unserved, finder, localLine }: Props) {
  const isUnserved = unserved.length > 0;
  return (
    <section aria-label={help.call}>
      {calls.length > 0 && (
        <>
          <h3>{help.call}</h3>
          <p>
            {help.callLead}{' '}
            {isUnserved
              ? help.unserved(unserved)
              : calls.filter(({ inCounty }) => !inCounty).length > 1 && help.whichOne}
          </p>
        </>
      )}
      {isUnserved && (
        <>
          <ul className="help-calls">
            {localLine && <LocalLine {...localLine} />}
            {finder && (
              <li>
                <CallEntry
                  name={finder.title}
                  description={finder.description}
                  phone={finder.phone}
                  url={finder.url}
                />
              </li>
            )}
          </ul>
          <h3>{help.otherOffices}</h3>
        </>
      )}
      <ul className="help-calls" aria-label={isUnserved ? help.otherOffices : help.call}>
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
        {localLine && !isUnserved && <LocalLine {...localLine} />}
      </ul>
    </section>
  );
}

const LocalLine = ({ organization, label, note, phone, url }: Hotline) => (
  <li>
    <CallEntry
      name={`${help.localTitle} ${organization}`}
      description={`${label}. ${note}`}
      phone={phone}
      url={url}
    />
  </li>
);

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
