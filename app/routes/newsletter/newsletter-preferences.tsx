import { data, Form, useNavigation } from 'react-router';
import { choosePreferences } from '#features/newsletter/choose-preferences.server.ts';
import { getPreferencesPage } from '#features/newsletter/get-preferences-page.server.ts';
import * as newsletter from '#features/newsletter/messages/newsletter.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/newsletter-preferences';

export const handle = { tokenInAddress: true } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { deps } = getVisit(context);
  return { token, ...(await getPreferencesPage(deps, token)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const chosen = {
    legal_updates: form.get('legal_updates') === 'on',
    newsletters: form.get('newsletters') === 'on',
    topics: form.getAll('topic'),
  };
  const result = await choosePreferences(getVisit(context).deps, form.get('token'), chosen);
  if (result.ok) {
    const none = !chosen.legal_updates && !chosen.newsletters && result.value.topics.length === 0;
    return {
      ok: true,
      text: none
        ? `${newsletter.preferencesSaved} ${newsletter.preferencesNone}`
        : newsletter.preferencesSaved,
    };
  }
  return data(
    { ok: false, text: result.failure.message },
    { status: failureStatus(result.failure) },
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletter.preferencesTitle,
    description: newsletter.preferencesLead,
    path: '/newsletter/preferences',
    noindex: true,
  });

const CHOICES = [
  { name: 'newsletters', label: newsletter.newslettersLabel, hint: newsletter.newslettersHint },
  { name: 'legal_updates', label: newsletter.legalUpdatesLabel, hint: newsletter.legalUpdatesHint },
] as const;

export default function NewsletterPreferences({
  loaderData: { token, topics, preferences },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  const answer =
    actionData ??
    (preferences
      ? undefined
      : { ok: false, text: token === '' ? newsletter.noToken : newsletter.confirmFailed });
  return (
    <FormPage wide title={newsletter.preferencesTitle} className="justify-items-start">
      {answer && (
        <Notice kind={answer.ok ? 'good' : 'failed'} role="status">
          {answer.text}
        </Notice>
      )}
      {preferences && (
        <>
          <p className="lead">{newsletter.preferencesLead}</p>
          <Form method="post" className="grid justify-items-start gap-4">
            <input type="hidden" name="token" value={token} />
            {CHOICES.map(({ name, label, hint }) => (
              <label className="choice" key={name}>
                <input type="checkbox" name={name} defaultChecked={preferences[name]} />
                <span>
                  <b>{label}</b>
                  <span className="block text-ink-2">{hint}</span>
                </span>
              </label>
            ))}
            <fieldset className="digest-topics">
              <legend>
                <b>{newsletter.digestTitle}</b>
                <span className="block text-ink-2">{newsletter.digestHint}</span>
              </legend>
              {topics.map(({ id, title }) => (
                <label className="choice" key={id}>
                  <input
                    type="checkbox"
                    name="topic"
                    value={id}
                    defaultChecked={preferences.topics.includes(id)}
                  />
                  <span>{title}</span>
                </label>
              ))}
            </fieldset>
            <Button type="submit" disabled={busy}>
              {busy ? newsletter.preferencesSaving : newsletter.preferencesSave}
            </Button>
          </Form>
        </>
      )}
    </FormPage>
  );
}
