// Asks for a new address of the account. Asks to confirm first.
import { Form, Link, redirect, useNavigation } from 'react-router';
import * as accounts from '#features/accounts/messages/accounts.ts';
import * as security from '#features/accounts/messages/security.ts';
import { EmailField } from '#features/accounts/ui/email-field.tsx';
import { FailureSummary } from '#features/accounts/ui/failure-summary.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import accountsCss from '../../styles/accounts.css?url';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/address';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: accountsCss }];

export const handle = { postCost: 'signing-in' } satisfies RouteHandle;

const CONFIRM = '/auth/confirm?returnTo=%2Faccount%2Faddress';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const session = await deps.accounts.requireConfirmed({ ...caller, headers: request.headers });
  if (!session.ok) throw redirect(CONFIRM);
  return { email: session.value.account.email, enrolled: session.value.enrolled };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = Object.fromEntries(await readForm(request));
  const result = await deps.accounts.requestAddressChange(
    { ...caller, headers: request.headers },
    form,
  );
  if (!result.ok && result.failure.kind === 'unauthenticated') throw redirect(CONFIRM);
  const email = String(form.email ?? '').slice(0, 254);
  return result.ok
    ? { failure: null, email: '', needsOld: result.value.needsOld }
    : failureData(result.failure, { email, needsOld: false });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get('email') ?? '');
  return preserveForm(serverAction, security.uncertain, (failure) => ({
    failure,
    email,
    needsOld: false,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: security.addressLink,
    description: security.addressLead,
    path: '/account/address',
    noindex: true,
  });

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const { email, enrolled } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const failure = busy ? undefined : actionData?.failure;
  return (
    <FormPage
      title={security.addressLink}
      lead={enrolled ? security.addressLead : security.addressLeadWithoutFactor}
    >
      <p className="account-address">
        {accounts.email}: <b>{email}</b>
      </p>
      {actionData && !actionData.failure && !busy && (
        <Notice kind="good" role="status">
          {actionData.needsOld ? security.addressSentBoth : security.addressSent}
        </Notice>
      )}
      <FailureSummary failure={failure} ids={{ email: 'email' }} />
      <Form method="post" replace noValidate className="grid gap-4">
        <EmailField
          label={security.newAddress}
          defaultValue={actionData?.email}
          error={failure?.fields?.email}
        />
        <Button type="submit" disabled={busy}>
          {security.sendLink}
        </Button>
      </Form>
      <p>
        <Link to="/account">{accounts.accountTitle}</Link>
      </p>
    </FormPage>
  );
}
