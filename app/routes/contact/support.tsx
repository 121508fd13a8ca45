import { data, Form, Link, useNavigation } from 'react-router';
import * as support from '#features/contact/messages/support.ts';
import { MAX_MESSAGE_LENGTH } from '#features/contact/messages/tables.ts';
import { requestSupport } from '#features/contact/request-support.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/support';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') return { email: '' };
  return { email: (await deps.accounts.findVisibleAddress(request.headers)) ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const { name, email, message } = Object.fromEntries(await readForm(request));
  const result = await requestSupport(deps, caller, { name, email, message });
  const typed = { name: text(name), email: text(email), message: text(message) };
  if (result.ok) return data({ failure: null, priority: result.value.priority, typed });
  return failureData(result.failure, { priority: false, typed });
}

const text = (value: FormDataEntryValue | undefined) => (typeof value === 'string' ? value : '');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: support.title, description: support.lead, path: '/support' });

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage wide title={support.title}>
      {actionData && !actionData.failure ? (
        <Notice kind="good" role="status">
          {support.thanks} {actionData.priority && support.priority}
        </Notice>
      ) : (
        <SupportForm email={loaderData.email} answer={actionData} />
      )}
    </FormPage>
  );
}

function SupportForm({
  email,
  answer,
}: {
  email: string;
  answer: Route.ComponentProps['actionData'];
}) {
  const busy = useNavigation().state === 'submitting';
  const failure = answer?.failure;
  const wrong = failure?.fields ?? {};
  return (
    <>
      <p className="lead">{support.lead}</p>
      <p>
        <Link className="onward" to="/resources">
          {support.resources} <Icon name="arrow-right" />
        </Link>
      </p>
      {failure && (
        <Notice kind="failed">{Object.values(wrong).join(' ') || failure.message}</Notice>
      )}
      <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-4">
        <TextField
          fieldClass="w-full"
          id="name"
          name="name"
          label={support.name}
          optional={support.optional}
          error={wrong.name}
          autoComplete="name"
          maxLength={100}
          defaultValue={answer?.typed.name}
        />
        <TextField
          fieldClass="w-full"
          id="email"
          name="email"
          label={support.email}
          hint={support.emailHint}
          error={wrong.email}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={answer?.typed.email ?? email}
        />
        <TextArea
          fieldClass="w-full"
          id="message"
          name="message"
          label={support.message}
          hint={support.messageHint}
          error={wrong.message}
          rows={8}
          required
          minLength={5}
          maxLength={MAX_MESSAGE_LENGTH}
          defaultValue={answer?.typed.message}
        />
        <Button type="submit" disabled={busy}>
          {busy ? support.sending : support.send}
        </Button>
      </Form>
    </>
  );
}
