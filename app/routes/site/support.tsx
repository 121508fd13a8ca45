import { data, Form, Link, useNavigation } from 'react-router';
import { MAX_MESSAGE_LENGTH, support } from '#features/support/messages.ts';
import { requestSupport } from '#features/support/request-support.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/support';

export function loader({ context }: Route.LoaderArgs) {
  const { viewer } = getVisit(context).caller;
  return { email: viewer.kind === 'account' ? viewer.email : '' };
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
    <div className="page-width pt-8">
      <div className="oxford-rule" />
      <div className="grid max-w-measure gap-6 pt-9">
        <h1>{support.title}</h1>
        {actionData && !actionData.failure ? (
          <Notice kind="good" role="status">
            {support.thanks} {actionData.priority && support.priority}
          </Notice>
        ) : (
          <SupportForm email={loaderData.email} answer={actionData} />
        )}
      </div>
    </div>
  );
}

function SupportForm({ email, answer }: { email: string; answer: Route.ComponentProps['actionData'] }) {
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
      {failure && <Notice kind="failed">{Object.values(wrong).join(' ') || failure.message}</Notice>}
      <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-4">
        <div className="field w-full">
          <label htmlFor="name">
            {support.name} <span className="hint">{support.optional}</span>
          </label>
          <input
            className="input"
            id="name"
            name="name"
            autoComplete="name"
            maxLength={100}
            defaultValue={answer?.typed.name}
            aria-invalid={wrong.name ? true : undefined}
            aria-describedby={wrong.name && 'name-wrong'}
          />
          <Wrong id="name-wrong" reason={wrong.name} />
        </div>
        <div className="field w-full">
          <label htmlFor="email">{support.email}</label>
          <span className="hint" id="email-hint">
            {support.emailHint}
          </span>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={answer?.typed.email ?? email}
            aria-invalid={wrong.email ? true : undefined}
            aria-describedby={wrong.email ? 'email-hint email-wrong' : 'email-hint'}
          />
          <Wrong id="email-wrong" reason={wrong.email} />
        </div>
        <div className="field w-full">
          <label htmlFor="message">{support.message}</label>
          <span className="hint" id="message-hint">
            {support.messageHint}
          </span>
          <textarea
            className="input"
            id="message"
            name="message"
            rows={8}
            required
            minLength={5}
            maxLength={MAX_MESSAGE_LENGTH}
            defaultValue={answer?.typed.message}
            aria-invalid={wrong.message ? true : undefined}
            aria-describedby={wrong.message ? 'message-hint message-wrong' : 'message-hint'}
          />
          <Wrong id="message-wrong" reason={wrong.message} />
        </div>
        <button type="submit" className="button" disabled={busy}>
          {busy ? support.sending : support.send}
        </button>
      </Form>
    </>
  );
}

function Wrong({ id, reason }: { id: string; reason: string | undefined }) {
  if (!reason) return null;
  return (
    <span className="wrong" id={id}>
      {reason}
    </span>
  );
}
