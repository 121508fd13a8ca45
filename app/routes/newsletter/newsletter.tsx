import { data } from 'react-router';
import { handleEmailSubscription } from '#features/newsletter/handle-email-subscription.server.ts';
import * as newsletter from '#features/newsletter/messages/newsletter.ts';
import * as newsletterForm from '#features/newsletter/messages/newsletter-form.ts';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import type { SubscribeAnswer } from '#features/newsletter/schema.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/newsletter';

export const handle = { sitemap: true } satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const result = await handleEmailSubscription(deps, caller, {
    email: form.get('email'),
    name: form.get('name'),
  });
  if (result.ok) return data<SubscribeAnswer>({ ok: true });
  const { message, fields } = result.failure;
  return data<SubscribeAnswer>(
    { ok: false, message, fields },
    { status: failureStatus(result.failure), headers: failureHeaders(result.failure) },
  );
}

/**
 * When the server cannot be reached, the page with the form stays, shows an error and keeps the
 * input.
 */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<SubscribeAnswer> {
  try {
    return await serverAction();
  } catch {
    return { ok: false, message: newsletter.failed };
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletterForm.title,
    description: newsletterForm.home,
    path: '/newsletter',
  });

/** The target of the form without JavaScript; also a page by itself. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <FormPage wide title={newsletterForm.title}>
      {actionData?.ok && (
        <Notice kind="good" role="status">
          <b>{newsletterForm.thanks}</b> {newsletterForm.checkInbox}
        </Notice>
      )}
      {actionData && !actionData.ok && (
        <Notice kind="failed">
          {actionData.fields?.email ?? actionData.fields?.name ?? actionData.message}
        </Notice>
      )}
      <div className="paper-slip">
        <NewsletterForm place="page" />
      </div>
    </FormPage>
  );
}
