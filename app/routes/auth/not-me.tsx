// "This was not me", from a mail. Opening it changes nothing; the button does, once.
import { data } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { EmailedLinkPage } from '../../frame/emailed-link-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/not-me';

export const handle = {
  beforeSecondStep: true,
  postCost: 'signing-in',
  tokenInAddress: true,
} satisfies RouteHandle;

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.disownEvent(form);
  return result.ok
    ? { ok: true, text: security.notMeDone }
    : data({ ok: false, text: result.failure.message }, { status: failureStatus(result.failure) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.notMeTitle,
    description: security.notMeLead,
    path: '/auth/not-me',
    noindex: true,
  });

export default function Page({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <EmailedLinkPage
      title={security.notMeTitle}
      lead={security.notMeLead}
      button={security.notMeButton}
      token={token}
      noToken={security.linkMissing}
      ways={[
        { to: '/auth/forgot-password', label: accounts.resetTitle },
        { to: '/auth/login', label: accounts.signInTitle },
      ]}
      answer={actionData}
    />
  );
}
