// For the address that an account had before: stops changes of it, and shows nothing of it.
import { data } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { EmailedLinkPage } from '../../frame/emailed-link-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/stop-address';

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
  const result = await deps.accounts.objectToAddressChange(form);
  return result.ok
    ? { ok: true, text: security.addressStopped }
    : data({ ok: false, text: result.failure.message }, { status: failureStatus(result.failure) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.addressStopTitle,
    description: security.addressStopLead,
    path: '/auth/stop-address',
    noindex: true,
  });

export default function Page({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <EmailedLinkPage
      title={security.addressStopTitle}
      lead={security.addressStopLead}
      button={security.addressStopButton}
      token={token}
      noToken={security.linkMissing}
      ways={[{ to: '/auth/login', label: accounts.signInTitle }]}
      answer={actionData}
    />
  );
}
