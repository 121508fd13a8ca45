import { data, Form, useNavigation } from 'react-router';
import * as feedback from '#features/contact/messages/feedback.ts';
import { reportMistake } from '#features/contact/report-mistake.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/report';

export function loader({ request }: Route.LoaderArgs) {
  return { about: (new URL(request.url).searchParams.get('about') ?? '').slice(0, 120) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await reportMistake(deps, caller, form);
  if (result.ok) return data({ failure: null, text: '' });
  return failureData(result.failure, { text: String(form.text ?? '') });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: feedback.title,
    description: feedback.lead,
    path: '/report',
    noindex: true,
  });

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  const failure = actionData?.failure;
  return (
    <FormPage wide title={feedback.title}>
      {actionData && !failure ? (
        <Notice kind="good" role="status">
          {feedback.thanks}
        </Notice>
      ) : (
        <>
          <p className="lead">{feedback.lead}</p>
          {failure && (
            <Notice kind="failed" id="report-failure">
              {failure.fields?.text ?? failure.fields?.about ?? failure.message}
            </Notice>
          )}
          <Form method="post" className="grid justify-items-start gap-4">
            <p className="meta">
              {feedback.about}: {loaderData.about || '–'}
            </p>
            <input type="hidden" name="about" value={loaderData.about} />
            <TextArea
              fieldClass="w-full"
              id="text"
              name="text"
              label={feedback.text}
              rows={6}
              required
              minLength={5}
              maxLength={4000}
              defaultValue={actionData?.text}
              aria-invalid={failure?.fields?.text ? true : undefined}
              aria-describedby={failure?.fields?.text ? 'report-failure' : undefined}
            />
            <Button type="submit" disabled={busy}>
              {busy ? feedback.sending : feedback.send}
            </Button>
          </Form>
        </>
      )}
    </FormPage>
  );
}
