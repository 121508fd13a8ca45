// The parts of the page on which the second step is set up and changed.
import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { QrPath } from '../factors/draw-qr.server.ts';
import type { Factors } from '../factors/factors.server.ts';
import * as security from '../messages/security.ts';
import { CodeField } from './code-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

type CodesProps = { factors: Factors; codes: string[] | null | undefined; busy: boolean };

export function RecoveryCodesPart({ factors, codes, busy }: CodesProps) {
  const { passkeys, authenticatorSince, recoveryCodesLeft: left } = factors;
  // Who used up all codes makes new ones here.
  const isEnrolled = passkeys.length > 0 || authenticatorSince !== null;
  if (!isEnrolled && !codes) return null;
  return (
    <section className="account-part" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{codes ? security.newCodesTitle : security.recoveryTitle}</h2>
      {codes ? (
        <NewCodes codes={codes} />
      ) : (
        <>
          <p>{security.recoveryLead}</p>
          <p className="meta">{security.codesLeft(left)}</p>
          <Form method="post" replace>
            <input type="hidden" name="intent" value="new-codes" />
            <Button type="submit" kind="quiet" disabled={busy}>
              {security.makeCodes}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}

function NewCodes({ codes }: { codes: string[] }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <p>{security.newCodesLead}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="account-acts js-only">
        <Button kind="quiet" onClick={() => window.print()}>
          <Icon name="printer" /> {security.printCodes}
        </Button>
        <Button kind="quiet" onClick={copy}>
          <Icon name="copy" /> {security.copyCodes}
        </Button>
        <span aria-live="polite">{copied && security.codesCopied}</span>
      </div>
    </>
  );
}

export function PasskeysPart({
  factors: { passkeys },
  host,
  busy,
}: {
  factors: Factors;
  host: string;
  busy: boolean;
}) {
  return (
    <section className="account-part" aria-labelledby="passkeys">
      <h2 id="passkeys">{security.passkeysTitle}</h2>
      {passkeys.length === 0 ? (
        <p className="meta">{security.noPasskeys}</p>
      ) : (
        <ul className="account-rows">
          {passkeys.map(({ id, name, createdOn, lastUsedOn }) => (
            <li key={id}>
              <span className="name">
                <Icon name="fingerprint" /> {name}
              </span>
              <span className="meta">{security.passkeyMeta(createdOn, lastUsedOn)}</span>
              <RemoveForm factor={id} about={name} busy={busy} />
            </li>
          ))}
        </ul>
      )}
      <PasskeyButton
        purpose="register"
        label={security.addPasskey}
        fields={{ intent: 'passkey' }}
        disabled={busy}
      />
      <p className="meta js-only">{security.passkeyPlace(host)}</p>
      <noscript>
        <p>{security.passkeyNeedsScript}</p>
      </noscript>
    </section>
  );
}

export function AuthenticatorPart({
  factors: { authenticatorSince },
  enrolment,
  error,
  busy,
}: {
  factors: Factors;
  enrolment: { key: string; picture: QrPath } | null;
  error: string | undefined;
  busy: boolean;
}) {
  return (
    <section className="account-part" aria-labelledby="authenticator">
      <h2 id="authenticator">{security.authenticatorTitle}</h2>
      {authenticatorSince && (
        <ul className="account-rows">
          <li>
            <span className="name">
              <Icon name="smartphone" /> {security.authenticatorTitle}
            </span>
            <span className="meta">{security.authenticatorOn(authenticatorSince)}</span>
            <RemoveForm factor="authenticator" about={security.authenticatorTitle} busy={busy} />
          </li>
        </ul>
      )}
      {enrolment && (
        <>
          <p>{security.authenticatorLead}</p>
          <div className="enrolment">
            <QrPicture picture={enrolment.picture} />
            <p>
              {security.authenticatorKey}:{' '}
              <b className="enrolment-key">{enrolment.key.replace(/(.{4})(?=.)/g, '$1 ')}</b>
            </p>
          </div>
          <Form method="post" replace noValidate className="grid gap-4 justify-items-start">
            <input type="hidden" name="intent" value="authenticator" />
            <CodeField digits label={security.codeLabel} error={error} />
            <Button type="submit" disabled={busy}>
              {security.addAuthenticator}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}

/** Black on white in both themes: cameras read nothing else. */
function QrPicture({ picture: { size, path } }: { picture: QrPath }) {
  return (
    <svg
      className="enrolment-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={security.authenticatorPicture}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function RemoveForm({ factor, about, busy }: { factor: string; about: string; busy: boolean }) {
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="factor" value={factor} />
      <Button
        type="submit"
        kind="quiet"
        disabled={busy}
        aria-label={`${security.remove}: ${about}`}
      >
        {security.remove}
      </Button>
    </Form>
  );
}
