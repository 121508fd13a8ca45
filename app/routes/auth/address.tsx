// Confirms a change of address, from the mail to the new one or to the one before.
import { data } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { EmailedLinkPage } from '../../frame/emailed-link-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/address';

export const handle = {
  beforeSecondStep: true,
  postCost: 'signing-in',
  tokenInAddress: true,
} satisfies RouteHandle;

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.confirmAddressChange(
    { ...caller, headers: request.headers },
    form,
  );
  return result.ok
    ? { ok: true, text: result.value.changed ? security.addressConfirmed : security.addressHalf }
    : data({ ok: false, text: result.failure.message }, { status: failureStatus(result.failure) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.addressConfirmTitle,
    description: security.addressConfirmLead,
    path: '/auth/address',
    noindex: true,
  });

export default function Page({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <EmailedLinkPage
      title={security.addressConfirmTitle}
      lead={security.addressConfirmLead}
      button={security.addressConfirmButton}
      token={token}
      noToken={security.linkMissing}
      ways={[{ to: '/auth/login', label: accounts.signInTitle }]}
      answer={actionData}
    />
  );
}
