// "In Texas": whom to call, which court, what the library has read of the state's law on this
// subject, and what it has not.
import { Icon } from '#app/ui/icon.tsx';
import * as library from '#features/library/messages/library.ts';
import { formatTelHref } from '#lib/phone.ts';
import * as texts from '../messages/state-box.ts';
import type { StateHelpView } from './view-state-help.server.ts';

/** A state rule in few words; `value` is null where the library has not read the state's law. */
type StateFact = { id: string; title: string; href: string; value: string | null };

type Props = {
  help: StateHelpView;
  title: string;
  facts: StateFact[];
  topicId?: string;
  id?: string;
};

export function StateBox({ help, title, facts, topicId, id }: Props) {
  const known = facts.filter(({ value }) => value !== null);
  const unknown = facts.filter(({ value }) => value === null);
  return (
    <section className="state-box" id={id} aria-labelledby="state-box-title">
      <h2 id="state-box-title">
        <Icon name="map-pin" />
        {title}
      </h2>
      {help.legalAid.length > 0 && (
        <>
          <h3>{texts.legalAid}</h3>
          <ul className="state-calls">
            {help.legalAid.map((office) => (
              <li key={office.id}>
                <span>
                  <a href={office.url} target="_blank" rel="noopener noreferrer">
                    {office.organization}
                    <span className="sr-only"> {library.newTab}</span>
                  </a>
                  <small>
                    {office.counties.length > 0
                      ? texts.serves(office.counties)
                      : office.description}
                  </small>
                </span>
                {office.phone && (
                  <a className="button" href={formatTelHref(office.phone)}>
                    <Icon name="phone" />
                    {office.phone}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {help.court && (
        <>
          <h3>{texts.court}</h3>
          <p>
            <a href={help.court.url} target="_blank" rel="noopener noreferrer">
              {help.court.title}
              <span className="sr-only"> {library.newTab}</span>
            </a>
          </p>
        </>
      )}
      <h3>{texts.law}</h3>
      {known.length > 0 && (
        <ul className="state-facts">
          {known.map((fact) => (
            <li key={fact.id}>
              <a href={fact.href}>{fact.title}</a> <b>{fact.value}</b>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="meta">{texts.notRead(unknown.map((fact) => fact.title))}</p>
      )}
      {facts.length === 0 && <p className="meta">{texts.noRules(help.name)}</p>}
      <p className="state-links">
        <a className="onward" href={topicId ? `/help?topic=${topicId}` : '/help'}>
          {texts.whoCanHelp} <Icon name="arrow-right" />
        </a>
        <a className="onward" href={`/states/${help.slug}`}>
          {texts.allLaw(help.name)} <Icon name="arrow-right" />
        </a>
      </p>
    </section>
  );
}
