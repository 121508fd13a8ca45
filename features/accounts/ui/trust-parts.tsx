// What guards the account, on its page: the second step, sessions, the address, and what happened.
import { Form } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatLongDate } from '#lib/dates.ts';
import * as accounts from '../messages/accounts.ts';
import * as security from '../messages/security.ts';
import type { AccountPage } from '../read-account-page.server.ts';

type Props = { page: AccountPage; busy: boolean };

export function TrustParts({ longerCopies, ...props }: Props & { longerCopies: string | null }) {
  return (
    <>
      <div className="account-halves">
        <SecondStepPart {...props} />
        <SessionsPart {...props} />
        <AddressPart {...props} />
        <EventsPart {...props} />
      </div>
      <ExportPart longerCopies={longerCopies} />
    </>
  );
}

export function SecondStepPart({ page: { factors, enrolled } }: Pick<Props, 'page'>) {
  const { passkeys, authenticatorSince, recoveryCodesLeft } = factors;
  return (
    <section className="account-part" aria-labelledby="second-step">
      <h2 id="second-step">{security.factorsTitle}</h2>
      <p className="account-state" data-on={enrolled || undefined}>
        <Icon name={enrolled ? 'circle-check' : 'circle-alert'} />{' '}
        {enrolled ? security.factorsOn : security.factorsOff}
      </p>
      {factors.isStaff && !enrolled && <p>{security.staffNeedsFactor}</p>}
      {enrolled ? (
        <ul className="account-rows">
          {passkeys.map(({ id, name, createdOn, lastUsedOn }) => (
            <li key={id}>
              <span className="name">
                <Icon name="fingerprint" /> {name}
              </span>
              <span className="meta">{security.passkeyMeta(createdOn, lastUsedOn)}</span>
            </li>
          ))}
          {authenticatorSince && (
            <li>
              <span className="name">
                <Icon name="smartphone" /> {security.authenticatorTitle}
              </span>
              <span className="meta">{security.authenticatorOn(authenticatorSince)}</span>
            </li>
          )}
          <li>
            <span className="name">
              <Icon name="scroll-text" /> {security.recoveryTitle}
            </span>
            <span className="meta">{security.codesLeft(recoveryCodesLeft)}</span>
          </li>
        </ul>
      ) : (
        <p>{security.factorsLead}</p>
      )}
      <p>
        <ButtonLink kind={enrolled ? 'quiet' : undefined} to="/account/second-step">
          {enrolled ? security.factorsManage : security.factorsSetUp}
        </ButtonLink>
      </p>
    </section>
  );
}

export function SessionsPart({ page: { sessions, today }, busy }: Props) {
  const hasOthers = sessions.length > 1;
  return (
    <section className="account-part" aria-labelledby="sessions">
      <h2 id="sessions">{security.sessionsTitle}</h2>
      <ul className="account-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <span className="name">{session.device}</span>
            <span className="meta">
              {[
                session.isCurrent ? security.thisOne : session.waits && security.waitsForStep,
                session.method && security.methods[session.method],
                session.lastSeenOn === today
                  ? security.today
                  : security.lastSeen(session.lastSeenOn),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {!session.isCurrent && (
              <EndForm
                session={session.id}
                label={security.end}
                about={session.device}
                busy={busy}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="meta">{security.sessionsNote}</p>
      <div className="account-acts">
        {hasOthers && <EndForm session="others" label={security.endOthers} busy={busy} />}
        <Form method="post" replace>
          <input type="hidden" name="intent" value="not-me" />
          <Button type="submit" kind="danger" disabled={busy}>
            {security.notMeButton}
          </Button>
        </Form>
      </div>
    </section>
  );
}

type EndProps = { session: string; label: string; about?: string; busy: boolean };

function EndForm({ session, label, about, busy }: EndProps) {
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={session} />
      <Button
        type="submit"
        kind="quiet"
        disabled={busy}
        aria-label={about ? `${label}: ${about}` : undefined}
      >
        {label}
      </Button>
    </Form>
  );
}

export function AddressPart({ page: { email, enrolled } }: Pick<Props, 'page'>) {
  return (
    <section className="account-part" aria-labelledby="address">
      <h2 id="address">{security.addressTitle}</h2>
      {email === null ? (
        <p>{security.addressHidden}</p>
      ) : (
        <p className="account-address">
          {accounts.email}: <b>{email}</b>
        </p>
      )}
      <p>{enrolled ? security.addressLead : security.addressLeadWithoutFactor}</p>
      <div className="account-acts">
        <ButtonLink kind="quiet" to="/account/address">
          {security.addressLink}
        </ButtonLink>
        {email === null && (
          <ButtonLink kind="quiet" to="/auth/confirm?returnTo=%2Faccount">
            {security.showAddress}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

export function EventsPart({ page: { events } }: Pick<Props, 'page'>) {
  return (
    <section className="account-part" aria-labelledby="events">
      <h2 id="events">{security.eventsTitle}</h2>
      {events.length === 0 ? (
        <p className="meta">{security.noEvents}</p>
      ) : (
        <ul className="account-rows">
          {events.map(({ text, device, day }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events of a day may be the same
            <li key={index}>
              <span className="name">{text}</span>
              <span className="meta">
                {[device, formatLongDate(day)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ExportPart({ longerCopies }: { longerCopies: string | null }) {
  return (
    <section className="account-part" aria-labelledby="export">
      <h2 id="export">{security.exportTitle}</h2>
      <p>{security.exportLead}</p>
      <div className="account-acts">
        <a className="button quiet" href="/account/data" download>
          <Icon name="download" /> {security.exportJson}
        </a>
        <a className="button quiet" href="/account/data?format=pdf" download>
          <Icon name="download" /> {security.exportPdf}
        </a>
      </div>
      <p>{accounts.deleteLead}</p>
      {longerCopies && <p>{accounts.longerCopies(longerCopies)}</p>}
      <p>
        <ButtonLink kind="danger" to="/account/delete">
          <Icon name="trash-2" /> {accounts.deleteTitle}
        </ButtonLink>
      </p>
    </section>
  );
}
