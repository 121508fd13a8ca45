import { data } from 'react-router';
import { confirmSubscription } from '#features/newsletter/confirm-subscription.server.ts';
import * as newsletter from '#features/newsletter/messages/newsletter.ts';
import { EmailedLinkPage } from '../../frame/emailed-link-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/newsletter-confirm';

export const handle = { tokenInAddress: true } satisfies RouteHandle;

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = form.get('token') ?? new URL(request.url).searchParams.get('token');
  const result = await confirmSubscription(getVisit(context).deps, token);
  if (result.ok) return { ok: true, text: newsletter.confirmed };
  return data(
    { ok: false, text: result.failure.message },
    { status: failureStatus(result.failure) },
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsletter.confirmTitle,
    description: newsletter.confirmLead,
    path: '/newsletter/confirm',
    noindex: true,
  });

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EmailedLinkPage
      title={newsletter.confirmTitle}
      lead={newsletter.confirmLead}
      button={newsletter.confirmButton}
      token={loaderData.token}
      noToken={newsletter.noToken}
      ways={newsletter.ways}
      answer={actionData}
    />
  );
}
