// Asks the device for a passkey and sends what it signed with the form's other fields. It needs
// JavaScript; without it there is no button, and codes do the same.
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as security from '../messages/security.ts';

type Purpose = 'register' | 'sign-in' | 'second-step' | 'confirm';
type Props = {
  purpose: Purpose;
  label: string;
  kind?: 'quiet';
  /** Sent along: `intent` and what the page keeps. */
  fields: Record<string, string>;
  disabled?: boolean;
};

export function PasskeyButton({ purpose, label, kind, fields, disabled = false }: Props) {
  const submit = useSubmit();
  const [state, setState] = useState<'idle' | 'waiting' | 'cancelled' | 'unsupported' | 'failed'>(
    'idle',
  );
  async function press() {
    if (!('PublicKeyCredential' in window) || !PublicKeyCredential.parseRequestOptionsFromJSON)
      return setState('unsupported');
    setState('waiting');
    try {
      const options = await fetchOptions(purpose);
      if (!options) return setState('failed');
      const credential = await askDevice(purpose, options);
      if (!credential) return setState('cancelled');
      setState('idle');
      await submit(
        { ...fields, credential: JSON.stringify(credential.toJSON()) },
        { method: 'post', replace: true },
      );
    } catch {
      setState('cancelled');
    }
  }
  const messages = {
    idle: '',
    waiting: security.passkeyWaiting,
    cancelled: security.passkeyCancelled,
    unsupported: security.passkeyUnsupported,
    failed: security.passkeyFailed,
  };
  return (
    <div className="passkey-button js-only">
      <Button kind={kind} disabled={disabled || state === 'waiting'} onClick={press}>
        <Icon name="fingerprint" /> {label}
      </Button>
      <p aria-live="polite">{messages[state]}</p>
    </div>
  );
}

async function fetchOptions(purpose: Purpose): Promise<object | null> {
  const answer = await fetch('/auth/passkey-options', {
    method: 'POST',
    body: new URLSearchParams({ purpose }),
    headers: { Accept: 'application/json' },
  });
  return answer.ok ? ((await answer.json()) as object) : null;
}

async function askDevice(purpose: Purpose, options: object): Promise<PublicKeyCredential | null> {
  const credential =
    purpose === 'register'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
            options as PublicKeyCredentialRequestOptionsJSON,
          ),
        });
  return credential as PublicKeyCredential | null;
}
