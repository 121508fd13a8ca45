// The sign-up form on the home page and in the footer. It also works without JavaScript: the server
// then responds with a separate page.

import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import * as texts from './messages/newsletter-form.ts';
import type { SubscribeAnswer } from './schema.ts';

export function NewsletterForm({
  place,
  onSubscribed,
}: {
  place: 'home' | 'footer' | 'page';
  onSubscribed?: () => void;
}) {
  const fetcher = useFetcher<SubscribeAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const busy = fetcher.state !== 'idle';
  const answer = busy ? undefined : fetcher.data;
  useEffect(() => {
    if (!answer?.ok) return;
    form.current?.reset();
    onSubscribed?.();
  }, [answer, onSubscribed]);
  const failure = answer && !answer.ok ? answer : undefined;
  const { email: emailError, name: nameError } = failure?.fields ?? {};
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/newsletter"
      className="grid content-start gap-3"
    >
      {place !== 'page' && (
        <h2 className={place === 'home' ? 'text-h3' : undefined}>{texts.title}</h2>
      )}
      <p className={place === 'footer' ? undefined : 'text-ink-2'}>
        {place === 'footer' ? texts.footer : texts.home}
      </p>
      <div className={place !== 'footer' ? 'grid items-start gap-3 sm:grid-cols-2' : 'grid gap-3'}>
        {place !== 'footer' && (
          <TextField
            name="name"
            label={texts.name}
            optional={texts.optional}
            autoComplete="name"
            maxLength={100}
            aria-invalid={nameError ? true : undefined}
            aria-describedby={nameError ? `${id}-status` : undefined}
          />
        )}
        <TextField
          name="email"
          label={texts.email}
          hideLabel={place === 'footer'}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={place === 'footer' ? texts.emailPlaceholder : undefined}
          aria-invalid={emailError ? true : undefined}
          aria-describedby={`${id}-status`}
        />
      </div>
      <Button type="submit" className="justify-self-start" disabled={busy}>
        {busy ? texts.subscribing : texts.subscribe}
      </Button>
      <p id={`${id}-status`} role="status" className={failure ? 'wrong' : 'font-semibold'}>
        {answer?.ok && `${texts.thanks} ${texts.checkInbox}`}
        {failure && ([emailError, nameError].filter(Boolean).join(' ') || failure.message)}
      </p>
    </fetcher.Form>
  );
}
