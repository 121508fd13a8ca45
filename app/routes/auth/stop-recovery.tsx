// Stops a recovery that somebody asked for, from the mail about it.
import { data } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { EmailedLinkPage } from '../../frame/emailed-link-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/stop-recovery';

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
  const result = await deps.accounts.stopRecoveryByLink(form);
  return result.ok
    ? { ok: true, text: security.recoveryStopped }
    : data({ ok: false, text: result.failure.message }, { status: failureStatus(result.failure) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.stopRecoveryTitle,
    description: security.stopRecoveryLead,
    path: '/auth/stop-recovery',
    noindex: true,
  });

export default function Page({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <EmailedLinkPage
      title={security.stopRecoveryTitle}
      lead={security.stopRecoveryLead}
      button={security.stopIt}
      token={token}
      noToken={security.linkMissing}
      ways={[{ to: '/auth/login', label: accounts.signInTitle }]}
      answer={actionData}
    />
  );
}
